import { expect, test } from 'vitest';
import { wholeFolder } from './whole-folder.ts';

const SDL = ['a/one.graphql', 'a/more/two.graphql', 'b/x/one.graphql', 'b/x.graphql', 'c.graphql'];

test.each([
  [['a/one.graphql', 'a/more/two.graphql'], 'a'],
  [['b/x/one.graphql', 'b/x.graphql'], 'b'],
  [['a/one.graphql', 'b/x.graphql'], undefined],
  [['a/one.graphql'], undefined],
  [['c.graphql', 'a/one.graphql'], undefined],
])('the folder of %j is %s', (files, folder) => {
  expect(wholeFolder(files, SDL)).toBe(folder);
});

test('a folder with other SDL is not the folder of a schema', () => {
  const files = ['a/one.graphql', 'a/more/two.graphql'];
  expect(wholeFolder(files, [...files, 'a/__tests__/wrong.graphql'])).toBe(undefined);
  expect(wholeFolder(files, [...files, 'ab/other.graphql'])).toBe('a');
});
