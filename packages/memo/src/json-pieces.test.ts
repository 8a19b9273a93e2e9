import { expect, it } from 'vitest';
import { jsonPieces } from './json-pieces.ts';

const long = Array.from({ length: 40 }, (_, index) => ({ index, name: 'Größe 📐', [index]: [] }));

it.each([
  null,
  'text',
  [],
  {},
  [1, undefined],
  long,
  long.slice(0, 16),
  long.slice(0, 17),
  [...long.slice(0, 31), undefined, undefined],
  { before: undefined, long, '"quoted"': { none: null, inside: { long }, not: undefined } },
  { first: undefined, long },
  { long, last: undefined },
])('joins to the JSON of %j', (value) => {
  const pieces = [...jsonPieces(value)];
  expect(pieces.join('')).toBe(JSON.stringify(value));
});

it('converts the elements of a long array in batches, also in a property', () => {
  const pieces = [...jsonPieces({ long })];
  const whole = JSON.stringify(long).length;
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(whole / 2);
});
