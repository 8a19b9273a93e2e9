import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sweepFolders } from './sweep-folders.ts';
import { makeWorkFolder, type WorkFolder } from './work-folder.ts';

/**
 * Makes a folder among the system's temporary files that nobody else may read, and removes those
 * of killed processes.
 *
 * @throws The file system's error when it cannot be made.
 */
export async function makeTemporaryFolder(): Promise<WorkFolder> {
  const prefix = join(tmpdir(), 'docgen-build-');
  // What cannot be removed is left to whoever cleans the system's temporary files.
  await sweepFolders(prefix);
  return makeWorkFolder(prefix, 0o700);
}
