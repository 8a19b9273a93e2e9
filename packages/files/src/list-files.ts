import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { isWithin } from './is-within.ts';

/**
 * How many links to folders may lie on the way to a file. Folders that link to each other would
 * otherwise make two paths of each, four, eight, and so on.
 */
const MOST_LINKS = 3;

/**
 * All files below a folder, hidden ones and `node_modules` left out. Links to folders are followed,
 * unless they lead back to a folder that they lie in. tinyglobby is no replacement: it leaves out
 * pipes and links that lead nowhere, goes round in circles once, and takes a missing folder for an
 * empty one.
 *
 * @param folder - Absolute path.
 * @returns Paths relative to the folder, with forward slashes, sorted by code unit. Among them are
 * pipes, sockets, devices, and links that are not followed or lead nowhere: who reads a file says
 * what it is.
 * @throws The file system's error when a folder cannot be read.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  const list = (path: string, real: string, links: number): void => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const { name } = entry;
      if (name.startsWith('.') || name === 'node_modules') continue;
      const inside = path === '' ? name : `${path}/${name}`;
      if (entry.isDirectory()) list(inside, join(real, name), links);
      else {
        const target = entry.isSymbolicLink() && links < MOST_LINKS && folderOf(inside);
        if (target && !isWithin(real, target)) list(inside, target, links + 1);
        else files.push(inside);
      }
    }
  };
  const folderOf = (path: string): string | undefined =>
    orUndefined(() => {
      const absolute = join(folder, path);
      return statSync(absolute).isDirectory() ? realpathSync(absolute) : undefined;
    });
  list('', realpathSync(folder), 0);
  return files.sort();
}
