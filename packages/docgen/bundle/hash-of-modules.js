import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * Hashes the source text of a module and of everything that it imports.
 *
 * @param {string} root folder that paths are relative to; the relative paths are part of the hash
 * @param {string} entry path of the module
 * @param {readonly string[]} files paths of files that it reads without importing them
 * @returns {Promise<string>} SHA-256 in hexadecimal
 */
export async function hashOfModules(root, entry, files) {
  const { metafile } = await build({
    entryPoints: [entry],
    absWorkingDir: root,
    outdir: 'unused',
    bundle: true,
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
  });
  const hash = createHash('sha256');
  for (const path of [...Object.keys(metafile.inputs), ...files].sort()) {
    const contents = createHash('sha256').update(await readFile(join(root, path)));
    hash.update(`${path} ${contents.digest('hex')}\n`);
  }
  return hash.digest('hex');
}
