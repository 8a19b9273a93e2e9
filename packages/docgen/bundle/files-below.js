import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Paths of all files in a folder and its subfolders, sorted.
 *
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) => join(file.parentPath, file.name)).sort();
}
