import { expect, test } from 'vitest';
import { type BundledText, contentNames } from './content-names.ts';

const file = (path: string, text: string, modules: readonly string[] = ['a.js']): BundledText => ({
  path,
  text,
  modules,
});
const entry = 'assets/entry-AAAAAAAA.js';
const shared = 'assets/shared-BBBBBBBB.js';

test('names follow from contents, not from esbuild’s hashes', () => {
  const first = contentNames([file(entry, 'import "./shared-BBBBBBBB.js"'), file(shared, '1')]);
  const elsewhere = contentNames([
    file('assets/shared-CCCCCCCC.js', '1'),
    file('assets/entry-DDDDDDDD.js', 'import "./shared-CCCCCCCC.js"'),
  ]);
  expect(first(entry)).toMatch(/^assets\/entry-[\da-f]{10}\.js$/);
  expect(first(entry)).toBe(elsewhere('assets/entry-DDDDDDDD.js'));
  expect(first('import "./shared-BBBBBBBB.js"')).toBe(elsewhere('import "./shared-CCCCCCCC.js"'));
});

test('a change reaches the names of all files that lead to it, in circles too', () => {
  const names = (text: string) => {
    const rename = contentNames([
      file(entry, 'import("./shared-BBBBBBBB.js")'),
      file(shared, `import "./entry-AAAAAAAA.js"; ${text}`),
      file('assets/other-CCCCCCCC.css', 'p {}'),
    ]);
    return [entry, shared, 'assets/other-CCCCCCCC.css'].map(rename);
  };
  const [before, after] = [names('1'), names('2')];
  expect(after[0]).not.toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[2]).toBe(before[2]);
});

test('modules with the same text stay two files', () => {
  const rename = contentNames([
    file('assets/shared-AAAAAAAA.js', 'export let n = 0', ['a.js']),
    file('assets/shared-BBBBBBBB.js', 'export let n = 0', ['b.js']),
  ]);
  expect(rename('assets/shared-AAAAAAAA.js')).not.toBe(rename('assets/shared-BBBBBBBB.js'));
});

test('what is no file of the bundle stays as it is, however long', () => {
  const rename = contentNames([file(entry, '')]);
  const text = `shared-BBBBBBBB.js entry-AAAAAAAA.png xentry-AAAAAAAA.js ${'A'.repeat(2_000_000)}`;
  expect(rename(text)).toBe(text);
});
