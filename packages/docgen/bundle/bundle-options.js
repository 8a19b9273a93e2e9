import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import {
  externalDependencies,
  graphqlInOneFile,
  reactConstants,
  requiredBuiltins,
} from './esbuild-plugins.js';
import { filesBelow } from './files-below.js';
import { hashOfModules } from './hash-of-modules.js';
import { mermaidFiles } from './pack-mermaid.js';
import { SCRIPT } from './pack-script.js';
import { patchPackages } from './patch-packages.js';
import { posixPath } from './posix-path.js';
import { preparedServer } from './prepared-server.js';

/**
 * For code that Node runs. V8 keeps the text of all scripts in memory, and without spaces it is a
 * quarter shorter. Short lines keep positions in stack traces useful.
 */
const SHORT = { minifyWhitespace: true, lineLimit: 100 };

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/**
 * The bundles of the package by name, as options for esbuild in addition to those that all bundles
 * have in common, see `bundle-modules.js`.
 *
 * @param {object} of
 * @param {string} of.root folder of the workspace
 * @param {string} of.home folder of the package
 * @param {string} of.version docgen's version
 * @param {Readonly<Record<string, string>>} of.dependencies packages that are installed with
 *   docgen; they remain imports
 * @returns {Promise<Record<string, import('esbuild').BuildOptions>>}
 */
export async function bundleOptions({ root, home, version, dependencies }) {
  const external = externalDependencies(dependencies);
  /** Modules that the code of pages can import, by name. */
  const importable = {
    'runtime/page-article': 'packages/runtime/src/page-article.tsx',
    'runtime/page-jsx': 'packages/runtime/src/page-jsx.ts',
    'runtime/checked-jsx': 'packages/runtime/src/server/checked-jsx.ts',
    'runtime/svg-component': 'packages/runtime/src/svg-component.tsx',
    'runtime/index': 'packages/docgen/src/runtime.ts',
    'theme/shell': 'theme/src/shell.tsx',
    'theme/article': 'theme/src/article.tsx',
    'theme/pages': 'theme/src/pages.tsx',
    ...(await modulesIn(root, 'theme/src/docusaurus')),
  };
  const drawingHash = await hashOfModules(
    root,
    'packages/diagrams/src/thread/worker.ts',
    await mermaidFiles(root),
  );
  const template = JSON.stringify(await textsIn(join(home, 'template')));

  return {
    // The code of the CLI and the API.
    packed: {
      ...SCRIPT,
      ...SHORT,
      entryPoints: { packed: 'packages/docgen/src/packed-parts.ts' },
      // acorn-jsx would add a second copy of acorn. It requires it, so that the exports of an ES
      // module would only be set then.
      alias: { acorn: createRequire(import.meta.url).resolve('acorn') },
      plugins: [graphqlInOneFile, external, patchPackages],
      define: {
        ...SCRIPT.define,
        DOCGEN_VERSION: JSON.stringify(version),
        DOCGEN_DRAWING_HASH: JSON.stringify(drawingHash),
        DOCGEN_TEMPLATE: JSON.stringify(template),
      },
    },
    // graphql-js and the composition of schemas, for runs that need them. In production mode,
    // because otherwise graphql-js also compares class names, to detect a second copy of itself.
    graphql: {
      ...SHORT,
      splitting: false,
      format: 'cjs',
      stdin: {
        contents: `
export * from 'graphql';
export { isPrintableAsBlockString } from 'graphql/language/blockString.mjs';
export { Parser } from 'graphql/language/parser.mjs';
export { validateSDL } from 'graphql/validation/validate.mjs';
export { composeServices, transformSupergraphToPublicSchema } from '@theguild/federation-composition';
`,
        resolveDir: join(root, 'packages/graphql'),
      },
      entryNames: 'graphql',
      outExtension: { '.js': '.cjs' },
      platform: 'node',
      target: 'node20',
      // Their CommonJS modules would add a second copy of graphql-js.
      mainFields: ['module', 'main'],
      define: PRODUCTION,
    },
    // The command. CommonJS, see `bin.cjs`.
    cli: {
      ...SHORT,
      splitting: false,
      format: 'cjs',
      entryPoints: { cli: 'packages/docgen/src/cli.ts' },
      outExtension: { '.js': '.cjs' },
      platform: 'node',
      target: 'node20',
      define: { 'import.meta.url': 'docgenAddress' },
      banner: {
        js: "const docgenAddress = require('node:url').pathToFileURL(__filename).href;",
      },
    },
    // Node's other entry points: the API, and worker threads.
    node: {
      ...SHORT,
      entryPoints: {
        index: 'packages/docgen/src/index.ts',
        'packed-code': 'packages/docgen/src/packed-code.ts',
        'mermaid-worker': 'packages/diagrams/src/thread/worker.ts',
        'page-worker': 'packages/pipeline/src/thread/page-worker.ts',
        watchdog: 'packages/author-code/src/watchdog-worker.ts',
      },
      platform: 'node',
      target: 'node20',
      plugins: [external, requiredBuiltins, patchPackages],
    },
    // The runtime and the theme, for the bundles of sites.
    sites: {
      entryPoints: {
        'runtime/server': 'packages/runtime/src/server.tsx',
        'runtime/browser': 'packages/runtime/src/browser.tsx',
        'runtime/live': 'packages/runtime/src/browser-live.tsx',
        'theme/styles': 'theme/src/styles.css',
        ...importable,
      },
      platform: 'neutral',
      target: 'es2022',
      plugins: [external],
    },
    // Includes React, like the bundles of sites, see `bundler/prepared-server.ts`.
    server: {
      ...SCRIPT,
      ...SHORT,
      splitting: false,
      stdin: { contents: preparedServer(importable), resolveDir: root },
      entryNames: 'prepared-server',
      plugins: [reactConstants],
      // Otherwise, esbuild takes React Router's CommonJS modules, which require React themselves.
      conditions: ['module-sync'],
      define: { ...SCRIPT.define, ...PRODUCTION },
    },
    // Copied into sites with diagrams that browsers draw, see `diagrams/browser-diagrams.ts`.
    browsers: {
      entryPoints: { diagrams: 'packages/diagrams/src/browser/draw-diagrams.ts' },
      outdir: join(home, 'dist/diagrams'),
      chunkNames: 'mermaid-[hash]',
      platform: 'browser',
      target: 'es2022',
      minify: true,
      define: PRODUCTION,
      legalComments: 'inline',
    },
    // Scripts that sites load on demand, and the one that pages of `docgen dev` load in addition.
    single: {
      splitting: false,
      entryPoints: {
        search: 'packages/search/src/browser/search.ts',
        'nearest-pages': 'packages/search/src/browser/nearest-pages.ts',
        'filter-sidebar': 'packages/core/src/sidebars/filter-sidebar.ts',
        tools: 'theme/src/tools/tools.ts',
        'live-client': 'packages/runtime/src/browser/live/live-client.ts',
      },
      platform: 'browser',
      target: 'es2022',
      minify: true,
    },
  };
}

/** Entry points for all modules of a folder, except its tests. */
async function modulesIn(root, folder) {
  const files = (await readdir(join(root, folder))).filter((file) => !file.includes('.test.'));
  const name = folder.replace('/src/', '/');
  return Object.fromEntries(
    files.map((file) => [`${name}/${file.replace(/\.tsx?$/, '')}`, `${folder}/${file}`]),
  );
}

/** The texts of all files in a folder by path, for the sample site that `docgen init` writes. */
async function textsIn(folder) {
  const texts = (await filesBelow(folder)).map(async (path) => [
    posixPath(relative(folder, path)),
    await readFile(path, 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}
