import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleOptions } from './bundle-options.js';
import { packScript } from './pack-script.js';
import { posixPath } from './posix-path.js';
import { replaceFile } from './replace-file.js';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(home, '../..');

/**
 * The options that all bundles have in common.
 *
 * @type {import('esbuild').BuildOptions}
 */
export const SHARED = {
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  outdir: join(home, 'dist'),
  write: false,
  format: 'esm',
  jsx: 'automatic',
  absWorkingDir: root,
  logLevel: 'warning',
  legalComments: 'none',
  metafile: true,
};

/** Changes to the texts of a bundle before they are written, by its name in `bundleOptions`. */
const FINISH = {
  packed: packScript,
  server: packScript,
  browsers: (text, isEntry) => (isEntry ? withoutHelpers(text) : text),
};

/**
 * Bundles all modules of the package into its `dist/`. Nothing is written until everything is
 * bundled.
 *
 * @param {object} of
 * @param {string} of.version docgen's version
 * @param {Readonly<Record<string, string>>} of.dependencies packages that are installed with
 *   docgen; they remain imports
 * @returns esbuild's results by the names of `bundleOptions`
 */
export async function bundleModules({ version, dependencies }) {
  const options = await bundleOptions({ root, home, version, dependencies });
  const builds = await Promise.all(
    Object.entries(options).map(async ([name, own]) => [name, await build({ ...SHARED, ...own })]),
  );
  await writeBundles(builds);
  return Object.fromEntries(builds);
}

/** Chunks are written before the entries that import them. */
async function writeBundles(builds) {
  const files = builds.flatMap(
    ([
      name,
      {
        outputFiles,
        metafile: { outputs },
      },
    ]) => {
      const finish = FINISH[name];
      return outputFiles.map((file) => {
        const { path, contents } = file;
        const isEntry = outputs[posixPath(relative(root, path))].entryPoint !== undefined;
        return { path, contents: finish?.(file.text, isEntry) ?? contents, isEntry };
      });
    },
  );
  for (const round of [false, true]) {
    const written = files.filter(({ isEntry }) => isEntry === round);
    await Promise.all(written.map(({ path, contents }) => replaceFile(path, contents)));
  }
}

/**
 * Removes the entry's imports of the chunk with esbuild's helpers. esbuild adds them even if the
 * entry uses none, which costs an additional request on each page with a diagram that browsers
 * draw. The chunks with mermaid import the helpers themselves.
 */
function withoutHelpers(text) {
  return text.replace(/^(?:import"\.\/[\w-]+\.js";)+/, '');
}
