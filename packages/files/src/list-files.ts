import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { MOST_LINKS } from './follows-link.ts';
import { isOmitted } from './is-omitted.ts';
import { isWithin } from './is-within.ts';

/**
 * Lists all files below a folder, except those of {@link isOmitted}. Links to folders are followed
 * unless they lead back to a folder that contains them. tinyglobby is not a replacement: it omits
 * pipes and dangling links, follows a cycle of links once, and treats a missing folder as empty.
 *
 * @param folder - Absolute path.
 * @returns Paths relative to the folder, with forward slashes, sorted by code unit. They include
 *   pipes, sockets, devices, dangling links and links that are not followed; the functions that
 *   read files report these.
 * @throws The file system's error if a folder cannot be read.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  const list = (path: string, real: string, links: number): void => {
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      const { name } = entry;
      if (isOmitted(name)) continue;
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
