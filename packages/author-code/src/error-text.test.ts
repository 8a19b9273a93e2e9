import { inspect } from 'node:util';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { errorMessage } from './error-text.ts';

const throwing = () => {
  throw new Error('looked at');
};

test.each<[unknown, string]>([
  [new TypeError('wrong'), 'wrong'],
  ['text', 'text'],
  [undefined, 'undefined'],
  [-1, '-1'],
  [{ status: 404, body: { error: 'gone' } }, "{ status: 404, body: { error: 'gone' } }"],
  [
    Array.from({ length: 9 }, () => 'x'.repeat(20)),
    `[ ${Array(9)
      .fill(`'${'x'.repeat(20)}'`)
      .join(', ')} ]`,
  ],
  [
    {
      get a() {
        return throwing();
      },
      toString: throwing,
    },
    '{ a: [Getter], toString: [Function: throwing] }',
  ],
  [
    { [inspect.custom]: throwing, b: 1 },
    '{ b: 1, [Symbol(nodejs.util.inspect.custom)]: [Function: throwing] }',
  ],
  [
    new Proxy({}, { get: throwing, getPrototypeOf: throwing, ownKeys: throwing }),
    'something that cannot be shown was thrown',
  ],
  [Object.assign(new Error(), { message: { code: 1 } }), '{ code: 1 }'],
  [runInNewContext("new RangeError('of another realm')"), 'of another realm'],
])('of %# is read without running it', (thrown, expected) => {
  expect(errorMessage(thrown)).toBe(expected);
});

test('is one line, and cut where it is too long', () => {
  expect(errorMessage({ causes: [new Error('inside')] })).toMatch(
    /^\{ causes: \[ Error: inside .+ \}$/,
  );
  expect(errorMessage({ list: 'x'.repeat(1e6) })).toHaveLength(1_001);
  expect(errorMessage(Object.fromEntries(Array(5_000).entries()))).toHaveLength(1_001);
});
