import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { replaceFile } from './replace-file.js';

/** The bundle that mermaid is published as. */
export const MERMAID = 'node_modules/mermaid/dist/mermaid.min.js';

/** Patches it for drawing without a browser. */
export const PATCHES = 'packages/diagrams/src/mermaid/patch-mermaid.ts';

/**
 * Writes the script that the drawing thread reads (`diagrams/thread/worker.ts`). It is ASCII,
 * because Node reads that ten times as fast as UTF-8, and V8 scans it in two thirds of the time.
 *
 * @param {string} root folder of the repository
 * @param {string} file absolute path of the script
 * @throws {Error} If the patches do not apply to the installed version of mermaid.
 */
export async function packMermaid(root, file) {
  const { outputFiles } = await build({
    entryPoints: [PATCHES],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
  });
  const [{ text }] = outputFiles;
  const { patchMermaid } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  const patched = patchMermaid(await readFile(join(root, MERMAID), 'utf8'));
  await replaceFile(file, ascii(patched));
}

/**
 * Escapes non-ASCII characters in strings, templates, regular expressions and names. (esbuild does
 * not escape them in regular expressions.)
 */
function ascii(script) {
  return script.replace(/[^\0-\x7f]/g, (unit) => {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}
