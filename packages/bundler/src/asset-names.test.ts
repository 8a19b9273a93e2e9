import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { assetNames } from './asset-names.ts';
import { createAssetFiles } from './assets/asset-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'docgen-asset-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file has one name, whether a stylesheet or code refers to it', () => {
  const contents = new TextEncoder().encode('font');
  writeFileSync(join(folder, 'My Sans@2.WOFF2'), contents);
  const rename = assetNames([{ path: 'assets/My Sans@2-ABCDEFGH.WOFF2', contents }]);
  const path = createAssetFiles().add(join(folder, 'My Sans@2.WOFF2'))?.path;
  expect(rename('assets/My Sans@2-ABCDEFGH.WOFF2')).toBe(path);
  expect(rename('url("/assets/My%20Sans@2-ABCDEFGH.WOFF2#iefix")')).toBe(
    `url("/${path?.replace(' ', '%20')}#iefix")`,
  );
});

test('files that differ in the case of their extensions only have one name, as they are one file', () => {
  const contents = new TextEncoder().encode('font');
  const rename = assetNames([{ path: 'assets/a-ABCDEFGH.woff2', contents }]);
  expect(rename('assets/a-ABCDEFGH.WOFF2')).toBe(rename('assets/a-ABCDEFGH.woff2'));
});

test('other files keep their names', () => {
  const contents = new Uint8Array();
  const rename = assetNames([
    { path: 'assets/entry-ABCDEFGH.js.LEGAL.txt', contents },
    { path: 'assets/font-BBBBBBBB.woff2', contents },
  ]);
  const text = 'entry-ABCDEFGH.js.LEGAL.txt font-CCCCCCCC.woff2 font-BBBBBBBB.woff22';
  expect(rename(text)).toBe(text);
});
