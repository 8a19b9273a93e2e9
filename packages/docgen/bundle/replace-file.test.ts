import { mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { replaceFile } from './replace-file.js';

it('a program that has opened the previous file reads all of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docgen-replace-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'new-folder/packed.js');
  await replaceFile(file, 'previous();');
  const reader = await open(file);
  await replaceFile(file, 'next();');
  expect(await reader.readFile('utf8')).toBe('previous();');
  await reader.close();
  expect(await readFile(file, 'utf8')).toBe('next();');
  expect(await readdir(join(folder, 'new-folder'))).toEqual(['packed.js']);
});
