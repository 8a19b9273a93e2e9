import { inspect } from 'node:util';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { errorMessage, errorStack } from './error-text.ts';

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
    expect.stringMatching(
      // Node 26 omits the brackets.
      /^\{ b: 1, \[?Symbol\(nodejs\.util\.inspect\.custom\)\]?: \[Function: throwing\] \}$/,
    ),
  ],
  [
    new Proxy({}, { get: throwing, getPrototypeOf: throwing, ownKeys: throwing }),
    'a value that cannot be displayed was thrown',
  ],
  [Object.assign(new Error(), { message: { code: 1 } }), '{ code: 1 }'],
  [runInNewContext("new RangeError('of another realm')"), 'of another realm'],
])('of %# is read without running it', (thrown, expected) => {
  expect(errorMessage(thrown)).toEqual(expected);
});

test('is one line, and cut where it is too long', () => {
  expect(errorMessage({ causes: [new Error('inside')] })).toBe('{ causes: [ [Error: inside] ] }');
  expect(errorMessage({ list: 'x'.repeat(1e6) })).toHaveLength(1_001);
  expect(errorMessage(Object.fromEntries(Array(5_000).entries()))).toHaveLength(1_001);
});

test.each<[unknown, string]>([
  [new Error(), 'Error'],
  [new TypeError(''), 'TypeError'],
  [new (class Broken extends Error {})(), 'Broken'],
  [new Error('outer', { cause: new TypeError('inner') }), 'outer (caused by: inner)'],
  [new AggregateError([1, new Error('b'), 'c', 'd'], 'several'), 'several (caused by: 1; b; c; d)'],
  [
    new AggregateError([1, new Error('b'), 'c', 'd', 'e'], 'many'),
    'many (caused by: 1; b; c; and 2 more)',
  ],
  [
    new Error('outer', { cause: new Error('x'.repeat(500)) }),
    `outer (caused by: ${'x'.repeat(200)}…)`,
  ],
  [{ cause: new TypeError('inner') }, '{ cause: [TypeError: inner] }'],
  [{ [' '.repeat(1e6)]: 1 }, `{ '${' '.repeat(200)}…': 1 }`],
])('says what lies behind it, and no more: %#', (thrown, expected) => {
  expect(errorMessage(thrown)).toBe(expected);
});

test.each([
  [new TypeError('(0 , import_react.useSate) is not a function'), 'useSate is not a function'],
  [new TypeError('__require.context is not a function'), 'require.context is not a function'],
  [new Error('(0 , import_react.useState) is ours'), '(0 , import_react.useState) is ours'],
  ['Say import_react.useState', 'Say import_react.useState'],
])(
  'names what is imported as it is written, and keeps texts of authors: %#',
  (thrown, expected) => {
    expect(errorMessage(thrown)).toBe(expected);
  },
);

test('an error whose cause is itself comes to an end', () => {
  const error = new Error('round');
  error.cause = error;
  expect(errorMessage(error)).toMatch(/^round \(caused by: round/);
});

test('errors of another realm have their stack', () => {
  expect(errorStack(runInNewContext("new RangeError('x')"))).toMatch(/^RangeError: x\n {4}at /);
});
