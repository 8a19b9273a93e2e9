import { existsSync, lstatSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isClaimed } from './claim.ts';

/** A folder of a killed process that cannot be removed, and why. */
export interface Leftover {
  readonly path: string;
  readonly error: unknown;
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
    try {
      const stats = lstatSync(path);
      if (!stats.isDirectory() || (await isClaimed(path))) continue;
      // In a folder that everybody may write to, another user could lead the removal astray.
      // Windows knows no user ids.
      const user = process.getuid?.() ?? stats.uid;
      if (stats.uid !== user) throw new Error('it belongs to another user');
      await rm(path, { recursive: true, force: true });
    } catch (error) {
      if (existsSync(path)) leftovers.push({ path, error });
    }
  }
  return leftovers;
}
