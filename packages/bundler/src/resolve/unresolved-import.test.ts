import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeTexts } from '@docgen/files/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { createFolderNames } from './folder-names.ts';
import { missingPackage, unresolvedImport } from './unresolved-import.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** What is said of an import in `website/docs/page.mdx`, in a project with the given files. */
function unresolved(specifier: string, files: Readonly<Record<string, string>>) {
  writeTexts(folder, { '.git/HEAD': '', ...files });
  return unresolvedImport(specifier, {
    importer: 'docs/page.mdx',
    projectDir: join(folder, 'website'),
  });
}

const hint = (...given: Parameters<typeof unresolved>) => unresolved(...given).hint;

const OR =
  ', or correct the name. Imports of the site’s own files start with ./, @site/ or an alias in `compilerOptions.paths` of tsconfig.json, which docgen reads.';

test.each([
  ['pnpm-lock.yaml', 'pnpm add'],
  ['yarn.lock', 'yarn add'],
  ['bun.lock', 'bun add'],
  ['bun.lockb', 'bun add'],
  ['website/package-lock.json', 'npm install'],
  ['notes.txt', 'npm install'],
])('a package is installed with the package manager of %s', (file, command) => {
  const files = { 'website/package.json': '{ "dependencies": { "react": "19" } }', [file]: '' };
  expect(hint('@shop/cards/list', files)).toBe(`Install it with "${command} @shop/cards"${OR}`);
});

test.each([
  ['pnpm@9.1.0+sha512.c0ffee', 'pnpm add'],
  ['bun@1.2.0', 'bun add'],
  ['cargo@1', 'yarn add'],
])('packageManager %j goes before a lockfile', (packageManager, command) => {
  const files = { 'package.json': JSON.stringify({ packageManager }), 'yarn.lock': '' };
  expect(hint('clsx', files)).toBe(`Install it with "${command} clsx"${OR}`);
});

test.each([
  ['website/package.json', 'package.json'],
  ['package.json', '../package.json'],
])('a package that %s lists is not there because nothing is', (file, shown) => {
  const files = { [file]: '{ "devDependencies": { "clsx": "^2.0.0" } }', 'pnpm-lock.yaml': '' };
  expect(hint('clsx', files)).toBe(`${shown} lists it: run "pnpm install".`);
});

test.each(['', '[', 'null', '{ "dependencies": null }'])(
  'a package.json of %o lists nothing',
  (text) => {
    expect(hint('clsx', { 'package.json': text })).toBe(`Install it with "npm install clsx"${OR}`);
  },
);

test.each(['@/parts/card', '~/parts/card', '@shopParts/card', 'Parts/card.mdx'])(
  '%s is an alias, because no package may have such a name',
  (specifier) => {
    expect(hint(specifier, { 'yarn.lock': '' })).toBe(
      'No package has such a name. If it is an alias of webpack, write it into `compilerOptions.paths` of tsconfig.json, which docgen reads, or import the file by its path, such as @site/src/….',
    );
  },
);

test('a package with a capital that package.json lists is to install', () => {
  const files = { 'website/package.json': '{ "dependencies": { "JSONStream": "1" } }' };
  expect(hint('JSONStream', files)).toBe('package.json lists it: run "npm install".');
});

test('a module that docgen does not have is not a package to install', () => {
  expect(
    unresolvedImport('supergraph-docgen/theme', {
      importer: 'theme/shell.tsx',
      projectDir: folder,
    }),
  ).toMatchObject({
    message: 'docgen has no module "supergraph-docgen/theme".',
    hint: expect.stringContaining(
      'Import one of "supergraph-docgen/runtime", "supergraph-docgen/t',
    ),
  });
});

test.each(['!!code-loader!./a.ts', '!!./a.ts', 'code-loader!@site/a.ts'])(
  '%s is for webpack, not of a package to install',
  (specifier) => {
    expect(unresolved(specifier, {}).message).toBe(
      `The import "${specifier}" has the syntax of webpack’s loaders, which docgen does not use.`,
    );
  },
);

test('a file that was not generated is none of those beside it', () => {
  const files = { 'website/src/autogen/streams/.gitkeep': '' };
  expect(hint('../src/autogen/streams/_table-envio.mdx', files)).toMatch(/^Correct the path\./);
});

test('an address in a stylesheet is beside it, or in a package', () => {
  writeFileSync(join(folder, 'arrow.png'), '');
  expect(
    unresolvedImport('arow.png', { importer: 'styles.css', projectDir: folder }),
  ).toMatchObject({
    message:
      'The import "arow.png" cannot be resolved: there is no file arow.png, nor a package of that name.',
    hint: 'Did you mean "arrow.png"?',
  });
});

