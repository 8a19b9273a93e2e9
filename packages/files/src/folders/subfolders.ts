import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Makes a function that makes the folders of files as needed. The root has to be there: when
 * somebody has removed it, it does not come back with a part of its files.
 *
 * @param root - Absolute path.
 * @returns Gets a file's path relative to the root, with forward slashes, and gives its absolute
 *   path. Throws the file system's error.
 */
export function createSubfolders(root: string): (path: string) => string {
  const made = new Set(['.']);
  const make = (folder: string): void => {
    if (made.has(folder)) return;
    make(dirname(folder));
    try {
      mkdirSync(join(root, folder));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    made.add(folder);
  };
  return (path) => {
    make(dirname(path));
    return join(root, path);
  };
}
