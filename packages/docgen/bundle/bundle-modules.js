import { readdir, readFile, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { filesBelow } from './files-below.js';
import { hashOfModules } from './hash-of-modules.js';
import { packageName } from './lockfile.js';
import { MERMAID, PATCHES } from './pack-mermaid.js';
import { packScript, SCRIPT } from './pack-script.js';
import { patchPackages } from './patch-packages.js';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(home, '../..');

/**
 * Bundles all modules of the package into its `dist/`.
 *
 * @param {object} of
 * @param {string} of.version docgen's
 * @param {Readonly<Record<string, string>>} of.dependencies what is installed beside it: it stays an import
 */
export async function bundleModules({ version, dependencies }) {
  /** @type {import('esbuild').Plugin} */
  const externalDependencies = {
    name: 'external-dependencies',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
        kind !== 'entry-point' && packageName(path) in dependencies
          ? { path, external: true }
          : null,
      );
    },
  };

  /** @type {import('esbuild').BuildOptions} */
  const shared = {
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    outdir: join(home, 'dist'),
    format: 'esm',
    jsx: 'automatic',
    absWorkingDir: root,
    logLevel: 'warning',
    legalComments: 'none',
    metafile: true,
    plugins: [externalDependencies],
  };

  const [packed, graphql, node, sites, server, browsers, single] = await Promise.all([
    // What the command and the interface for programs consist of.
    build({
      ...shared,
      ...SCRIPT,
      entryPoints: { packed: 'packages/docgen/src/packed-parts.ts' },
      platform: 'node',
      target: 'node20',
      plugins: [graphqlInOneFile, externalDependencies, patchPackages],
      define: {
        ...SCRIPT.define,
        DOCGEN_VERSION: JSON.stringify(version),
        DOCGEN_DRAWING_HASH: JSON.stringify(
          await hashOfModules(root, 'packages/diagrams/src/thread/worker.ts', [MERMAID, PATCHES]),
        ),
        DOCGEN_TEMPLATE: JSON.stringify(JSON.stringify(await textsIn(join(home, 'template')))),
      },
    }),
    // What reads and composes schemas, for the runs that do. For production, because otherwise graphql-js
    // compares the names of classes as well, to tell of a second copy of it.
    build({
      ...shared,
      splitting: false,
      format: 'cjs',
      stdin: {
        contents: `
export * from 'graphql';
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
      // Their CommonJS modules would be a second copy.
      mainFields: ['module', 'main'],
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [],
    }),
    // What Node starts with: the command, the interface for programs, and threads.
    build({
      ...shared,
      entryPoints: {
        cli: 'packages/docgen/src/cli.ts',
        index: 'packages/docgen/src/index.ts',
        'packed-code': 'packages/docgen/src/packed-code.ts',
        'mermaid-worker': 'packages/diagrams/src/thread/worker.ts',
        'page-worker': 'packages/pipeline/src/render/page-worker.ts',
        watchdog: 'packages/author-code/src/watchdog-worker.ts',
      },
      platform: 'node',
      target: 'node20',
      plugins: [externalDependencies, requiredBuiltins, patchPackages],
    }),
    build({
      ...shared,
      entryPoints: {
        'runtime/server': 'packages/runtime/src/server.tsx',
        'runtime/browser': 'packages/runtime/src/browser.tsx',
        'runtime/live': 'packages/runtime/src/browser-live.tsx',
        'runtime/page-article': 'packages/runtime/src/page-article.tsx',
        'runtime/page-jsx': 'packages/runtime/src/page-jsx.ts',
        'runtime/svg-component': 'packages/runtime/src/svg-component.tsx',
        'runtime/index': 'packages/docgen/src/runtime.ts',
        'theme/shell': 'theme/src/shell.tsx',
        'theme/article': 'theme/src/article.tsx',
        'theme/pages': 'theme/src/pages.tsx',
        'theme/styles': 'theme/src/styles.css',
        ...(await modulesIn('theme/src/docusaurus')),
      },
      platform: 'neutral',
      target: 'es2022',
    }),
    // With React, as the bundles of sites are: see `bundler/load-server.ts`.
    build({
      ...shared,
      ...SCRIPT,
      stdin: {
        contents: `
export { renderPage } from './packages/runtime/src/server.tsx';
export { pageArticle } from './packages/runtime/src/page-article.tsx';
import { shell } from './theme/src/shell.tsx';
import { article } from './theme/src/article.tsx';
import { pages } from './theme/src/pages.tsx';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export const theme = { shell, article, pages };
export const jsxRuntime = { Fragment, jsx, jsxs };
export { version as reactVersion } from 'react-dom';
`,
        resolveDir: root,
      },
      entryNames: 'prepared-server',
      platform: 'node',
      target: 'node20',
      define: { ...SCRIPT.define, 'process.env.NODE_ENV': '"production"' },
      plugins: [],
    }),
    // What sites with diagrams for browsers take over, see `diagrams/browser-diagrams.ts`.
    build({
      ...shared,
      entryPoints: { diagrams: 'packages/diagrams/src/browser/draw-diagrams.ts' },
      outdir: join(home, 'dist/diagrams'),
      chunkNames: 'mermaid-[hash]',
      platform: 'browser',
      target: 'es2022',
      minify: true,
      define: { 'process.env.NODE_ENV': '"production"' },
      legalComments: 'inline',
      plugins: [],
    }),
    // What sites load when a reader asks for it, and pages of `docgen dev` beside their own scripts.
    build({
      ...shared,
      splitting: false,
      entryPoints: {
        search: 'packages/search/src/browser/search.ts',
        'nearest-pages': 'packages/search/src/browser/nearest-pages.ts',
        'filter-sidebar': 'packages/core/src/filter-sidebar.ts',
        tools: 'theme/src/tools/tools.ts',
        'live-client': 'packages/runtime/src/browser/live/live-client.ts',
      },
      platform: 'browser',
      target: 'es2022',
      minify: true,
      plugins: [],
    }),
  ]);
  await dropHelpers(join(home, 'dist/diagrams/diagrams.js'));
  for (const script of ['packed', 'prepared-server']) {
    await packScript(join(home, `dist/${script}.js`));
  }
  return { packed, graphql, node, sites, server, browsers, single };
}

/**
 * Takes graphql-js and what composes schemas from `dist/graphql.cjs`: some 250 modules, which take Node
 * longer to find than to run.
 *
 * @type {import('esbuild').Plugin}
 */
const graphqlInOneFile = {
  name: 'graphql-in-one-file',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:graphql|@theguild\/federation-composition)(?:\/|$)/ }, () => ({
      path: './graphql.cjs',
      external: true,
    }));
  },
};

/**
 * Packages that are CommonJS (`send`) require Node's own modules, which ES modules have no `require` for.
 *
 * @type {import('esbuild').Plugin}
 */
const requiredBuiltins = {
  name: 'required-builtins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === 'require-call' && isBuiltin(path) ? { path, namespace: 'builtin' } : null,
    );
    onLoad({ filter: /^/, namespace: 'builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};

/**
 * esbuild has an entry import the chunk of its own helpers, whether the entry uses any of them or not:
 * that is a request more on every page with a diagram for browsers. The chunks with mermaid import it
 * themselves.
 */
async function dropHelpers(file) {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^(?:import"\.\/[\w-]+\.js";)+/, ''));
}

/** Entry points for all modules of a folder; tests lie beside them. */
async function modulesIn(folder) {
  const files = (await readdir(join(root, folder))).filter((file) => !file.includes('.test.'));
  const name = folder.replace('/src/', '/');
  return Object.fromEntries(
    files.map((file) => [`${name}/${file.replace(/\.tsx?$/, '')}`, `${folder}/${file}`]),
  );
}

/** Texts of all files of a folder by path: the sample site that `docgen init` writes. */
async function textsIn(folder) {
  const texts = (await filesBelow(folder)).map(async (path) => [
    relative(folder, path).replaceAll('\\', '/'),
    await readFile(path, 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}
