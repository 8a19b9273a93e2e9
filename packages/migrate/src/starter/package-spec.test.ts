import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeTexts } from '@docgen/files/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { packageSpec } from './package-spec.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const INSTALLED = 'node_modules/supergraph-docgen';

/** The spec for `site/package.json`, below the root. */
function spec(packageFolder: string, files: Readonly<Record<string, unknown>> = {}): string {
  const texts = Object.entries(files).map(([path, contents]) => [path, JSON.stringify(contents)]);
  writeTexts(root, Object.fromEntries(texts));
  return packageSpec({
    packageFolder: join(root, packageFolder),
    version: '1.2.3',
    folder: join(root, 'site'),
  });
}

const lock = (entry: object, path = INSTALLED) => ({ packages: { [path]: entry } });

test.each([
  ['a checkout, or a link to one', 'docgen/packages/docgen', {}, 'file:../docgen/packages/docgen'],
  [
    'a tarball in a project',
    `site/${INSTALLED}`,
    { 'site/package.json': { devDependencies: { 'supergraph-docgen': 'file:../big docgen.tgz' } } },
    'file:../big docgen.tgz',
  ],
  [
    'a tarball in a project above',
    INSTALLED,
    { 'package.json': { dependencies: { 'supergraph-docgen': 'file:vendor/docgen.tgz' } } },
    'file:../vendor/docgen.tgz',
  ],
  [
    'a path without a scheme',
    INSTALLED,
    { 'package.json': { dependencies: { 'supergraph-docgen': './docgen.tgz' } } },
    'file:../docgen.tgz',
  ],
  [
    'npx’s cache',
    `npm/_npx/f00/${INSTALLED}`,
    {
      'npm/_npx/f00/package.json': { dependencies: { 'supergraph-docgen': 'file:../../../d.tgz' } },
    },
    'file:../d.tgz',
  ],
  [
    'the registry',
    `site/${INSTALLED}`,
    { 'site/package.json': { devDependencies: { 'supergraph-docgen': '~1.2.0' } } },
    '~1.2.0',
  ],
  [
    'a repository',
    `site/${INSTALLED}`,
    { 'site/package.json': { devDependencies: { 'supergraph-docgen': 'github:acme/docgen' } } },
    'github:acme/docgen',
  ],
  [
    'a member of a workspace, a tarball',
    INSTALLED,
    { 'package.json': {}, 'node_modules/.package-lock.json': lock({ resolved: 'file:d.tgz' }) },
    'file:../d.tgz',
  ],
  [
    'a member of a workspace, the registry',
    INSTALLED,
    {
      'node_modules/.package-lock.json': lock({
        resolved: 'https://npm.example/supergraph-docgen/-/supergraph-docgen-1.2.3.tgz',
      }),
    },
    '^1.2.3',
  ],
  [
    'a lock file without addresses',
    INSTALLED,
    { 'node_modules/.package-lock.json': lock({ version: '1.2.3' }) },
    '^1.2.3',
  ],
  [
    'a tarball on the web',
    INSTALLED,
    { 'node_modules/.package-lock.json': lock({ resolved: 'https://acme.example/docgen.tgz' }) },
    'https://acme.example/docgen.tgz',
  ],
  [
    'pnpm’s store',
    `site/node_modules/.pnpm/supergraph-docgen@1.2.3/${INSTALLED}`,
    { 'site/package.json': { dependencies: { 'supergraph-docgen': '^1.2.0' } } },
    '^1.2.0',
  ],
  ['a global package', `lib/${INSTALLED}`, {}, `file:../lib/${INSTALLED}`],
  [
    'a package.json of no use',
    `lib/${INSTALLED}`,
    { 'lib/package.json': null },
    `file:../lib/${INSTALLED}`,
  ],
])('%s', (_, packageFolder, files, expected) => {
  expect(spec(packageFolder, files)).toBe(expected);
});

test('a folder behind a link', () => {
  mkdirSync(join(root, 'deep/er'), { recursive: true });
  symlinkSync(join(root, 'deep/er'), join(root, 'link'));
  const folder = join(root, 'link/new/site');
  const packageFolder = join(root, 'docgen');
  expect(packageSpec({ packageFolder, version: '1.2.3', folder })).toBe('file:../../../../docgen');
});
