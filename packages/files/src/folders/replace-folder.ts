import { renameSync, rmSync } from 'node:fs';
import { move } from './move.ts';

/** A folder and the folder that it replaces. Absolute paths in one file system. */
export interface Replacement {
  readonly from: string;
  /** Need not exist. */
  readonly to: string;
  /** Where the previous folder is moved; must not exist. */
  readonly aside: string;
  /** Whether the folder that was moved aside may be lost. */
  readonly mayReplace: (folder: string) => boolean;
}

/**
 * Attempts to swap the folders. An attempt fails if another process has put its own there in
 * between.
 */
const ATTEMPTS = 20;

/**
 * Replaces a folder by another with two synchronous renames, so that no signal handler can end the
 * process in between.
 *
 * @returns False if the previous folder may not be replaced; it is restored.
 * @throws The file system's error; the previous folder is restored.
 */
export function replaceFolder({ from, to, aside, mayReplace }: Replacement): boolean {
  for (let attempt = 1; ; attempt += 1) {
    const isAside = move(to, aside);
    if (isAside && !mayReplace(aside)) {
      renameSync(aside, to);
      return false;
    }
    try {
      renameSync(from, to);
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const isOccupied = code === 'ENOTEMPTY' || code === 'EEXIST';
      if (isOccupied && attempt < ATTEMPTS) {
        // Another process has put a newer folder there, or has restored the previous one because it
        // took the gap between the renames for the end of a killed process.
        rmSync(aside, { recursive: true, force: true });
      } else {
        if (isAside && !isOccupied) renameSync(aside, to);
        throw error;
      }
    }
  }
}
