import { existsSync, mkdirSync } from 'node:fs';
import { withParents } from '../with-parents.ts';

/**
 * Makes a folder and those that it lies in. Node's own `recursive` tries for ever where the system says
 * that a folder is not there although the one around it is, as it does in `/proc`.
 *
 * @param folder - Absolute path; may be there.
 * @param onMade - Called with the path of each that is made, the outermost first.
 * @throws The file system's error.
 */
export function makeFolders(folder: string, onMade: (path: string) => void = () => {}): void {
  const missing = withParents(folder).filter((path) => !existsSync(path));
  for (const path of missing.toReversed()) {
    try {
      mkdirSync(path);
      onMade(path);
    } catch (error) {
      // Somebody else was faster, or it is a link that leads nowhere, which the next one finds out.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
