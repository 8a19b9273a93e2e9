import { expect, it } from 'vitest';
import { closeDirections } from './close-directions.ts';

it.each([
  ['plain', 'plain'],
  ['\u202etxt.exe', '\u202etxt.exe\u202c'],
  ['\u2067a \u202eb', '\u2067a \u202eb\u202c\u2069'],
  ['\u202aa\u202c b', '\u202aa\u202c b'],
  ['\u2066a\u2069 b', '\u2066a\u2069 b'],
  // The end of an isolate also closes embeddings inside it.
  ['\u2066a\u202eb\u2069 c', '\u2066a\u202eb\u2069 c'],
  // Unmatched, these would close something around the text.
  ['a\u202c b\u2069', 'a b'],
  ['\u2066a\u202c', '\u2066a\u2069'],
])('%j stays with itself as %j', (text, expected) => {
  expect(closeDirections(text)).toBe(expected);
});
