import { expect, test } from 'vitest';
import { globFolder, globPattern, isGlob } from './glob-pattern.ts';

test.each([
  ['a/*.graphql', 'a', ['a/b.graphql'], ['a/b/c.graphql', 'a/bgraphql']],
  ['a/**/*.graphql', 'a', ['a/b.graphql', 'a/b/c/d.graphql'], ['b/a.graphql']],
  ['**/*.{graphql,gql}', '.', ['a.gql', 'b/c.graphql'], ['a.graphqls']],
  ['a/v?/[ab].gql', 'a', ['a/v1/a.gql'], ['a/v1/c.gql', 'a/v10/a.gql']],
  ['a/[!x].gql', 'a', ['a/y.gql'], ['a/x.gql']],
  ['./a (1)/**', './a (1)', ['./a (1)/b/c'], ['./a 1/b']],
])('%s', (glob, folder, matching, others) => {
  expect(isGlob(glob)).toBe(true);
  expect(globFolder(glob)).toBe(folder);
  const pattern = globPattern(glob);
  expect(matching.filter((path) => !pattern.test(path))).toEqual([]);
  expect(others.filter((path) => pattern.test(path))).toEqual([]);
});

test('a path is no glob', () => {
  expect([isGlob('a/b.graphql'), globFolder('a/b.graphql')]).toEqual([false, 'a']);
});
