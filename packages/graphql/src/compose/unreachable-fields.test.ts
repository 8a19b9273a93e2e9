import { expect, it } from 'vitest';
import { composed } from '../../../../test/support/load-schema.ts';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])`;

/** Diagnostics where the line of a track is out of reach, by one query of each subgraph. */
function unreachableBy(count: number) {
  const names = Array.from({ length: count }, (_, index) => `s${index}`);
  const { diagnostics } = composed({
    lines: `${link} type Line @key(fields: "number") { number: Int! speed: Int }`,
    ...Object.fromEntries(
      names.map((name) => [
        name,
        `${link} type Query { far_${name}: Line } type Line @key(fields: "id") { id: ID! }`,
      ]),
    ),
  });
  return diagnostics.filter(({ message }) => message.includes('Line.speed'));
}

it('is one diagnostic for a field that several queries ask for in vain', () => {
  const found = unreachableBy(3);
  expect(found).toMatchObject([
    {
      code: 'composition-error',
      severity: 'error',
      hint: expect.stringMatching(/^Give the entity a `@key` .*warning\.$/),
      place: { file: 'lines.graphql', line: 1 },
    },
  ]);
  expect(found[0]?.message.split('\n').slice(0, 2)).toEqual([
    'The query { far_s0 { speed } } cannot be satisfied by the subgraphs because:',
    '- from subgraph "s0":',
  ]);
  expect(found[0]?.notes?.map(({ message, place }) => [place?.file, message])).toEqual([
    ['s0.graphql', 'This is in the subgraph "s0".'],
    ['s1.graphql', 'This is in the subgraph "s1".'],
    ['s2.graphql', 'This is in the subgraph "s2".'],
    [undefined, 'Neither can the query { far_s1 { speed } } from subgraph "s1".'],
    [undefined, 'Neither can the query { far_s2 { speed } } from subgraph "s2".'],
  ]);
});

it('counts the queries beyond the first ones', () => {
  const queries = unreachableBy(9).flatMap(({ notes = [] }) =>
    notes.flatMap(({ message }) => (message.startsWith('Neither') ? message : [])),
  );
  expect(queries).toHaveLength(6);
  expect(queries.at(-1)).toBe('Neither can 3 more queries.');
});

it('says that a mutation cannot be answered, not a query', () => {
  const { diagnostics } = composed({
    a: `${link} type Query { a: Int } type Mutation { p: P } type P @key(fields: "id") { id: ID! }`,
    b: `${link} type P @key(fields: "n") { n: Int! }`,
  });
  expect(diagnostics[0]?.message).toMatch(/^The mutation \{ p \{ n \} \} cannot be satisfied/);
});

it('keeps fields of one name apart that different types have', () => {
  const { diagnostics } = composed({
    a: `${link} type Query { p: P q: Q } type P @key(fields: "id") { id: ID! } type Q @key(fields: "id") { id: ID! }`,
    b: `${link} type P @key(fields: "n") { n: Int! } type Q @key(fields: "n") { n: Int! }`,
  });
  expect(diagnostics.map(({ message }) => message.split(' cannot')[0])).toEqual([
    'The query { p { n } }',
    'The query { q { n } }',
  ]);
});
