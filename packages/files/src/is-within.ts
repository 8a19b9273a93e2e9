import { isAbsolute, relative, sep } from 'node:path';

/**
 * Whether a path is a folder or is below it.
 *
 * @param path - Absolute, or relative to the same base as the folder. Resolve links in both first
 *   if they matter.
 */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Whether two paths are the same, or one is below the other. */
export function overlap(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one);
}
