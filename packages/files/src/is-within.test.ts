import { expect, test } from 'vitest';
import { isWithin } from './is-within.ts';

test.each([
  ['/a/b', '/a'],
  ['/a', '/a'],
  ['/a/..x/b', '/a'],
  ['/a/..x', '/a/'],
  ['/a', '/'],
  ['a/..x', 'a'],
  ['..x/a', '.'],
  ['../a/b', '../a'],
])('%s lies in %s', (path, folder) => {
  expect(isWithin(path, folder)).toBe(true);
});

test.each([
  ['/ab', '/a'],
  ['/', '/a'],
  ['/..x', '/a'],
  ['/a/../b', '/a'],
  ['a', 'a/..x'],
  ['../a', '.'],
])('%s does not lie in %s', (path, folder) => {
  expect(isWithin(path, folder)).toBe(false);
});
