import { expect, test } from 'vitest';
import { fileFailure } from './file-failure.ts';

const place = { file: 'docs/a.md', line: 3 };

/** A circular object, which JSON cannot represent. */
const circle: { self?: unknown } = {};
circle.self = circle;

test.each<[unknown, string]>([
  [new TypeError('no such node'), 'TypeError: no such node'],
  ['text', 'text'],
  [undefined, 'undefined'],
  [null, 'null'],
  [{ code: 'E1', at: [1, 2] }, '{"code":"E1","at":[1,2]}'],
  [Object.create(null), '{}'],
  [circle, 'a value that cannot be displayed was thrown'],
  [new Error('x'.repeat(5_000)), `Error: ${'x'.repeat(993)}…`],
])('names the file and what was thrown there: %#', (thrown, said) => {
  expect(fileFailure(thrown, place, 'compile')).toMatchObject({
    code: 'file-failure',
    severity: 'error',
    message: `docgen cannot compile docs/a.md: ${said}`,
    place,
  });
});

test('a stack that is too deep is what was nested too deeply', () => {
  const deeper = (): number => 1 + deeper();
  let thrown: unknown;
  try {
    deeper();
  } catch (error) {
    thrown = error;
  }
  expect(fileFailure(thrown, place, 'compile')).toMatchObject({ code: 'nested-too-deeply', place });
  const other = fileFailure(new RangeError('Invalid array length'), place, 'compile');
  expect(other.code).toBe('file-failure');
});

test('what is nested too deeply is likely to be in the longest line', () => {
  const thrown = new RangeError('Maximum call stack size exceeded');
  const failure = fileFailure(thrown, { file: 'a.md' }, 'compile', `a\n${'.b'.repeat(9)}\nc\n`);
  expect(failure.notes).toEqual([
    { message: 'This is its longest line.', place: { file: 'a.md', line: 2 } },
  ]);
  expect(fileFailure(thrown, place, 'compile', 'a').notes).toBeUndefined();
});

test('says where it was thrown', () => {
  const innermost = () => new TypeError('no such node');
  const { notes } = fileFailure(innermost(), place, 'compile');
  expect(notes?.[0]?.message).toMatch(/^at innermost .*file-failure\.test\.ts:\d+:\d+/);
  expect(notes?.length).toBeLessThanOrEqual(5);
  expect(fileFailure('text', place, 'compile').notes).toEqual([]);
});

test('says so when JSON has nothing to say of what was thrown', () => {
  const { message } = fileFailure({ toJSON() {} }, { file: 'a.md' }, 'render');
  expect(message).toBe('docgen cannot render a.md: a value that cannot be displayed was thrown');
});
