import { lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isClaimed } from './claim.ts';
import { removeFolder } from './remove-folder.ts';

/** A folder of a killed process that cannot be removed, and why. */
export interface Leftover {
  readonly path: string;
  readonly error: Error;
}

/** What follows the prefix: twelve random digits, or the process id that earlier versions took. */
export const FOLDER_ID = /^(?:[\da-f]{12}|\d+)$/;

/**
 * Removes work folders whose process has ended. What is no folder but has such a name stays.
 *
 * @param prefix - As `makeWorkFolder` was given it.
 */
export async function sweepFolders(prefix: string): Promise<readonly Leftover[]> {
  const folder = dirname(prefix);
  const names = await readdir(folder).catch(() => []);
  const leftovers: Leftover[] = [];
  for (const name of names) {
    if (!name.startsWith(basename(prefix))) continue;
    if (!FOLDER_ID.test(name.slice(basename(prefix).length))) continue;
    const path = join(folder, name);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats?.isDirectory() || (await isClaimed(path))) continue;
    // In a folder that everybody may write to, another user could lead the removal astray.
    // Windows knows no user ids.
    const user = process.getuid?.() ?? stats.uid;
    const error =
      stats.uid === user ? await removeFolder(path) : new Error('it belongs to another user');
    if (error !== undefined) leftovers.push({ path, error });
  }
  return leftovers;
}
