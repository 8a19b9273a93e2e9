import { invariant } from '@docgen/core/basics/invariant';
import type { HideConfig, ShowConfig } from '@docgen/core/config';
import { expect, it } from 'vitest';
import { loadVersion } from './load-version.ts';
import { versionChanges } from './version-changes.ts';

const load = (text: string) => {
  const { value } = loadVersion([{ file: 'a.graphql', text }], 'strict');
  invariant(value !== undefined, text);
  return value;
};

/** The messages of the changes of each version. */
const changesOf = (texts: readonly string[], hide?: HideConfig, show?: ShowConfig) => {
  const past = texts
    .slice(0, -1)
    .map((text, at) => ({ label: `${at + 1}`, sources: [], load: () => load(text) }));
  const current = load(texts.at(-1) ?? '');
  return versionChanges(past, current, { hide, show }).map(({ label, before, changes }) => [
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

const INTERNAL = 'directive @internal on FIELD_DEFINITION\n';
const hide: HideConfig = { directives: ['@internal'], names: ['Query.never'] };

it('tells of a removed definition with the name of another, which is hidden', () => {
  expect(
    changesOf(
      [
        `${INTERNAL} type Query { a: A createdAt: Int } type A { b: Int }`,
        `${INTERNAL} type Query { a: A } type A { b: Int createdAt: Int @internal }`,
      ],
      hide,
    ),
  ).toEqual([['1 to undefined', 'Query.createdAt was removed.']]);
});

it('tells that something is no longer hidden', () => {
  expect(
    changesOf(
      [
        `${INTERNAL} type Query { a: Int b: Int @internal }`,
        `${INTERNAL} type Query { a: Int b: Int }`,
        `${INTERNAL} type Query { a: Int }`,
      ],
      hide,
    ),
  ).toEqual([
    ['2 to undefined', 'Query.b was removed.'],
    ['1 to 2', 'Query.b was added.'],
  ]);
});

it('tells nothing of what was hidden in the last version that had it', () => {
  expect(
    changesOf(
      [
        `${INTERNAL} type Query { a: Int plan: Int never: Int }`,
        `${INTERNAL} type Query { a: Int plan: Int @internal b: Int }`,
        `${INTERNAL} type Query { a: Int b: Int @deprecated(reason: "As Query.never") }`,
        `${INTERNAL} type Query { a: Int b: Int @deprecated(reason: "As Query.plan") }`,
        `${INTERNAL} type Query { a: Int }`,
      ],
      hide,
    ),
  ).toEqual([
    ['4 to undefined', 'Query.b was removed. It was deprecated.'],
    ['3 to 4', 'Query.b is deprecated for another reason.'],
    ['2 to 3', 'Query.b is deprecated.'],
    ['1 to 2', 'Query.b was added.'],
  ]);
});

it('does not quote texts that name what is hidden, whatever words are in them', () => {
  expect(
    changesOf(
      [
        'type Query { a(s: String = "like dailyPlan, deprecated: yes"): Int }',
        'type Query { a(s: String = "w"): Int }',
        `${INTERNAL} type Query { a(s: String = "w"): Int dailyPlan: Int @internal }`,
      ],
      hide,
    ),
  ).toEqual([['2 to undefined', '@internal was added.']]);
});

const show: ShowConfig = { directives: ['@public'] };
const open = 'directive @public on FIELD_DEFINITION | OBJECT type Query { a: Int @public';

it('tells of what a version shows', () => {
  expect(
    changesOf(
      [
        `${open} gone: Int @public secretGone: Int marked: Int by(unit: Unit): Int @public } enum Unit { G } type Left { b: Int @public secretB: Int }`,
        `${open} secretNew: Int marked: Int @public } enum Unit { G } type Left { secretB: Int }`,
      ],
      undefined,
      show,
    ),
  ).toEqual([
    [
      '1 to undefined',
      'Left was removed.',
      'Query.by was removed.',
      'Query.gone was removed.',
      'Unit was removed.',
      'Query.marked was added.',
    ],
  ]);
});

it('names nothing that the last version that has it does not show', () => {
  expect(
    changesOf(
      [
        `${open} secret: Deep @public } type Deep { x: Int @public secretDeep: Int @public }`,
        `${open} } type Deep { x: String @public secretDeep: Int }`,
        `${open} secret: Deep b: Int @public } type Deep { x: String @public secretDeep: Int }`,
      ],
      undefined,
      show,
    ).join(' '),
  ).not.toMatch(/secret/);
});
