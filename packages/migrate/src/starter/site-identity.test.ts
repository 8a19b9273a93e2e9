import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { siteIdentity } from './site-identity.ts';

let folder: string;
beforeEach(async () => {
  folder = join(temporaryFolder(), 'Große_Döku-api');
  await mkdir(folder);
});

test('the folder gives the name', async () => {
  expect(await siteIdentity(folder)).toEqual({
    title: 'Große Döku api',
    packageName: 'gro-e-doku-api',
  });
});

test.each([
  [
    { name: '@acme/shop-docs', description: 'All of it', homepage: 'https://acme.example/shop/#a' },
    {
      title: 'Shop docs',
      tagline: 'All of it',
      url: 'https://acme.example',
      basePath: '/shop/',
      packageName: 'shop-docs',
    },
  ],
  [{ homepage: 'https://github.com/acme/shop#readme' }, { title: 'Große Döku api' }],
  [{ description: '# Shop & more' }, { title: 'Große Döku api', tagline: 'Shop & more' }],
  [{ homepage: 'acme.example', name: 7 }, { title: 'Große Döku api' }],
])('%j', async (contents, expected) => {
  await writeFile(join(folder, 'package.json'), JSON.stringify(contents));
  const identity = await siteIdentity(folder);
  expect(identity).toEqual({ packageName: 'gro-e-doku-api', ...expected });
});

test('a broken package.json is no reason to stop', async () => {
  await writeFile(join(folder, 'package.json'), '{');
  expect((await siteIdentity(folder)).title).toBe('Große Döku api');
});
