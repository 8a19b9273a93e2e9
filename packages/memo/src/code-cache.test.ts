import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
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
const kept = join(folder, 'build-packed.js.code');

/** A script in the form in which docgen packs them. It exports a digit, and results of imports. */
const script = (digit: number) =>
  `(function (require, module, exports, docgenImport, docgenAddress) {
const { basename } = require('node:path');
module.exports = { digit: ${digit}, name: () => basename(docgenAddress), path: () => docgenImport('node:path') };
})`;

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(file, script(1));
});

interface Exports {
  readonly digit: number;
  readonly name: () => string;
  readonly path: () => Promise<typeof import('node:path')>;
}

/**
 * Runs the script like a process of docgen. Returns the digit, and whether code was newly stored.
 */
function run(version = '1'): { readonly digit: number; readonly isKeptAnew: boolean } {
  const before = existsSync(kept) && statSync(kept).isFile() ? statSync(kept).ino : undefined;
  const cache = openCodeCache({ folder, name: 'build', version });
  const { digit } = cache.run(file) as Exports;
  cache.save();
  return { digit, isKeptAnew: existsSync(kept) && statSync(kept).ino !== before };
}

it('keeps what V8 has made of a script, and takes it the next time', async () => {
  expect(run()).toEqual({ digit: 1, isKeptAnew: true });
  const start = readFileSync(kept).indexOf('\n') + 1;
  expect(start % 8, 'V8 would copy the code').toBe(0);
  expect(run()).toEqual({ digit: 1, isKeptAnew: false });
  const exports = openCodeCache({ folder, name: 'build', version: '1' }).run(file) as Exports;
  expect(exports.name()).toBe('packed.js');
  expect((await exports.path()).basename('a/b')).toBe('b');
});

it('takes nothing of other bytes', () => {
  run();
  writeFileSync(file, script(2));
  expect(run('2')).toEqual({ digit: 2, isKeptAnew: true });
});

it.each<readonly [string, (bytes: Buffer) => Uint8Array]>([
  ['empty', () => new Uint8Array()],
  ['cut off', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['flipped by a bit', (bytes) => bytes.fill((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1)],
  ['of another format', (bytes) => Buffer.concat([Buffer.from('x'), bytes])],
  ['anything', () => Buffer.from('docgen code\n')],
])('runs the script anew when what is kept is %s', (_, damage) => {
  run();
  writeFileSync(kept, damage(readFileSync(kept)));
  expect(run()).toEqual({ digit: 1, isKeptAnew: true });
  expect(run().isKeptAnew).toBe(false);
});

it('does not wait for a pipe in its place', () => {
  makePipe(kept);
  expect(run().digit).toBe(1);
  expect(run()).toEqual({ digit: 1, isKeptAnew: false });
});

it('leaves a folder in its place alone', () => {
  mkdirSync(kept);
  expect(run().digit).toBe(1);
  expect(readdirSync(folder)).toEqual(['build-packed.js.code']);
});

it('removes what killed runs have left, and nothing else', () => {
  const names = [
    'build-packed.js.code.0123456789ab.part',
    'site.index.0123456789ab.part',
    'a.code',
  ];
  for (const name of names) writeFileSync(join(folder, name), '');
  run();
  expect(readdirSync(folder).sort()).toEqual(['a.code', 'build-packed.js.code', names[1]]);
});

it('makes no folder', () => {
  rmSync(folder, { recursive: true });
  expect(run()).toEqual({ digit: 1, isKeptAnew: false });
  expect(existsSync(folder)).toBe(false);
});

it('keeps the files of several scripts and commands apart', () => {
  const other = join(home, 'other.js');
  copyFileSync(file, other);
  for (const name of ['build', 'dev']) {
    const cache = openCodeCache({ folder, name, version: '1' });
    for (const path of [file, other]) cache.run(path);
    cache.save();
  }
  expect(readdirSync(folder).sort()).toEqual([
    'build-other.js.code',
    'build-packed.js.code',
    'dev-other.js.code',
    'dev-packed.js.code',
  ]);
});
