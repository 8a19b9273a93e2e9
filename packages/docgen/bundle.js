/**
 * Makes `dist/`, which is what the package `docgen` consists of: the CLI and the
 * API for Node, and the runtime and the default theme as modules that a site's
 * bundle is made from. The workspace's own packages are bundled in, everything
 * from the registry stays an import.
 */
import { execFileSync } from 'node:child_process';
import { chmod, copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const { version, dependencies } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));

/** @type {import('esbuild').Plugin} */
const externalDependencies = {
  name: 'external-dependencies',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@docgen/') ? null : { path, external: true },
    );
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

// Otherwise files stay, because a docgen that runs may still import chunks of the last bundle.
if (process.argv.includes('--clean'))
  await rm(join(here, 'dist'), { recursive: true, force: true });
const results = await Promise.all([
  build({
    ...shared,
    entryPoints: {
      cli: 'packages/docgen/src/cli.ts',
      index: 'packages/docgen/src/index.ts',
      'mermaid-worker': 'packages/content/src/mermaid/worker.ts',
      'page-worker': 'packages/build/src/page-worker.ts',
    },
    outdir: join(here, 'dist'),
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node20',
    define: {
      DOCGEN_VERSION: JSON.stringify(version),
      DOCGEN_TEMPLATE: JSON.stringify(JSON.stringify(await textsIn(join(here, 'template')))),
    },
  }),
  build({
    ...shared,
    entryPoints: {
      'runtime/server': 'packages/runtime/src/server.tsx',
      'runtime/browser': 'packages/runtime/src/browser.tsx',
      'runtime/page-article': 'packages/runtime/src/page-article.tsx',
      'runtime/draw-diagrams': 'packages/runtime/src/draw-diagrams.ts',
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
  build({
    entryPoints: ['theme/src/styles.css'],
    outfile: join(here, 'dist/theme/styles.css'),
    bundle: true,
    absWorkingDir: root,
    logLevel: 'warning',
  }),
]);
await chmod(join(here, 'dist/cli.js'), 0o755);
checkDependencies();
if (process.argv.includes('--publish')) {
  await writeTypes();
  await Promise.all(
    ['README.md', 'LICENSE', 'CHANGELOG.md'].map((name) =>
      copyFile(join(root, name), join(here, name)),
    ),
  );
}

/** The package has to bring what its bundles import, and nothing else. */
function checkDependencies() {
  const imported = new Set(
    results
      .flatMap(({ metafile }) => Object.values(metafile?.inputs ?? {}))
      .flatMap((input) => input.imports)
      .filter(({ path, external }) => external && !isBuiltin(path))
      .map(({ path }) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')),
  );
  // Read as files: `build/social/draw-png.ts`, `content/mermaid/load-mermaid.ts`.
  imported.add('@expo-google-fonts/inter').add('mermaid');
  const missing = [...imported].filter((name) => !(name in dependencies));
  const unused = Object.keys(dependencies).filter((name) => !imported.has(name));
  if (missing.length + unused.length === 0) return;
  console.error(
    `packages/docgen/package.json: missing dependencies [${missing}], unused ones [${unused}]`,
  );
  process.exitCode = 1;
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
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return Object.fromEntries(paths.map((path, index) => [path, texts[index]]));
}

/** Declarations for the public modules; imports between the workspace's packages become relative. */
async function writeTypes() {
  const types = join(here, 'dist/types');
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(here, 'tsconfig.types.json')],
    {
      stdio: 'inherit',
    },
  );
  for (const entry of await readdir(types, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = await readFile(file, 'utf8');
    const relativeTo = (path) => {
      const [, name, module] = /^@docgen\/([^/]+)\/(.+)$/.exec(path) ?? [];
      const folder = name === 'theme' ? 'theme/src' : `packages/${name}/src`;
      return relative(dirname(file), join(types, folder, `${module}.js`));
    };
    const rewritten = text
      .replaceAll(/'(@docgen\/[^']+)'/g, (_, path) => `'${relativeTo(path)}'`)
      .replaceAll(/(from '\.[^']+)\.tsx?'/g, "$1.js'");
    if (rewritten !== text) await writeFile(file, rewritten);
  }
}
