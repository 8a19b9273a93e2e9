import { expect, test } from 'vitest';
import { didYouMean, nearestNames } from './did-you-mean.ts';

test.each([
  ['letters that changed places are one mistake', 'hoem', ['home']],
  ['also in three letters', 'adn', ['and']],
  ['one mistake is allowed in the shortest names', 'i', ['id']],
  ['but not if no letter is the same', 'x', []],
  ['nearest first, then by code unit', 'colors', ['color', 'colours', 'colour']],
  ['capitals do not count', 'NAVBAR', ['navBar']],
  ['four letters of ten may differ', 'trailinglash', ['trailingSlash']],
  ['more may not', 'sidebars', []],
])('%s', (_name, input, expected) => {
  const known = [
    ...['and', 'b', 'color', 'colour', 'colours', 'home', 'id', 'navBar'],
    'trailingSlash',
  ];
  expect(nearestNames(input, known)).toEqual(expected);
});

test('a sentence', () => {
  expect(didYouMean('ab', ['aa', 'ac', 'ad', 'ae'])).toBe('Did you mean "aa", "ac" or "ad"?');
  expect(didYouMean('ab', ['ac', 'xyz'])).toBe('Did you mean "ac"?');
  expect(didYouMean('ab', ['xyz'])).toBeUndefined();
});
