import { mkdir, mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { filesBelow } from './files-below.js';
import { writeTypes } from './write-types.js';

const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

const unpublished = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `packages/core/src/${name}.ts`);

const files = {
  'packages/core/src/name.ts': 'export interface Name {}\n',
  ...Object.fromEntries(unpublished.map((path) => [path, 'export const inside = 1;\n'])),
  'packages/docgen/src/part.ts': "export type { Name } from '@docgen/core/name';\n",
  'packages/docgen/src/index.ts': "export type { Name } from './part.ts';\n",
  'packages/docgen/tsconfig.types.json': JSON.stringify({
    compilerOptions: {
      declaration: true,
      emitDeclarationOnly: true,
      noCheck: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      types: [],
      rootDir: '../..',
      outDir: 'dist/types',
      paths: { '@docgen/core/*': ['../core/src/*'] },
    },
    files: ['src/index.ts', ...unpublished.map((path) => `../../${path}`)],
  }),
};

it('writes what public modules import, in whole files, also if it runs twice at once', async () => {
  const root = await mkdtemp(join(tmpdir(), 'docgen-write-types-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await symlink(modules, join(root, 'node_modules'), 'junction');
  const folder = join(root, 'packages/docgen');
  const types = join(folder, 'dist/types');
  const part = 'packages/docgen/src/part.d.ts';
  for (const path of ['packages/core/src/a.d.ts', 'theme/src/former.d.ts', part]) {
    await mkdir(join(types, dirname(path)), { recursive: true });
    await writeFile(join(types, path), 'former');
  }
  const reader = await open(join(types, part));
  const exports = {
    '.': { types: './dist/types/packages/docgen/src/index.d.ts' },
    './client': { types: './client.d.ts' },
    './a.css': {},
  };
  const write = () => writeTypes({ root, folder, exports });
  await Promise.all([write(), write()]);
  const written = (await filesBelow(types)).map((file) => relative(types, file));
  expect(written).toEqual(['packages/core/src/name.d.ts', 'packages/docgen/src/index.d.ts', part]);
  expect(await reader.readFile('utf8')).toBe('former');
  await reader.close();
  expect(await readFile(join(types, part), 'utf8')).toBe(
    "export type { Name } from '../../core/src/name.js';\n",
  );
});
