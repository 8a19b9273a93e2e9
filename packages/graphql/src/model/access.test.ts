import { describe, expect, it } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';

const link = (names: string) =>
  `extend schema @link(url: "https://specs.apollo.dev/federation/v2.6", import: [${names}])`;

const orders = `${link('"@key", "@authenticated", { name: "@requiresScopes", as: "@needs" }')}
type Query {
  orders: [Order!] @authenticated
  total: Int @needs(scopes: [["read", "orders"], ["admin"]])
  free: Int
}
type Order @key(fields: "id") @needs(scopes: [["orders"]]) { id: ID! }
scalar Secret @federation__policy(policies: [["board"]])
extend scalar Secret @authenticated`;
const stock = `${link('"@key", "@requiresScopes"')}
type Order @key(fields: "id") @requiresScopes(scopes: [["stock"], ["admin"]]) { id: ID! }
type Query { stocked: Int }`;

describe.each([undefined, { federation: true }])('with %j hidden', (hide) => {
  const { value, diagnostics } = modelsOf({ orders, stock }, hide);
  const accessOf = (schema: string, coordinate: string) => {
    const entry = value.entry(schema, coordinate);
    return [entry.access, 'resultAccess' in entry ? entry.resultAccess : undefined];
  };

  it('is read in subgraphs by the names that they have for the directives', () => {
    expect(diagnostics).toEqual([]);
    expect(accessOf('orders', 'Query.orders')).toEqual([
      { authenticated: true },
      { scopes: [['orders']] },
    ]);
    expect(accessOf('orders', 'Query.total')).toEqual([
      { scopes: [['read', 'orders'], ['admin']] },
      undefined,
    ]);
    expect(accessOf('orders', 'Secret')).toEqual([
      { authenticated: true, policies: [['board']] },
      undefined,
    ]);
    expect(accessOf('orders', 'Query.free')).toEqual([undefined, undefined]);
  });

  it('is what all subgraphs demand in the composed schema', () => {
    const [access] = accessOf('schema', 'Order');
    expect(access?.scopes?.map((names) => [...names].sort().join()).sort()).toEqual([
      'admin,orders',
      'orders,stock',
    ]);
    expect(accessOf('schema', 'Query.orders')).toEqual([{ authenticated: true }, access]);
  });
});

it('is nothing where nothing is named', () => {
  const { value } = modelsOf({
    shop: `${link('"@requiresScopes", "@policy"')}
scalar None @requiresScopes(scopes: [])
scalar Anybody @policy(policies: [["board"], []])
type Query { none: None anybody: Anybody }`,
  });
  expect(value.entry('shop', 'None').access).toBeUndefined();
  expect(value.entry('shop', 'Anybody').access).toBeUndefined();
});

it('is found in a supergraph that has other names for the directives', () => {
  const shop = `schema
  @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION)
  @link(url: "https://specs.apollo.dev/authenticated/v0.1", as: "signedIn", for: SECURITY)
  @link(url: "https://specs.apollo.dev/inaccessible/v0.2", as: "secret", for: SECURITY)
{ query: Query }
directive @link(url: String, as: String, for: link__Purpose) repeatable on SCHEMA
directive @join__graph(name: String!, url: String!) on ENUM_VALUE
directive @join__type(graph: join__Graph!) repeatable on OBJECT
directive @signedIn on FIELD_DEFINITION
directive @secret on FIELD_DEFINITION
enum join__Graph { SHOP @join__graph(name: "shop", url: "") }
enum link__Purpose { SECURITY EXECUTION }
type Query @join__type(graph: SHOP) { a: Int @signedIn b: Int @secret }`;
  const { value } = modelsOf({ shop }, { federation: true, directives: ['@inaccessible'] });
  expect(value.entry('shop', 'Query.a').access).toEqual({ authenticated: true });
  expect(() => value.entry('shop', 'Query.b')).toThrow('no entry');
});

it('is nothing where directives of these names are somebody else’s', () => {
  const { value } = modelsOf({
    shop: 'directive @authenticated on FIELD_DEFINITION type Query { a: Int @authenticated }',
  });
  expect(value.entry('shop', 'Query.a').access).toBeUndefined();
});
