import { expect, it } from 'vitest';
import { termsOf } from './words.ts';

/** All ASCII characters except letters and digits, and some other characters between words. */
const SEPARATORS = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter(
    (character) => !/[a-z0-9]/i.test(character),
  ),
  ...['–', '“', '…', '\u00a0', '→', '\u200d', '😀', '\ud800'],
];

it('takes the same terms from a text with other letters', () => {
  const text = SEPARATORS.map((separator) => `Ab${separator}9${separator}${separator}cD_`).join('');
  const terms = termsOf(text);
  expect(terms).toContain('ab');
  expect(terms).toContain('cdab9cdab');
  expect(termsOf(`${text} é`)).toEqual([...terms, 'e']);
});
