import { expect, it } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';
import { type EntryGrouping, groupEntries } from './group-entries.ts';

const link =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable", "@tag"])';

const { value } = modelsOf({
  orders: `${link}
type Query { order: Order @tag(name: "sales") cart: Cart }
type Order @key(fields: "id") @tag(name: "sales") @tag(name: "core") { id: ID! user: User }
type Cart @tag(name: "shopping") { size: Size }
type User @key(fields: "id", resolvable: false) { id: ID! }
type Size @shareable { width: Int }`,
  users: `${link}
type Query { user: User }
type User @key(fields: "id") { id: ID! name: String }
type Size @shareable { width: Int }`,
});

const modelById = (id: string) => value.models.find((model) => model.id === id);

function groupsOf(schema: string, grouping: EntryGrouping) {
  const model = value.models.find(({ id }) => id === schema);
  const groups = model && groupEntries(model, grouping, modelById);
  return (
    groups &&
    Object.fromEntries(
      Array.from(groups, ([label, entries]) => [
        label,
        entries
          .filter(({ builtIn, kind, name }) => !builtIn && kind !== 'directives' && !/_/.test(name))
          .map(({ name }) => name),
      ]),
    )
  );
}

it('groups by the service that owns a definition, what several share last', () => {
  const groups = groupsOf('schema', { groupBy: 'service' });
  expect(groups).toEqual({
    orders: ['cart', 'order', 'Cart', 'Order'],
    users: ['user', 'User'],
    Other: ['Size'],
  });
  expect(Object.keys(groups ?? {}).at(-1)).toBe('Other');
  expect(groupsOf('orders', { groupBy: 'service' })).toBeUndefined();
});

it('groups by the value of a directive, the first of several', () => {
  expect(groupsOf('schema', { groupBy: '@tag(name:)' })).toEqual({
    sales: ['order', 'Order'],
    shopping: ['Cart'],
    Other: ['user', 'cart', 'Size', 'User'].sort((a, b) => order(a) - order(b)),
  });
});

it('groups a composed schema by a directive that composition drops, by that of the owner first', () => {
  const doc = 'directive @doc(category: String) on OBJECT | FIELD_DEFINITION';
  const { value } = modelsOf({
    orders: `${link} ${doc}
type Query { order: Order @doc(category: "Sales") cart: Cart }
type Order @key(fields: "id") @doc(category: "Sales") { id: ID! total: Int size: Size }
type Cart @doc(category: "Shopping") { size: Size }
type Size @shareable { width: Int }`,
    users: `${link} ${doc}
type Query { user: User @doc(category: "People") }
type User { name: String last: Order }
type Order @key(fields: "id", resolvable: false) @doc(category: "People") { id: ID! }
type Size @shareable @doc(category: "Basics") { width: Int }`,
  });
  const model = value.models.find(({ composed }) => composed);
  const byId = (id: string) => value.models.find((each) => each.id === id);
  const groups = model && groupEntries(model, { groupBy: '@doc(category:)' }, byId);
  const namesOf = (label: string) => groups?.get(label)?.map(({ name }) => name);
  expect([...(groups?.keys() ?? [])]).toEqual(['Basics', 'People', 'Sales', 'Shopping', 'Other']);
  expect(namesOf('Sales')).toEqual(['order', 'Order']);
  expect(namesOf('People')).toEqual(['user']);
  expect(namesOf('Basics')).toEqual(['Size']);
  expect(namesOf('Other')).toContain('User');
});

it('takes values of a directive as texts, and none that is empty for a group', () => {
  const { value } = modelsOf({
    shop: `directive @tag(name: String!) on FIELD_DEFINITION
type Query { a: Int @tag(name: "a \\"b\\"") b: Int @tag(name: " ") }`,
  });
  const [shop] = value.models;
  const groups = shop && groupEntries(shop, { groupBy: '@tag(name:)' }, modelById);
  expect([...(groups?.keys() ?? [])]).toEqual(['a "b"', 'Other']);
});

it('groups by patterns of names, in the order of the configuration', () => {
  const groups = [
    { label: 'People', names: ['user', 'U*r'] },
    { label: 'Orders', names: ['*rder'] },
  ];
  const found = groupsOf('schema', { groups });
  expect(Object.keys(found ?? {})).toEqual(['People', 'Orders', 'Other']);
  expect(found).toMatchObject({ People: ['user', 'User'], Orders: ['order', 'Order'] });
});

it('groups by kind as long as nothing else is configured', () => {
  expect(groupsOf('schema', {})).toBeUndefined();
});

/** Position of a name among the entries. */
function order(name: string): number {
  return value.models.at(-1)?.entries.findIndex((entry) => entry.name === name) ?? -1;
}
