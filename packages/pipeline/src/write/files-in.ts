import { readdirSync } from 'node:fs';

/**
 * Paths of everything in a folder and its subfolders except folders, relative to the folder, with
 * forward slashes. For thousands of folders, this takes half the time of `readdirSync` with
 * `recursive`.
 *
 * @param folder - Absolute path.
 * @throws The file system's error.
 */
export function filesIn(folder: string): string[] {
  const files: string[] = [];
  const list = (below: string): void => {
    for (const entry of readdirSync(`${folder}/${below}`, { withFileTypes: true })) {
      if (entry.isDirectory()) list(`${below}${entry.name}/`);
      else files.push(below + entry.name);
    }
  };
  list('');
  return files;
}
