import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/**
 * All files below a folder, hidden ones and `node_modules` left out, symbolic
 * links not followed into folders.
 *
 * @param folder - Absolute path.
 * @returns Paths relative to the folder, with forward slashes, sorted by code unit.
 * @throws The file system's error when the folder cannot be read.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(
      (path) => !path.split('/').some((part) => part.startsWith('.') || part === 'node_modules'),
    )
    .sort();
}
