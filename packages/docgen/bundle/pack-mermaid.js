import { join, relative } from 'node:path';
import { build } from 'esbuild';
import { filesBelow } from './files-below.js';
import { posixPath } from './posix-path.js';
import { replaceFile } from './replace-file.js';

/** The folder with the modules that mermaid is published as. */
const MERMAID = 'node_modules/mermaid/dist';

/** Converts them into scripts. */
const SCRIPTS = 'packages/diagrams/src/mermaid/mermaid-scripts.ts';

/**
 * Lists the modules that become scripts.
 *
 * @param {string} root folder of the repository
 * @returns {Promise<string[]>} paths relative to it
 */
export async function mermaidFiles(root) {
  const files = await filesBelow(join(root, MERMAID));
  const paths = files.map((file) => posixPath(relative(root, file)));
  return paths.filter((path) => path.includes('/mermaid.esm.min') && path.endsWith('.mjs'));
}

/**
 * Writes the scripts that the drawing thread reads (`diagrams/thread/worker.ts`).
 *
 * @param {string} root folder of the repository
 * @param {string} folder absolute path of the folder of the scripts
 * @returns {Promise<string[]>} absolute paths of the scripts
 * @throws {Error} If the patches do not apply to the installed version of mermaid.
 */
export async function packMermaid(root, folder) {
  const { outputFiles } = await build({
    entryPoints: [SCRIPTS],
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  const [{ text }] = outputFiles;
  const { mermaidModules, mermaidScripts } = await import(
    `data:text/javascript,${encodeURIComponent(text)}`
  );
  const scripts = mermaidScripts(mermaidModules(join(root, MERMAID)));
  return Promise.all(
    Array.from(scripts, async ([name, script]) => {
      const file = join(folder, `${name}.js`);
      await replaceFile(file, script);
      return file;
    }),
  );
}
