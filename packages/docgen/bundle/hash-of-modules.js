import { build } from 'esbuild';
import { hashOfFiles } from './hash-of-files.js';

/**
 * The hash of a module and all that it imports, by their contents as they are written.
 *
 * @param {string} root folder that paths are relative to; the paths are part of the hash
 * @param {string} entry path of the module
 * @param {readonly string[]} files paths of what it reads without importing it
 * @returns {Promise<string>} SHA-256 in hexadecimal digits
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
  return hashOfFiles(root, [...Object.keys(metafile.inputs), ...files]);
}
