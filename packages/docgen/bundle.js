/**
 * Makes `dist/`, which is what the package `docgen` consists of: the CLI and the
 * API for Node, and the runtime and the default theme as modules that a site's
 * bundle is made from.
 *
 * What `package.json` lists as a dependency stays an import: what sites share with
 * docgen (React, graphql), what is native or read as files, what is large and used
 * seldom. Everything else is bundled in, the workspace's own packages as well as the
 * parsers of Markdown and HTML: some 140 small packages, which take Node longer to
 * find than to run. `dist/LICENSES.txt` holds their licences, `dist/sbom.cdx.json` names them and
 * what is installed beside docgen.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundledPackages } from './bundle/bundled-packages.js';
import { hashOfModules } from './bundle/hash-of-modules.js';
import { packageName, readLockfile } from './bundle/lockfile.js';
import { packageDocument } from './bundle/package-document.js';
import { patchPackages } from './bundle/patch-packages.js';
import { sbom } from './bundle/sbom.js';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const manifest = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
/** What is installed beside docgen; sites that want no pictures leave out the peers. */
const dependencies = { ...manifest.dependencies, ...manifest.peerDependencies };

/** What draws diagrams in Node reads it as a file, see `diagrams/mermaid/mermaid-file.ts`. */
const MERMAID = 'node_modules/mermaid/dist/mermaid.min.js';

/** @type {import('esbuild').Plugin} */
const externalDependencies = {
  name: 'external-dependencies',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind !== 'entry-point' && packageName(path) in dependencies ? { path, external: true } : null,
    );
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

/** @type {import('esbuild').BuildOptions} */
const shared = {
  bundle: true,
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  outdir: join(here, 'dist'),
  format: 'esm',
  jsx: 'automatic',
  absWorkingDir: root,
  logLevel: 'warning',
  legalComments: 'none',
  metafile: true,
  plugins: [externalDependencies],
};

const [clean, publish] = ['--clean', '--publish'].map((option) => process.argv.includes(option));
// Otherwise files stay, because a docgen that runs may still import chunks of the last bundle.
if (clean) await rm(join(here, 'dist'), { recursive: true, force: true });
await bundle();
if (publish) await Promise.all([writeTypes(), writeDocuments()]);

