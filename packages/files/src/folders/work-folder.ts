import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CLAIM, claim } from './claim.ts';
import { removeClaimed } from './remove-claimed.ts';

/** Attempts to remove a folder that does not become empty. */
const REMOVALS = 50;

/**
 * A new folder that only this process uses. It is removed when the process ends, unless it is
 * killed.
 */
export interface WorkFolder {
  /** Absolute path. */
  readonly path: string;
  /** The part of the folder's name after the prefix. */
  readonly id: string;
  /** Ends the claim and keeps the folder. Throws if the folder no longer exists. */
  readonly release: () => void;
  /** Removes the folder, if it still exists. */
  readonly remove: () => Promise<void>;
}

/**
 * Creates an empty folder that no other process uses.
 *
 * @param prefix - Absolute path, to which an id is appended; `sweepFolders` finds the folder by it
 *   later.
 * @param mode - Permissions, before the umask of the process is applied.
 * @throws The file system's error.
 */
export function makeWorkFolder(prefix: string, mode = 0o777): WorkFolder {
  const id = randomBytes(6).toString('hex');
  const path = `${prefix}${id}`;
  mkdirSync(path, { mode });
  const onExit = () => removeNow(path);
  process.on('exit', onExit);
  const unclaim = claim(path);
  const release = () => {
    process.off('exit', onExit);
    unclaim();
  };
  return {
    path,
    id,
    release,
    async remove() {
      await removeClaimed(path, 3);
      process.off('exit', onExit);
    },
  };
}

/**
 * Removes a folder that a thread may still add files to, which Node's own retries do not handle.
 */
function removeNow(folder: string): void {
  for (let attempt = 1; attempt <= REMOVALS && existsSync(folder); attempt += 1) {
    try {
      const others = readdirSync(folder).filter((name) => name !== CLAIM);
      // The claim last, as `removeClaimed` does.
      for (const path of [...others.map((name) => join(folder, name)), folder]) {
        rmSync(path, { recursive: true, force: true, maxRetries: 2, retryDelay: 20 });
      }
    } catch (error) {
      // The next build reports folders that it cannot remove either.
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') return;
    }
  }
}
