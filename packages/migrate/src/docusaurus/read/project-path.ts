import { resolve } from 'node:path';
import { relativePath } from '@docgen/files/relative-path';

/**
 * Writes a path of a configuration relative to the site's folder, with forward slashes.
 *
 * @param path - Absolute, or relative to the folder.
 * @param folder - Absolute path of the site.
 */
export function projectPath(path: string, folder: string): string {
  return relativePath(folder, resolve(folder, path)) || '.';
}
