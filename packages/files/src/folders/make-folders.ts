import { existsSync, mkdirSync } from 'node:fs';
import { withParents } from '../with-parents.ts';

/**
 * Creates a folder and its missing parents. Node's own `recursive` retries forever where the system
 * reports that a folder is missing although its parent exists, as in `/proc`.
 *
 * @param folder - Absolute path; may exist.
 * @param onMade - Called with the path of each created folder, outermost first.
 * @throws The file system's error.
 */
export function makeFolders(folder: string, onMade: (path: string) => void = () => {}): void {
  const missing = withParents(folder).filter((path) => !existsSync(path));
  for (const path of missing.toReversed()) {
    try {
      mkdirSync(path);
      onMade(path);
    } catch (error) {
      // Another process was faster, or it is a dangling link, for which the next `mkdirSync` fails.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
