import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listFiles } from './list-files.ts';

/** @returns The listed paths of a folder with these empty files. */
async function listed(paths: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-list-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of paths) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  return listFiles(folder);
}

test.each([
  '.DS_Store',
  '.note.txt.swp',
  '.git/config',
  '.well-known/.note.txt.swp',
  'node_modules/a/index.js',
  'note.txt~',
  'folder/note.txt~',
  'folder~/note.txt',
  '#note.txt#',
  'Thumbs.db',
  'folder/desktop.ini',
  'Desktop.ini',
])('%s is not listed', async (path) => {
  expect(await listed([path])).toEqual([]);
});

test.each([
  '~note.txt',
  'a~b.txt',
  '#a.txt',
  'thumbs.db.txt',
  'my-desktop.ini',
  '_headers',
  '.well-known/security.txt',
])('%s is listed', async (path) => {
  expect(await listed([path])).toEqual([path]);
});
