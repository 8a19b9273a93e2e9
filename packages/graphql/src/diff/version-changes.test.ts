import type { HideConfig } from '@docgen/core/config';
import { invariant } from '@docgen/core/invariant';
import { expect, it } from 'vitest';
import { loadVersion } from './load-version.ts';
import { versionChanges } from './version-changes.ts';

const load = (text: string) => {
  const { value } = loadVersion([{ file: 'a.graphql', text }], 'strict');
  invariant(value !== undefined, text);
  return value;
};

/** The messages of the changes of each version. */
const changesOf = (texts: readonly string[], hide?: HideConfig) => {
  const past = texts.slice(0, -1).map((text, at) => ({ label: `${at + 1}`, schema: load(text) }));
  return versionChanges(past, load(texts.at(-1) ?? ''), hide).map(({ label, before, changes }) => [
    `${before} to ${label}`,
    ...changes.map(({ message }) => message),
  ]);
};

it('compares each version with the one before it, the newest first', () => {
  expect(
    changesOf([
      'type Query { a: Int b: Int }',
      'type Query { a: Int }',
      'type Query { a: Int }',
      'type Query { a: Int c: Int }',
    ]),
  ).toEqual([
    ['3 to undefined', 'Query.c was added.'],
    ['1 to 2', 'Query.b was removed.'],
  ]);
});

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
    ['2 to undefined', 'Query.b was removed. It was deprecated.', '@internal was added.'],
    ['1 to 2', 'Query.b changed type from Int to String.', 'Query.b is deprecated.'],
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
  ).toEqual([['1 to undefined', 'A.b was removed.']]);
});
