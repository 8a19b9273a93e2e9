import { relative, sep } from 'node:path';

/** A path of this machine with forward slashes. */
export function slashed(path: string): string {
  return path.split(sep).join('/');
}

/** The way from a folder to a path, as `path.relative` tells it, with forward slashes. */
export function relativePath(folder: string, path: string): string {
  return slashed(relative(folder, path));
}
