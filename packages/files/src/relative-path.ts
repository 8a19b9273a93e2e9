import { relative, sep } from 'node:path';

/** Replaces the separators of this system in a path by forward slashes. */
export function slashed(path: string): string {
  return path.split(sep).join('/');
}

/** The relative path that `path.relative` returns, with forward slashes. */
export function relativePath(folder: string, path: string): string {
  return slashed(relative(folder, path));
}
