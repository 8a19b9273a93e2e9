import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { writeFiles } from './write-files.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test('files are made with their folders, and existing ones are kept', async () => {
  await writeFile(join(folder, 'old.md'), 'old');
  const files = [
    { path: 'old.md', text: 'new' },
    { path: 'a/b/c.md', text: 'c' },
  ];
  expect(await writeFiles(join(folder), files)).toEqual({
    written: ['a/b/c.md'],
    kept: ['old.md'],
  });
  expect(await readFile(join(folder, 'old.md'), 'utf8')).toBe('old');
  expect(await readFile(join(folder, 'a/b/c.md'), 'utf8')).toBe('c');
});

test('a folder in the way of a file is told', async () => {
  await writeFiles(folder, [{ path: 'a/b', text: '' }]);
  await expect(writeFiles(folder, [{ path: 'a/b/c', text: '' }])).rejects.toThrow(/ENOTDIR|EEXIST/);
});

test('what was made before a file cannot be written is taken back, and nothing else', async () => {
  await writeFile(join(folder, 'own.md'), 'own');
  const files = [
    { path: 'a.md', text: 'a' },
    { path: 'b/c/d.md', text: 'd' },
    { path: `b/${'long'.repeat(100)}`, text: '' },
  ];
  await expect(writeFiles(join(folder, 'new/site'), files)).rejects.toThrow('ENAMETOOLONG');
  await expect(writeFiles(folder, files)).rejects.toThrow('ENAMETOOLONG');
  expect(await readdir(folder)).toEqual(['own.md']);
});
