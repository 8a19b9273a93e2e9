import { readdir, readFile } from 'node:fs/promises';
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
import { replaceFile } from './replace-file.js';

const home = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(home, '../..');

/** Changes to the text of bundles before they are written, by path in `dist/`. */
const FINISH = {
  'packed.js': packScript,
  'prepared-server.js': packScript,
  'diagrams/diagrams.js': withoutHelpers,
};

/**
 * Bundles all modules of the package into its `dist/`. Nothing is written until everything is
 * bundled.
 *
 * @param {object} of
 * @param {string} of.version docgen's version
 * @param {Readonly<Record<string, string>>} of.dependencies packages that are installed with
 *   docgen; they remain imports
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
    write: false,
    format: 'esm',
    jsx: 'automatic',
    absWorkingDir: root,
    logLevel: 'warning',
    legalComments: 'none',
    metafile: true,
    plugins: [externalDependencies],
  };

  /** Modules that the code of pages can import, by name. */
  const importable = {
    'runtime/page-article': 'packages/runtime/src/page-article.tsx',
    'runtime/page-jsx': 'packages/runtime/src/page-jsx.ts',
    'runtime/svg-component': 'packages/runtime/src/svg-component.tsx',
    'runtime/index': 'packages/docgen/src/runtime.ts',
    'theme/shell': 'theme/src/shell.tsx',
    'theme/article': 'theme/src/article.tsx',
    'theme/pages': 'theme/src/pages.tsx',
    ...(await modulesIn('theme/src/docusaurus')),
  };

  const [packed, graphql, node, sites, server, browsers, single] = await Promise.all([
    // The code of the CLI and the API.
    build({
      ...shared,
      ...SCRIPT,
      entryPoints: { packed: 'packages/docgen/src/packed-parts.ts' },
      platform: 'node',
      target: 'node20',
      // acorn-jsx would add a second copy of acorn.
      alias: { acorn: fileURLToPath(import.meta.resolve('acorn')) },
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
    // graphql-js and the composition of schemas, for runs that need them. In production mode,
    // because otherwise graphql-js also compares class names, to detect a second copy of itself.
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
      // Their CommonJS modules would add a second copy of graphql-js.
      mainFields: ['module', 'main'],
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [],
    }),
    // Node's entry points: the CLI, the API, and worker threads.
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
        'theme/styles': 'theme/src/styles.css',
        ...importable,
      },
      platform: 'neutral',
      target: 'es2022',
    }),
    // Includes React, like the bundles of sites, see `bundler/prepared-server.ts`.
    build({
      ...shared,
      ...SCRIPT,
      stdin: {
        contents: preparedServer(importable),
        resolveDir: root,
      },
      entryNames: 'prepared-server',
      platform: 'node',
      target: 'node20',
      define: { ...SCRIPT.define, 'process.env.NODE_ENV': '"production"' },
      plugins: [],
    }),
    // Copied into sites with diagrams that browsers draw, see `diagrams/browser-diagrams.ts`.
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
    // Scripts that sites load on demand, and the one that pages of `docgen dev` load in addition.
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
  const builds = { packed, graphql, node, sites, server, browsers, single };
  await writeBundles(Object.values(builds));
  return builds;
}

/** Chunks are written before the entries that import them. */
async function writeBundles(builds) {
  const files = builds.flatMap(({ outputFiles, metafile: { outputs } }) =>
    outputFiles.map((file) => {
      const { path, contents } = file;
      const finish = FINISH[posixPath(relative(join(home, 'dist'), path))];
      const isEntry = outputs[posixPath(relative(root, path))].entryPoint !== undefined;
      return { path, contents: finish === undefined ? contents : finish(file.text), isEntry };
    }),
  );
  for (const round of [false, true]) {
    const written = files.filter(({ isEntry }) => isEntry === round);
    await Promise.all(written.map(({ path, contents }) => replaceFile(path, contents)));
  }
}

/**
 * The entry point of `dist/prepared-server.js`. It exports what the bundle of a site exports, and
 * the modules that pages can import, see `bundler/modules/prepared-modules.ts`.
 *
 * @param {Readonly<Record<string, string>>} importable their sources by name
 */
function preparedServer(importable) {
  const modules = Object.entries(importable).map(([name, source], index) => ({
    load: `import * as module${index} from './${source}';`,
    entry: `${JSON.stringify(`${name}.js`)}: module${index},`,
  }));
  return `
export { renderPage } from './packages/runtime/src/server.tsx';
export { pageArticle } from './packages/runtime/src/page-article.tsx';
import { shell } from './theme/src/shell.tsx';
import { article } from './theme/src/article.tsx';
import { pages } from './theme/src/pages.tsx';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
export const theme = { shell, article, pages };
export const jsxRuntime = { Fragment, jsx, jsxs };
export { version as reactVersion } from 'react-dom';
${modules.map(({ load }) => load).join('\n')}
export const modules = { ${modules.map(({ entry }) => entry).join('\n')} };
export const react = {
  'react': require('react'),
  'react/jsx-runtime': require('react/jsx-runtime'),
  'react-dom': require('react-dom'),
};
`;
}

/**
 * Resolves graphql-js and the composition library to `dist/graphql.cjs`: some 250 modules, which
 * Node takes longer to find than to run.
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
 * Lets CommonJS packages (`send`) require Node's built-in modules, because ES modules have no
 * `require`.
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
 * Removes the entry's imports of the chunk with esbuild's helpers. esbuild adds them even if the
 * entry uses none, which costs an additional request on each page with a diagram that browsers
 * draw. The chunks with mermaid import the helpers themselves.
 */
function withoutHelpers(text) {
  return text.replace(/^(?:import"\.\/[\w-]+\.js";)+/, '');
}

/** Entry points for all modules of a folder, except its tests. */
async function modulesIn(folder) {
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

function posixPath(path) {
  return path.replaceAll('\\', '/');
}
