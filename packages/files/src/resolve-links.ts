import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';

/** How many links may lead on to the next; as many as Linux follows. */
const MOST_LINKS = 40;

/**
 * The path that a path leads to with all symbolic links resolved, also those that lead to nothing
 * yet.
 *
 * @param path - Absolute path; nothing need be there.
 * @throws The file system's error, such as `ELOOP` for links that lead in a circle.
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

/** The same for a path that is told about elsewhere when its links lead in a circle: it stays as it is. */
export function resolveLinksOrKeep(path: string): string {
  return orUndefined(() => resolveLinks(path)) ?? path;
}
