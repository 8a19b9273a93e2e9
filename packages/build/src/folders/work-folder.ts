import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { claim } from './claim.ts';

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
  const onExit = () => {
    // A thread may be writing until the process has ended.
    rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  };
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
      await rm(path, { recursive: true, force: true, maxRetries: 3 });
      process.off('exit', onExit);
    },
  };
}