/** Makes everything in `dist/` but the types. */
async function bundle() {
  const [node, sites, server, browsers, single] = await Promise.all([
    build({
      ...shared,
      entryPoints: {
        cli: 'packages/docgen/src/cli.ts',
        'prepare-browser': 'packages/docgen/src/prepare-browser.ts',
        index: 'packages/docgen/src/index.ts',
        'mermaid-worker': 'packages/diagrams/src/thread/worker.ts',
        'page-worker': 'packages/pipeline/src/render/page-worker.ts',
        watchdog: 'packages/author-code/src/watchdog-worker.ts',
      },
      platform: 'node',
      target: 'node20',
      plugins: [externalDependencies, requiredBuiltins, patchPackages],
      define: {
        DOCGEN_VERSION: JSON.stringify(manifest.version),
        DOCGEN_DRAWING_HASH: JSON.stringify(
          await hashOfModules(root, 'packages/diagrams/src/thread/worker.ts', [MERMAID]),
        ),
        DOCGEN_TEMPLATE: JSON.stringify(JSON.stringify(await textsIn(join(here, 'template')))),
      },
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
      splitting: false,
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
      define: { 'process.env.NODE_ENV': '"production"' },
      // React's server build is CommonJS that requires Node's modules.
      plugins: [requiredBuiltins],
    }),
    // What sites with diagrams for browsers take over, see `diagrams/browser-diagrams.ts`.
    build({
      ...shared,
      entryPoints: { diagrams: 'packages/diagrams/src/browser/draw-diagrams.ts' },
      outdir: join(here, 'dist/diagrams'),
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
  await chmod(join(here, 'dist/cli.js'), 0o755);
  await listDiagramChunks(browsers.metafile);
  // What browsers load of most sites, as a build makes it.
  await import('./dist/prepare-browser.js');
  await writeBundleHash([node, sites, server, browsers, single]);
  // Its version is read off its manifest.
  for (const path of ['node_modules/mermaid/package.json', MERMAID]) {
    await cp(join(root, path), join(here, 'dist', relative('node_modules', path)));
  }
  const inputs = [node, sites, server, browsers, single].map(({ metafile }) => metafile.inputs);
  checkDependencies(inputs.flatMap(Object.values));
  const lockfile = await readLockfile(root);
  const bundled = await bundledPackages(root, lockfile, inputs.flatMap(Object.keys));
  await writeFile(join(here, 'dist/LICENSES.txt'), licencesText(bundled));
  const materials = sbom({ manifest, folder: 'packages/docgen', lockfile, bundled });
  await writeFile(join(here, 'dist/sbom.cdx.json'), `${JSON.stringify(materials, undefined, 2)}\n`);
}

/** What was computed with another docgen is not taken for this one's: see `packages/memo`. */
async function writeBundleHash(builds) {
  const outputs = builds.flatMap(({ metafile }) => Object.keys(metafile.outputs)).sort();
  const hash = createHash('sha256').update(manifest.version);
  for (const path of [...outputs, MERMAID]) hash.update(await readFile(join(root, path)));
  await writeFile(join(here, 'dist/bundle-hash.txt'), `${hash.digest('hex')}\n`);
}

/** The documents that the package shows and links to. */
async function writeDocuments() {
  const documents = ['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'];
  const shipped = [...documents, ...manifest.files];
  await Promise.all(
    documents.map(async (name) => {
      const text = await readFile(join(root, name), 'utf8');
      await writeFile(join(here, name), packageDocument(text, shipped));
    }),
  );
}

/** Lists the modules that `dist/diagrams/diagrams.js` loads; those of earlier bundles lie beside them. */
async function listDiagramChunks({ outputs }) {
  const names = Object.keys(outputs).map((path) => basename(path));
  const chunks = names.filter((name) => name.startsWith('mermaid-')).sort();
  await writeFile(join(here, 'dist/diagrams/chunks.json'), JSON.stringify(chunks));
}

/** The package brings what its bundles import, and nothing else. */
function checkDependencies(modules) {
  const imports = modules.flatMap((module) => module.imports).filter(({ external }) => external);
  // Fonts are read as files: `pipeline/render/social/draw-png.ts`. Sites have Sass: `bundler/assets/sass-text.ts`.
  const used = new Set([
    '@expo-google-fonts/inter',
    'sass',
    ...imports.map(({ path }) => packageName(path)),
  ]);
  const unused = Object.keys(dependencies).filter((name) => !used.has(name));
  if (unused.length === 0) return;
  throw new Error(`packages/docgen/package.json: unused dependencies [${unused}]`);
}

/** The licences of all packages that are bundled in, as they ask to be passed on. */
function licencesText(bundled) {
  const parts = bundled.map(({ name, version, license, from, text }) => {
    const part = from === undefined ? '' : `, part of ${from}`;
    return `${name} ${version} (${license})${part}\n\n${text}`;
  });
  return `docgen contains the following packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
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

/** Paths of all files below a folder, sorted. */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) => join(file.parentPath, file.name)).sort();
}

/**
 * Declarations for the public modules; imports between the workspace's packages become relative. Those
 * that no public one imports import what is not published, and are left out.
 */
async function writeTypes() {
  const types = join(here, 'dist/types');
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', join(here, 'tsconfig.types.json')], {
    stdio: 'inherit',
  });
  const needed = new Set(
    Object.values(manifest.exports).flatMap(({ types }) => (types ? join(here, types) : [])),
  );
  for (const file of needed) {
    const text = await readFile(file, 'utf8');
    const relativeTo = (path) => {
      const [, name, module] = /^@docgen\/([^/]+)\/(.+)$/.exec(path) ?? [];
      const folder = name === 'theme' ? 'theme/src' : `packages/${name}/src`;
      const to = relative(dirname(file), join(types, folder, `${module}.js`));
      return to.startsWith('.') ? to : `./${to}`;
    };
    const rewritten = text
      .replaceAll(/'(@docgen\/[^']+)'/g, (_, path) => `'${relativeTo(path)}'`)
      .replaceAll(/(from '\.[^']+)\.tsx?'/g, "$1.js'");
    if (rewritten !== text) await writeFile(file, rewritten);
    for (const [, path] of rewritten.matchAll(/['"](\.[^'"]*)\.js['"]/g))
      needed.add(join(dirname(file), `${path}.d.ts`));
  }
  for (const path of await filesBelow(types)) {
    if (!needed.has(path)) await rm(path);
  }
}
