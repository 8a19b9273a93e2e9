import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/**
 * Lists all files below a folder.
 *
 * @param {string} root folder that the paths are relative to
 * @param {string} folder relative to it
 * @returns {Promise<string[]>} paths with forward slashes, sorted
 */
export async function filesBelow(root, folder) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
