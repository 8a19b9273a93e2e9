import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file whole: a docgen that starts meanwhile reads the previous file or the new one, never
 * a part. Several programs may replace the same file at once.
 *
 * @param {string} file absolute path; folders that are missing are created
 * @param {string | Uint8Array} contents
 */
export async function replaceFile(file, contents) {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, file);
}
