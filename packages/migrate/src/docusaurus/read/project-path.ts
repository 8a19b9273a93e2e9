import { isAbsolute, posix, relative, sep } from 'node:path';

/**
 * Writes a path of a configuration relative to the site's folder, with forward slashes.
 *
 * @param path - Absolute, or relative to the folder.
 * @param folder - Absolute path of the site.
 */
export function projectPath(path: string, folder: string): string {
  const plain = isAbsolute(path) ? relative(folder, path) : path;
  return posix.normalize(plain.split(sep).join('/')).replace(/(?<=.)\/$/, '');
}

/** True for a path that is a folder or in it; both relative to the same place, `.` for all of it. */
export function isWithin(path: string, folder: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}
