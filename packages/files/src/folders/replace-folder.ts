import { renameSync, rmSync } from 'node:fs';
import { move } from './move.ts';

/** What takes the place of what. Absolute paths in one file system. */
export interface Replacement {
  readonly from: string;
  /** May be missing. */
  readonly to: string;
  /** Where what was at `to` is put; nothing may be there. */
  readonly aside: string;
  /** Whether a folder that was put aside may be lost. */
  readonly mayReplace: (folder: string) => boolean;
}

/** How often the swap is tried: each time, another process has put its own there in between. */
const ATTEMPTS = 20;

/**
 * Puts a folder in the place of another one by two renames, without a pause in which a signal
 * could end the process.
 *
 * @returns False when what was there may not be replaced; it is in its place then.
 * @throws The file system's error, and what was there is in its place.
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
        // There is a newer one, or the same: somebody took the pause for the end of a process.
        rmSync(aside, { recursive: true, force: true });
      } else {
        if (isAside && !isOccupied) renameSync(aside, to);
        throw error;
      }
    }
  }
}
