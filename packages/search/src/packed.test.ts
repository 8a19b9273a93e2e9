import { expect, test } from 'vitest';
import { packed } from './packed.ts';

const WORDS = ['aa', 'ab', 'ba', 'bb', 'bc', 'ca', 'cb', 'da', 'db', 'dc', 'ea'];

const sharedTexts = (texts: readonly string[], most: number) =>
  packed(texts, most).map((pack) => pack.texts.join(' '));

test('packs end where neighbours have least in common', () => {
  expect(sharedTexts(WORDS, 8)).toEqual(['aa ab', 'ba bb bc', 'ca cb', 'da db dc ea']);
});

test('a pack that becomes larger leaves the others as they are', () => {
  const more = WORDS.map((word) => (word === 'ba' ? 'baba' : word));
  expect(sharedTexts(more, 8)).toEqual(['aa ab', 'baba bb bc', 'ca cb', 'da db dc ea']);
});

test('packs are not larger than allowed, and hold all texts in their order', () => {
  const texts = Array.from({ length: 500 }, (_, at) => 'x'.repeat((at * 37) % 90));
  const packs = packed(texts, 200);
  expect(packs.flatMap((pack) => pack.texts)).toEqual(texts);
  expect(packs.map(({ start }) => start)).toEqual(
    packs.map((_, at) => packs.slice(0, at).reduce((sum, pack) => sum + pack.texts.length, 0)),
  );
  expect(Math.max(...packs.map((pack) => pack.texts.join('').length))).toBeLessThanOrEqual(200);
});

test('a text that is longer than a pack has its own', () => {
  expect(sharedTexts(['a', 'b'.repeat(20), 'c'], 8)).toEqual(['a', 'b'.repeat(20), 'c']);
});
