import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolders } from './make-folders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docgen-make-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes what is missing, and tells of that alone', () => {
  mkdirSync(join(folder, 'a'));
  const made: string[] = [];
  makeFolders(join(folder, 'a/b/c'), (path) => made.push(path));
  makeFolders(join(folder, 'a/b/c'), (path) => made.push(path));
  expect(made).toEqual([join(folder, 'a/b'), join(folder, 'a/b/c')]);
  expect(readdirSync(join(folder, 'a/b'))).toEqual(['c']);
});

it('comes to an end below what cannot have folders', () => {
  writeFileSync(join(folder, 'file'), '');
  symlinkSync('nowhere', join(folder, 'link'));
  expect(() => makeFolders(join(folder, 'file/a/b'))).toThrow('ENOTDIR');
  expect(() => makeFolders(join(folder, 'link/a/b'))).toThrow('ENOENT');
});

it.runIf(process.platform === 'linux')('comes to an end where the system has no place', () => {
  expect(() => makeFolders('/proc/docgen/a/b')).toThrow(/ENOENT|EACCES|EPERM/);
});
