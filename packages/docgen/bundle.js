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
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { noteBundle, readNote } from './bundle/bundle-note.js';
import { bundledPackages } from './bundle/bundled-packages.js';
import { filesBelow } from './bundle/files-below.js';
import { hashOfModules } from './bundle/hash-of-modules.js';
import { readLockfile } from './bundle/lockfile.js';
import { packageDocument } from './bundle/package-document.js';
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
      kind !== 'entry-point' && packageOf(path) in dependencies ? { path, external: true } : null,
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
  format: 'esm',
  jsx: 'automatic',
  absWorkingDir: root,
  logLevel: 'warning',
  legalComments: 'none',
  metafile: true,
  plugins: [externalDependencies],
};

const [clean, publish] = ['--clean', '--publish'].map((option) => process.argv.includes(option));
const last = clean ? undefined : await readNote(root);
if (last === undefined || (publish && !last.isPublished)) {
  await noteBundle(root, async () => {
    // Otherwise files stay, because a docgen that runs may still import chunks of the last bundle.
    if (clean) await rm(join(here, 'dist'), { recursive: true, force: true });
    const modules = last?.modules ?? (await bundle());
    if (publish) await Promise.all([writeTypes(), writeDocuments()]);
    return { modules, isPublished: publish };
  });
}

/**
 * Makes everything in `dist/` but the types.
 *
 * @returns {Promise<string[]>} Paths of the modules of packages that it is made from
 */
async function bundle() {
  const results = await Promise.all([
    build({
      ...shared,
      entryPoints: {
        cli: 'packages/docgen/src/cli.ts',
        index: 'packages/docgen/src/index.ts',
        'mermaid-worker': 'packages/diagrams/src/thread/worker.ts',
        'page-worker': 'packages/pipeline/src/render/page-worker.ts',
        watchdog: 'packages/author-code/src/watchdog-worker.ts',
      },
      outdir: join(here, 'dist'),
      chunkNames: 'chunks/[name]-[hash]',
      platform: 'node',
      target: 'node20',
      plugins: [externalDependencies, requiredBuiltins],
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
        'runtime/page-article': 'packages/runtime/src/page-article.tsx',
        'runtime/page-jsx': 'packages/runtime/src/page-jsx.ts',
        'runtime/svg-component': 'packages/runtime/src/svg-component.tsx',
        'runtime/index': 'packages/docgen/src/runtime.ts',
        'theme/shell': 'theme/src/shell.tsx',
        'theme/article': 'theme/src/article.tsx',
        'theme/pages': 'theme/src/pages.tsx',
        ...(await modulesIn('theme/src/docusaurus')),
      },
      outdir: join(here, 'dist'),
      chunkNames: 'chunks/[name]-[hash]',
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
      outfile: join(here, 'dist/prepared-server.js'),
      platform: 'node',
      target: 'node20',
      define: { 'process.env.NODE_ENV': '"production"' },
      // React's server build is CommonJS that requires Node's modules.
      plugins: [requiredBuiltins],
    }),
    // What sites with diagrams for browsers take over, see `bundler/assets/browser-diagrams.ts`.
    build({
      ...shared,
      stdin: {
        contents: `
import { drawDiagrams } from './packages/runtime/src/draw-diagrams.ts';
export default (page) => drawDiagrams(DOCGEN_DIAGRAM_THEMES, page);
`,
        resolveDir: root,
      },
      outdir: join(here, 'dist/diagrams'),
      entryNames: 'diagrams',
      chunkNames: 'mermaid-[hash]',
      platform: 'browser',
      target: 'es2022',
      minify: true,
      define: { 'process.env.NODE_ENV': '"production"' },
      legalComments: 'inline',
      plugins: [],
    }),
    build({
      entryPoints: ['theme/src/styles.css'],
      outfile: join(here, 'dist/theme/styles.css'),
      bundle: true,
      absWorkingDir: root,
      logLevel: 'warning',
    }),
  ]);
  await chmod(join(here, 'dist/cli.js'), 0o755);
  await listDiagramChunks(results.map(({ metafile }) => metafile?.outputs ?? {}));
  await copyMermaid();
  const inputs = results.flatMap(({ metafile }) => Object.entries(metafile?.inputs ?? {}));
  checkDependencies(inputs);
  const lockfile = await readLockfile(root);
  const files = inputs.map(([file]) => file);
  const bundled = await bundledPackages(root, lockfile, files);
  await writeFile(join(here, 'dist/LICENSES.txt'), licencesText(bundled));
  const materials = sbom({ manifest, folder: 'packages/docgen', lockfile, bundled });
  await writeFile(join(here, 'dist/sbom.cdx.json'), `${JSON.stringify(materials, undefined, 2)}\n`);
  return [...new Set(files), MERMAID].filter((path) => path.startsWith('node_modules/'));
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

/** The name of the package that a specifier or a path below `node_modules` belongs to. */
function packageOf(path) {
  return path.split('/', path.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Lists the modules that `dist/diagrams/diagrams.js` loads; those of earlier bundles lie beside them.
 *
 * @param {Record<string, unknown>[]} outputs - What esbuild says of each bundle's files, by path
 */
async function listDiagramChunks(outputs) {
  const folder = 'packages/docgen/dist/diagrams/';
  const chunks = outputs
    .flatMap((files) => Object.keys(files))
    .filter((path) => path.startsWith(`${folder}mermaid-`))
    .map((path) => path.slice(folder.length));
  await writeFile(join(root, folder, 'chunks.json'), JSON.stringify(chunks.sort()));
}

/**
 * What draws diagrams in Node reads mermaid as files, see `diagrams/mermaid/mermaid-file.ts`. Its
 * version is read off its manifest.
 */
async function copyMermaid() {
  for (const path of ['node_modules/mermaid/package.json', MERMAID]) {
    const copy = join(here, 'dist/mermaid', relative('node_modules/mermaid', path));
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(join(root, path), copy);
  }
}

/** The package brings what its bundles import, and nothing else. */
function checkDependencies(inputs) {
  const imported = new Set(
    inputs.flatMap(([, { imports }]) =>
      imports.flatMap(({ path, external }) => (external ? packageOf(path) : [])),
    ),
  );
  // Read as files: `pipeline/render/social/draw-png.ts`.
  imported.add('@expo-google-fonts/inter');
  const unused = Object.keys(dependencies).filter((name) => !imported.has(name));
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
  const paths = await filesBelow(folder, '.');
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return Object.fromEntries(paths.map((path, index) => [path, texts[index]]));
}

/**
 * Declarations for the public modules; imports between the workspace's packages become relative. Those
 * that no public one imports import what is not published, and are left out.
 */
async function writeTypes() {
  const types = join(here, 'dist/types');
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(here, 'tsconfig.types.json')],
    {
      stdio: 'inherit',
    },
  );
  const { exports } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));
  const needed = new Set(
    Object.values(exports).flatMap(({ types }) => (types ? join(here, types) : [])),
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
  for (const path of await filesBelow(types, '.')) {
    if (!needed.has(join(types, path))) await rm(join(types, path));
  }
}
