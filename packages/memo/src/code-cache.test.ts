import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePipe } from '@docgen/files/testing/make-pipe';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openCodeCache } from './code-cache.ts';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-code-')));
afterAll(() => rmSync(home, { recursive: true }));

const file = join(home, 'packed.js');
const folder = join(home, 'kept');

const PARAMETERS = 'require, module, docgenScript, docgenImport, docgenAddress';

/** A script in the form in which docgen packs them. It exports a digit, and results of imports. */
const script = (digit: number) =>
  `(function (${PARAMETERS}) {
const { basename } = require('node:path');
module.exports = {
  digit: ${digit},
  name: () => basename(docgenAddress),
  path: () => docgenImport('node:path'),
  part: () => docgenScript('./scripts/part.js'),
};
})`;

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  mkdirSync(join(home, 'scripts'), { recursive: true });
  writeFileSync(file, script(1));
  writeFileSync(
    join(home, 'scripts/part.js'),
    `(function (${PARAMETERS}) { module.exports = { from: docgenAddress }; })`,
  );
});

interface Exports {
  readonly digit: number;
  readonly name: () => string;
  readonly path: () => Promise<typeof import('node:path')>;
  readonly part: () => { readonly from: string };
}

/** The files with compiled code. */
function kept(): string[] {
  const names = existsSync(join(folder, 'code')) ? readdirSync(join(folder, 'code')) : [];
  return names.filter((name) => name.endsWith('.values')).map((name) => join(folder, 'code', name));
}

/**
 * Runs the script like a process of docgen. Returns the digit, and whether code was newly stored.
 */
function run({ version = '1', name = 'build', parts = false } = {}) {
  const before = kept().length;
  const cache = openCodeCache({ folder, name, version });
  const exports = cache.run(file) as Exports;
  if (parts) exports.part();
  cache.close(true);
  return { digit: exports.digit, isKeptAnew: kept().length > before };
}

it('keeps what V8 has made of a script, and takes it the next time', async () => {
  expect(run()).toEqual({ digit: 1, isKeptAnew: true });
  expect(run()).toEqual({ digit: 1, isKeptAnew: false });
  const exports = openCodeCache({ folder, name: 'build', version: '1' }).run(file) as Exports;
  expect(exports.name()).toBe('packed.js');
  expect((await exports.path()).basename('a/b')).toBe('b');
});

it('runs an imported script once, and adds its code to what is kept', () => {
  const cache = openCodeCache({ folder, name: 'build', version: '1' });
  const { part } = cache.run(file) as Exports;
  expect(part()).toBe(part());
  expect(part().from).toMatch(/\/packed\.js$/);
  run();
  expect(run({ parts: true })).toMatchObject({ isKeptAnew: true });
  expect(run({ parts: true })).toMatchObject({ isKeptAnew: false });
  expect(run()).toMatchObject({ isKeptAnew: false });
});

it('takes nothing of other bytes', () => {
  run();
  writeFileSync(file, script(2));
  expect(run({ version: '2' })).toEqual({ digit: 2, isKeptAnew: true });
});

it('keeps nothing of a run that is not to be kept', () => {
  const cache = openCodeCache({ folder, name: 'build', version: '1' });
  cache.run(file);
  cache.close(false);
  expect(readdirSync(folder)).toEqual([]);
});

it.each<readonly [string, (bytes: Buffer) => Uint8Array]>([
  ['empty', () => new Uint8Array()],
  ['cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['flipped by a bit', (bytes) => bytes.fill((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1)],
  ['moved', (bytes) => Buffer.concat([Buffer.from('x'), bytes])],
  ['anything', () => Buffer.from('docgen code\n')],
])('runs the script anew when what is kept is %s', (_, damage) => {
  run();
  for (const path of kept()) writeFileSync(path, damage(readFileSync(path)));
  expect(run()).toEqual({ digit: 1, isKeptAnew: true });
  expect(run().isKeptAnew).toBe(false);
});

it('runs scripts anew whose code is damaged while docgen runs', () => {
  run({ parts: true });
  const cache = openCodeCache({ folder, name: 'build', version: '1' });
  const { part } = cache.run(file) as Exports;
  for (const path of kept()) writeFileSync(path, readFileSync(path).fill(0));
  expect(part().from).toMatch(/\/packed\.js$/);
  cache.close(true);
  expect(run()).toMatchObject({ isKeptAnew: true });
  expect(run({ parts: true })).toMatchObject({ isKeptAnew: false });
});

it.each([
  ['a pipe', makePipe],
  ['a folder', mkdirSync],
])('does without the code if %s is in its place', (_, make) => {
  run();
  for (const path of kept()) {
    rmSync(path);
    make(path);
  }
  expect(run()).toEqual({ digit: 1, isKeptAnew: true });
});

it('makes no folder', () => {
  rmSync(folder, { recursive: true });
  expect(run()).toEqual({ digit: 1, isKeptAnew: false });
  expect(existsSync(folder)).toBe(false);
});

it('keeps the code of several commands apart', () => {
  for (const name of ['build', 'dev']) expect(run({ name }).isKeptAnew).toBe(true);
  for (const name of ['build', 'dev']) expect(run({ name }).isKeptAnew).toBe(false);
});
