import { readdirSync } from 'node:fs';

/**
 * Paths of everything in a folder and its subfolders except folders that contain something,
 * relative to the folder, with forward slashes. For thousands of folders, this takes half the time
 * of `readdirSync` with `recursive`.
 *
 * @param folder - Absolute path.
 * @throws The file system's error.
 */
export function filesIn(folder: string): string[] {
  const files: string[] = [];
  const list = (below: string): void => {
    const entries = readdirSync(`${folder}/${below}`, { withFileTypes: true });
    if (entries.length === 0 && below !== '') files.push(below.slice(0, -1));
    for (const entry of entries) {
      if (entry.isDirectory()) list(`${below}${entry.name}/`);
      else files.push(below + entry.name);
    }
  };
  list('');
  return files;
}
