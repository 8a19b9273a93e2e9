import { lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isClaimed } from './claim.ts';
import { removeFolder } from './remove-folder.ts';

/** A folder of a killed process that could not be removed, and why. */
export interface Leftover {
  readonly path: string;
  readonly error: Error;
}

/**
 * Name of a work folder after its prefix: twelve random digits, or in earlier versions the process
 * id.
 */
const FOLDER_ID = /^(?:[\da-f]{12}|\d+)$/;

/**
 * Lists everything that has the name of a work folder, also if it is not a folder; nothing if the
 * parent folder cannot be read.
 *
 * @param prefix - The prefix that `makeWorkFolder` was called with.
 * @returns Absolute paths, each with the part of the name after the prefix.
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
 * Removes work folders whose process has ended. Other files that have such a name are kept.
 *
 * @param prefix - The prefix that `makeWorkFolder` was called with.
 * @returns The folders that could not be removed.
 */
export async function sweepFolders(prefix: string): Promise<readonly Leftover[]> {
  const leftovers: Leftover[] = [];
  for (const { path } of await workFolders(prefix)) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats?.isDirectory() || (await isClaimed(path))) continue;
    // In a folder that all users may write to, another user could redirect the removal with links.
    // Windows has no user ids.
    const user = process.getuid?.() ?? stats.uid;
    const error =
      stats.uid === user ? await removeFolder(path) : new Error('it belongs to another user');
    if (error !== undefined) leftovers.push({ path, error });
  }
  return leftovers;
}
