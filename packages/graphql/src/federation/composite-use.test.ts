import { parse } from 'graphql';
import { expect, it } from 'vitest';
import { composed, loadShop } from '../../../../test/support/load-schema.ts';
import { schemaParts } from '../parts/schema-parts.ts';
import { compositeUse } from './composite-use.ts';

const users =
  'type Query { user(id: ID!): User @lookup } type User @key(fields: "id") { id: ID! name: String }';
const orders =
  'type Query { orders: [Order] } type Order @key(fields: "id") { id: ID! buyer: User } type User @key(fields: "id") { id: ID! }';

it.each([
  [users, 'lookup'],
  ['type Query { user(key: ID! @is(field: "id")): Int }', 'is'],
  ['extend type User { fee(size: Int @require(field: "size")): Int }', 'require'],
  ['type Query { user(key: ID! @is): Int } directive @lookup on FIELD_DEFINITION', undefined],
  // A directive of a service of Federation 1.
  ['type Query { user: Int @lookup(table: "users") @require(role: "admin") }', undefined],
  // Directives that services define for themselves.
  ['type Query { user(id: ID!): String @lookup users(ids: [ID!]): [User] @lookup }', undefined],
  ['type Query { viewer: User @lookup } type User { id: ID! }', undefined],
  [
    'enum Role { ADMIN } scalar Url type Query { role(id: ID): Role! @lookup url(id: ID): Url @lookup }',
    undefined,
  ],
  [`directive @lookup(table: String) on FIELD_DEFINITION ${users}`, undefined],
  [
    'directive @is(field: String, role: String) on ARGUMENT_DEFINITION type Query { user(key: ID! @is(field: "id")): Int }',
    undefined,
  ],
  [
    'directive @is(field: FieldSelectionMap!) on ARGUMENT_DEFINITION type Query { user(key: ID! @is(field: "id")): Int }',
    'is',
  ],
  [
    `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key"]) directive @lookup on FIELD_DEFINITION ${users}`,
    undefined,
  ],
])('%s is composed by another specification because of @%s', (sdl, name) => {
  expect(compositeUse(parse(sdl))?.name.value).toBe(name);
});

it('source schemas are no subgraphs of federation, also those beside them without a lookup', () => {
  const { schemas } = schemaParts([
    { file: 'orders.graphql', text: orders },
    { file: 'users.graphql', text: users },
  ]);
  expect(schemas.map(({ main, isSubgraph }) => [main, isSubgraph])).toEqual([
    ['orders.graphql', false],
    ['users.graphql', false],
  ]);
});

it('says at the first directive that docgen composes by the rules of federation', () => {
  const defined = 'directive @lookup on FIELD_DEFINITION';
  const clash = 'type Query { orders: Int user: Int }';
  expect(composed({ orders: clash, users: `${defined}\n${users}` }).diagnostics).toEqual([
    {
      code: 'composition-error',
      severity: 'error',
      message:
        'The schema "users" cannot be composed by the rules of Apollo Federation, because `@lookup` is a directive of the Composite Schemas specification.',
      hint: 'Remove `composed`, and add the schema that the gateway serves to `instances`.',
      place: expect.objectContaining({ file: 'users.graphql', line: 2, column: 35 }),
    },
  ]);
});

it('says of an unknown directive which ones docgen knows', () => {
  const [diagnostic] = loadShop(users).diagnostics;
  expect(diagnostic?.message).toBe('Unknown directive "@lookup".');
  expect(diagnostic?.hint).toContain('Composite Schemas');
});
