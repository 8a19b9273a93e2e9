import { renameSync } from 'node:fs';

/**
 * Moves a file or folder within its file system.
 *
 * @returns False if it does not exist.
 * @throws The file system's error.
 */
export function move(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
