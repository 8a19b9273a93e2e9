/**
 * Makes `dist/`, which is what the package `docgen` consists of: the CLI and the
 * API for Node, and the runtime and the default theme as modules that a site's
 * bundle is made from. The workspace's own packages are bundled in, everything
 * from the registry stays an import.
 */
import { execFileSync } from 'node:child_process';
import { chmod, copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const { version } = JSON.parse(await readFile(join(here, 'package.json'), 'utf8'));

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
  plugins: [externalDependencies],
};

await rm(join(here, 'dist'), { recursive: true, force: true });
await Promise.all([
  build({
    ...shared,
    entryPoints: {
      cli: 'packages/docgen/src/cli.ts',
      index: 'packages/docgen/src/index.ts',
    },
    outdir: join(here, 'dist'),
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    target: 'node20',
    define: { DOCGEN_VERSION: JSON.stringify(version) },
  }),
  build({
    ...shared,
    entryPoints: {
      'runtime/server': 'packages/runtime/src/server.tsx',
      'runtime/browser': 'packages/runtime/src/browser.tsx',
      'runtime/interactive-article': 'packages/runtime/src/interactive-article.tsx',
      'runtime/index': 'packages/docgen/src/runtime.ts',
      'theme/shell': 'theme/src/shell.tsx',
      'theme/article': 'theme/src/article.tsx',
      'theme/pages': 'theme/src/pages.tsx',
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
if (process.argv.includes('--publish')) {
  await writeTypes();
  await Promise.all(
    ['README.md', 'LICENSE', 'CHANGELOG.md'].map((name) =>
      copyFile(join(root, name), join(here, name)),
    ),
  );
}

/** Declarations for the public modules; imports between the workspace's packages become relative. */
async function writeTypes() {
  const types = join(here, 'dist/types');
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', here + '/tsconfig.types.json'],
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
