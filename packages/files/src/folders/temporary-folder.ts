import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepFolders } from './sweep-folders.ts';
import { makeWorkFolder, type WorkFolder } from './work-folder.ts';

/** What the paths of all temporary folders begin with. */
export const temporaryPrefix = (): string => join(tmpdir(), 'docgen-build-');

/**
 * Creates a folder among the system's temporary files that other users cannot read, and removes
 * those of killed processes.
 *
 * @throws The file system's error if it cannot be created.
 */
export async function makeTemporaryFolder(): Promise<WorkFolder> {
  const prefix = temporaryPrefix();
  // Folders that cannot be removed are left to the cleanup of the system's temporary files.
  await sweepFolders(prefix);
  return makeWorkFolder(prefix, 0o700);
}
