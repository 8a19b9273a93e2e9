import { expect, test } from 'vitest';
import { cutTold, plainTold, toldOnOneLine } from './told-text.ts';

const TEXT = ['Cut by ', { code: 'skip', to: '/skip' }, ' and ', { code: 'first' }, '.'];

test('the plain text has no code', () => {
  expect(plainTold(TEXT)).toBe('Cut by skip and first.');
});

test.each([
  [0, []],
  [7, ['Cut by ']],
  [9, ['Cut by ', { code: 'sk', to: '/skip' }]],
  [99, TEXT],
])('the first %i characters', (length, cut) => {
  expect(cutTold(TEXT, length)).toEqual(cut);
});

test.each([
  [
    [' a\n', { code: ' b ' }, ' ', ' c\t'],
    ['a ', { code: 'b ' }, 'c'],
  ],
  [['a', ' ', { code: '' }, ' '], ['a']],
  [[' ', '\n'], []],
])('%j on one line', (text, line) => {
  expect(toldOnOneLine(text)).toEqual(line);
});
