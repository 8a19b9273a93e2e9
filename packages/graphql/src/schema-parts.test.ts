import { expect, test } from 'vitest';
import { schemaParts } from './schema-parts.ts';

/** @param texts - SDL by file name without its end. */
function parts(texts: Readonly<Record<string, string>>) {
  const { schemas, ...rest } = schemaParts(
    Object.entries(texts).map(([file, text]) => ({ file, text })),
  );
  return { schemas: schemas.map((files) => files.join(' ')), ...rest };
}

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"])';

test('files that use, extend or begin with what another one defines are one schema', () => {
  const { schemas, federated } = parts({
    money: 'type Money { amount: Int! @unit } scalar Date',
    orders: 'extend type Query { order: Order } type Order { total: Money }',
    query: 'type Query { now: Date }',
    start: 'schema { query: Query mutation: Writing }',
    units: 'directive @unit on FIELD_DEFINITION',
    writing: 'type Writing { a: String @deprecated }',
    other: 'type Thing { a: Int }',
  });
  expect(schemas).toEqual(['money orders query start units writing', 'other']);
  expect(federated).toBe(false);
});

test('subgraphs stay on their own, whatever they extend or share', () => {
  const { schemas, federated, supergraphs } = parts({
    a: `${LINK} type Query { a: A } type A @key(fields: "id") { id: ID! @federation__tag(name: "x") }`,
    b: `${LINK} type A @key(fields: "id") { id: ID! b: Int }`,
    c: 'extend type A @key(fields: "id") { id: ID! @external c: C } type C { n: Int } extend type Query { c: C }',
    d: `${LINK} directive @key(fields: federation__FieldSet!) repeatable on OBJECT scalar federation__FieldSet type D @key(fields: "id") { id: ID! }`,
  });
  expect(schemas).toEqual(['a', 'b', 'c', 'd']);
  expect(federated).toBe(true);
  expect(supergraphs).toEqual([]);
});

test('a subgraph may have several files, and its own ones go before those of others', () => {
  const { schemas, federated } = parts({
    'a/query': `${LINK} type Query { a: A price: Price }`,
    'a/types': 'type A @key(fields: "id") { id: ID! } type Price { n: Int }',
    'b/query': `${LINK} type Query { b: B price: Price }`,
    'b/types': 'type B @key(fields: "id") { id: ID! } type Price { n: Int }',
  });
  expect(schemas).toEqual(['a/query a/types', 'b/query b/types']);
  expect(federated).toBe(true);
});

test('a file that several schemas need is a part of each', () => {
  const { schemas } = parts({
    a: 'type Query { a: Money }',
    b: 'type Query { b: Money }',
    common: 'type Money { amount: Int }',
  });
  expect(schemas).toEqual(['a common', 'b common']);
});

test('a supergraph beside its subgraphs is left out', () => {
  const supergraph =
    'schema @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION) { query: Query } type Query { a: Int }';
  const subgraphs = { a: `${LINK} type Query { a: Int }`, b: `${LINK} type Query { b: Int }` };
  expect(parts({ ...subgraphs, supergraph })).toEqual({
    schemas: ['a', 'b'],
    federated: true,
    supergraphs: ['supergraph'],
  });
  expect(parts({ supergraph })).toEqual({
    schemas: ['supergraph'],
    federated: false,
    supergraphs: [],
  });
});

test('what cannot be parsed is a schema of its own', () => {
  expect(parts({ a: 'type Query { a: A }', b: 'type A {', c: '' }).schemas).toEqual([
    'a',
    'b',
    'c',
  ]);
});