test('a mistyped name is one of those beside it', () => {
  const files = { 'website/src/charts/orders.tsx': '' };
  const suggested = 'Did you mean "../src/charts/orders"?';
  expect(hint('../src/charts/oders', files)).toBe(suggested);
});

const SHORT = Object.fromEntries(
  ['a', 'ab', 'a.png', 'on.png', 'b.css'].map((name) => [`website/src/short/${name}`, '']),
);

test.each(['e', 'x.png', 'zz.css'])('a short name such as %s is no other short one', (name) => {
  expect(hint(`../src/short/${name}`, SHORT)).toMatch(/^Correct the path\./);
});

test.each([
  ['aa', 'Did you mean "../src/short/a" or "../src/short/ab"?'],
  ['onn.png', 'Did you mean "../src/short/on.png"?'],
  ['on.svg', 'Did you mean "../src/short/on.png"?'],
])('a short name such as %s may be one with a letter in common', (name, suggested) => {
  expect(hint(`../src/short/${name}`, SHORT)).toBe(suggested);
});

test('a folder is listed once for all files that are missing in it', () => {
  const listed: string[] = [];
  const namesIn = createFolderNames((path) => {
    listed.push(path);
    return ['orders.tsx'];
  });
  const hints = ['oders', 'ordrs'].map((name) => {
    const place = { importer: 'docs/page.mdx', projectDir: folder, namesIn };
    return unresolvedImport(`./charts/${name}`, place).hint;
  });
  expect(hints).toEqual(Array(2).fill('Did you mean "./charts/orders"?'));
  expect(listed).toEqual([join(folder, 'docs/charts')]);
});

const CARDS = 'website/node_modules/@shop/cards';

test.each([
  [
    '@shop/cards/lits',
    '{ "exports": { ".": "./a.js", "./list": "./b.js" } }',
    'Did you mean "@shop/cards/list"?',
  ],
  [
    '@shop/cards/grid',
    '{ "exports": { ".": "./a.js", "./list": "./b.js" } }',
    'Import "@shop/cards" or "@shop/cards/list".',
  ],
  ['@shop/cards/x', '{ "exports": "./a.js" }', 'Import "@shop/cards".'],
  ['@shop/cards/grid', '{ "exports": "./a.js" }', 'Import "@shop/cards".'],
  [
    '@shop/cards/grid',
    '{ "exports": { ".": "./a.js", "./*": "./parts/*.js" } }',
    'Import "@shop/cards", or another one of its `exports`.',
  ],
  ['@shop/cards/parts/ilst.js', '{}', 'Did you mean "@shop/cards/parts/list.js"?'],
  [
    '@shop/cards/parts',
    '{}',
    'Correct the path. See in the documentation of the package what it offers for imports.',
  ],
  [
    '@shop/cards/grid',
    '[',
    'Correct the path. See in the documentation of the package what it offers for imports.',
  ],
])('%s of an installed package with the manifest %s', (specifier, manifest, expected) => {
  const files = { [`${CARDS}/package.json`]: manifest, [`${CARDS}/parts/list.js`]: '' };
  expect(hint(specifier, files)).toBe(expected);
  const { message } = unresolvedImport(specifier, {
    importer: 'docs/page.mdx',
    projectDir: join(folder, 'website'),
  });
  expect(message).toBe(
    `The package "@shop/cards" is installed, but has no "${specifier.slice(12)}" for imports.`,
  );
});

test('of React, all modules of a site get docgen’s copy, which is named as installed', () => {
  expect(
    unresolvedImport('react/jsx-rntime', { importer: 'docs/page.mdx', projectDir: folder }),
  ).toMatchObject({
    message: 'The package "react" is installed, but has no "jsx-rntime" for imports.',
    hint: 'Did you mean "react/jsx-runtime"?',
  });
  const { message } = missingPackage('react/jsx-rntime', { projectDir: folder, isInConfig: true });
  expect(message).toBe('The package of the import "react/jsx-rntime" is not installed.');
});

test.each([
  ['@shop/cards', '{ "main": "dist/index.js" }'],
  ['@shop/cards/list', '{ "exports": { "./list": "./dist/list.js" } }'],
])('%s of a package that has not been built', (specifier, manifest) => {
  expect(hint(specifier, { [`${CARDS}/package.json`]: manifest })).toMatch(
    /^If it is a package of your own, build it first\./,
  );
});

test.each([
  ['.', 'docs'],
  ['..', '.'],
  ['../src/parts', 'src/parts'],
  ['@site/src/parts/', 'src/parts'],
])('%s is no package, but a folder without an index file', (specifier, shown) => {
  const files = {
    'website/package.json': '{}',
    'website/docs/page.mdx': '',
    'website/src/parts/a.ts': '',
  };
  expect(unresolved(specifier, files).message).toBe(
    `The import "${specifier}" cannot be resolved: the folder ${shown} has no index file.`,
  );
});
