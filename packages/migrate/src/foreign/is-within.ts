import { isAbsolute, relative, sep } from 'node:path';

/** Whether a file lies below a folder; both are absolute, and real where links matter. */
export function isWithin(file: string, folder: string): boolean {
  const way = relative(folder, file);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
