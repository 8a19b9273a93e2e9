import type { HideConfig } from '@docgen/core/config';
import { invariant } from '@docgen/core/invariant';
import { expect, it } from 'vitest';
import { loadVersion } from './load-version.ts';
import { notTold, versionChanges } from './version-changes.ts';

const load = (text: string) => {
  const { value } = loadVersion([{ file: 'a.graphql', text }], 'strict');
  invariant(value !== undefined, text);
  return value;
};

/** The messages of the changes of each version but the first. */
const changesOf = (texts: readonly string[], hide?: HideConfig) => {
  const versions = texts.map(load);
  const hidden = notTold(load(texts.at(-1) ?? ''), hide);
  return versions.slice(1).map((after, at) => {
    const before = versions[at];
    invariant(before !== undefined, 'no version');
    return versionChanges(before, after, hidden).map(({ message }) => message);
  });
};

it('tells nothing of what is hidden now but was not in earlier versions', () => {
  const directive = 'directive @internal on INPUT_FIELD_DEFINITION | FIELD_DEFINITION';
  expect(
    changesOf(
      [
        'input Filter { by: Int } type Query { a(of: Filter): Int total: Int b: Int }',
        'input Filter { by: Int total: Int } type Query { a(of: Filter): Int total: Int b: String @deprecated(reason: "Filter.total") }',
        `${directive} input Filter { by: Int total: Int @internal } type Query { a(of: Filter): Int total: Int }`,
      ],
      { directives: ['@internal'] },
    ),
  ).toEqual([
    ['Query.b changed type from Int to String.', 'Query.b is deprecated.'],
    ['Query.b was removed. It was deprecated.', '@internal was added.'],
  ]);
});

it('tells what clients of a subgraph see', () => {
  const link =
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@inaccessible", "@key"])';
  expect(
    changesOf([
      `${link} type Query { a: A } type A @key(fields: "id") { id: ID! b: Int c: Int @inaccessible }`,
      `${link} type Query { a: A } type A @key(fields: "b") { id: ID! b: Int @inaccessible }`,
    ]),
  ).toEqual([['A.b was removed.']]);
});
