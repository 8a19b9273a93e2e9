import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The hash of files by their contents as they are written.
 *
 * @param {string} root folder that paths are relative to; the paths are part of the hash
 * @param {readonly string[]} paths
 * @returns {Promise<string>} SHA-256 in hexadecimal digits
 */
export async function hashOfFiles(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    const contents = createHash('sha256').update(await readFile(join(root, path)));
    hash.update(`${path} ${contents.digest('hex')}\n`);
  }
  return hash.digest('hex');
}
