import { isAbsolute, relative, sep } from 'node:path';

/**
 * Whether a path is a folder or lies below it.
 *
 * @param path - Absolute, or from the same place as the folder; real where links matter.
 */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Whether two paths are the same or one lies below the other. */
export function overlap(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one);
}
