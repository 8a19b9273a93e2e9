import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';

/** Longest chain of links that is followed; the same limit as in Linux. */
const MOST_LINKS = 40;

/**
 * Resolves all symbolic links in a path, including links to paths that do not exist yet.
 *
 * @param path - Absolute path; need not exist.
 * @throws The file system's error, such as `ELOOP` for a cycle of links.
 */
export function resolveLinks(path: string, links = 0): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if ((code !== 'ENOENT' && code !== 'ENOTDIR') || links > MOST_LINKS) throw error;
    const parent = resolveLinks(dirname(path), links);
    const at = join(parent, basename(path));
    const target = orUndefined(() => readlinkSync(at));
    return target === undefined ? at : resolveLinks(resolve(parent, target), links + 1);
  }
}

/** The same for paths whose cycles of links are reported elsewhere: they are returned unchanged. */
export function resolveLinksOrKeep(path: string): string {
  return orUndefined(() => resolveLinks(path)) ?? path;
}
