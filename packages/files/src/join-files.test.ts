import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { joinFiles } from './join-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'docgen-join-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('texts and files of all sizes are joined in their order', () => {
  // Shorter and longer than what is written at once, with characters of several bytes.
  const lengths = [0, 1, 700, 65_535, 65_536, 65_537, 3, 200_000, 0, 5000];
  const texts = lengths.map((length, index) => `${index}ü`.repeat(length).slice(0, length));
  const pieces = texts.flatMap((text, index) => {
    const file = join(folder, `${index}.md`);
    writeFileSync(file, text);
    return [text, { file }];
  });
  const target = join(folder, 'all.txt');
  writeFileSync(target, 'x'.repeat(2_000_000));
  joinFiles(target, pieces);
  expect(readFileSync(target, 'utf8')).toBe(texts.flatMap((text) => [text, text]).join(''));
});

test('a missing file is an error of the file system', () => {
  const file = join(folder, 'missing.md');
  expect(() => joinFiles(join(folder, 'other.txt'), ['a', { file }])).toThrow(/ENOENT.*missing/);
});
