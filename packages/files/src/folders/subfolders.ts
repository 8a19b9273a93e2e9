import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Returns a function that creates the parent folders of files on demand. The root must exist. If
 * another process removes it, it is not created again, because it would contain only some of its
 * files.
 *
 * @param root - Absolute path.
 * @returns Takes a file's path relative to the root, with forward slashes, and returns its absolute
 *   path. Throws the file system's error.
 */
export function createSubfolders(root: string): (path: string) => string {
  const made = new Set(['.']);
  const make = (folder: string): void => {
    if (made.has(folder)) return;
    make(dirname(folder));
    try {
      mkdirSync(`${root}/${folder}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    made.add(folder);
  };
  return (path) => {
    make(dirname(path));
    return `${root}/${path}`;
  };
}
