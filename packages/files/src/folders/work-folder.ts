import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CLAIM, claim } from './claim.ts';
import { removeClaimed } from './remove-claimed.ts';

/** How often a folder is removed that does not become empty. */
const REMOVALS = 50;

/** A new folder that is this process's alone. It is removed whatever ends the process, if not by force. */
export interface WorkFolder {
  /** Absolute path. */
  readonly path: string;
  /** What the system's name for it has in addition to the prefix. */
  readonly id: string;
  /** Ends the claim and leaves the folder. Throws when somebody else has taken it away. */
  readonly release: () => void;
  /** Removes the folder, if it is still there. */
  readonly remove: () => Promise<void>;
}

/**
 * Makes a folder that is empty and that no other process uses.
 *
 * @param prefix - Absolute path; what `sweepFolders` knows them by later.
 * @param mode - Permissions, before the process's mask.
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

/** Removes a folder that a thread may still add files to; Node's own retries do not see them. */
function removeNow(folder: string): void {
  for (let attempt = 1; attempt <= REMOVALS && existsSync(folder); attempt += 1) {
    try {
      const others = readdirSync(folder).filter((name) => name !== CLAIM);
      // The claim last, as `removeClaimed` does.
      for (const path of [...others.map((name) => join(folder, name)), folder]) {
        rmSync(path, { recursive: true, force: true, maxRetries: 2, retryDelay: 20 });
      }
    } catch (error) {
      // The next build tells what it cannot remove either.
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') return;
    }
  }
}
