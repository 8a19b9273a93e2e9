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
const FOLDER_ID = /^(?:[\da-f]{12}|\d+)$/;

/**
 * Lists what has the name of a work folder, whatever it is; nothing where that cannot be read.
 *
 * @param prefix - As `makeWorkFolder` was given it.
 * @returns Absolute paths, each with what follows the prefix.
 */
export async function workFolders(
  prefix: string,
): Promise<{ readonly path: string; readonly id: string }[]> {
  const start = basename(prefix);
  const names = await readdir(dirname(prefix)).catch(() => []);
  return names
    .map((name) => ({ path: join(dirname(prefix), name), id: name.slice(start.length) }))
    .filter(({ path, id }) => basename(path).startsWith(start) && FOLDER_ID.test(id));
}

/**
 * Removes work folders whose process has ended. What is no folder but has such a name stays.
 *
 * @param prefix - As `makeWorkFolder` was given it.
 */
export async function sweepFolders(prefix: string): Promise<readonly Leftover[]> {
  const leftovers: Leftover[] = [];
  for (const { path } of await workFolders(prefix)) {
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
