import { describe, expect, it, test } from 'vitest';
import { schemaParts } from './schema-parts.ts';

/**
 * The schemas that SDL files form, each as `main: files`, with `*` before a subgraph.
 *
 * @param texts - By file name below a folder, without extension; `undefined` if the file cannot be
 *   read.
 */
function parts(texts: Readonly<Record<string, string | undefined>>) {
  const files = Object.keys(texts).sort();
  const { schemas, supergraphs, unassigned } = schemaParts(
    files.map((file) => ({ file: `s/${file}`, text: texts[file] })),
  );
  const named = (file: string) => file.slice('s/'.length);
  return [
    ...schemas.map(
      (schema) =>
        `${schema.isSubgraph ? '*' : ''}${named(schema.main)}: ${schema.files.map(named).join(' ')}`,
    ),
    ...supergraphs.map(({ file }) => `supergraph ${named(file)}`),
    ...unassigned.map((file) => `unassigned ${named(file)}`),
  ];
}

const LINK =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable"])';

const A = `${LINK} type Query { a: A } type A @key(fields: "id") { id: ID! }`;

describe('without federation', () => {
  it('files that use, extend or begin with what another one defines are one schema', () => {
    expect(
      parts({
        money: 'type Money { amount: Int! @unit } scalar Date',
        orders: 'extend type Query { order: Order } type Order { total: Money }',
        query: 'type Query { now: Date }',
        start: 'schema { query: Query mutation: Writing }',
        units: 'directive @unit on FIELD_DEFINITION',
        writing: 'type Writing { a: String @deprecated }',
      }),
    ).toEqual(['query: money orders query start units writing']);
  });

  it('what nobody uses belongs to the only schema, and directives may have names of federation', () => {
    expect(
      parts({
        directives: 'directive @authenticated on FIELD_DEFINITION directive @tag on OBJECT',
        mutation: 'type Mutation { a: Int }',
        node: 'interface Node { id: ID! }',
        query: 'type Query { a: Int @authenticated }',
        todo: '# nothing yet',
        user: 'type User implements Node @tag { id: ID! }',
      }),
    ).toEqual(['query: directives mutation node query user']);
  });

  it("files that all define the query type, but need each other's types, are one schema", () => {
    expect(
      parts({
        'modules/order': 'type Query { order: Order } type Order { buyer: Buyer }',
        'modules/types': 'union Buyer = User',
        'modules/user': 'type Query { user: User } type User { id: ID! } type Order { at: Date }',
        'services/a/schema': 'type Query { a: PageInfo on: Date }',
        'services/b/schema': 'type Query { b: PageInfo } scalar Date',
        'services/page': 'type PageInfo { next: Boolean }',
      }),
    ).toEqual([
      'modules/order: modules/order modules/types modules/user',
      'services/a/schema: services/a/schema services/page',
      'services/b/schema: services/b/schema services/page',
    ]);
  });

  it('files of a folder that define the query type are one schema if some need the same types', () => {
    const types = { 'common/user': 'type User { id: ID! }', 'shop/user': 'type Query { a: User }' };
    const files = {
      ...types,
      'admin/order': 'type Query { b: User }',
      'admin/time': 'type Query { now: String }',
      'admin/user': 'type Query { a: User }',
    };
    expect(parts(files)).toEqual([
      'admin/order: admin/order admin/time admin/user common/user',
      'shop/user: common/user shop/user',
    ]);
    const twice = {
      'admin/order': 'type Query { b: User } type A { a: Int }',
      'admin/user': 'type Query { a: User } type A { b: Int }',
    };
    expect(parts({ ...files, ...twice })).toEqual([
      'admin/order: admin/order common/user',
      'admin/time: admin/time',
      'admin/user: admin/user common/user',
      'shop/user: common/user shop/user',
    ]);
  });

  it("services of schema stitching are no subgraphs, although they have a directive of federation's name", () => {
    expect(
      parts({
        directives:
          'directive @key(selectionSet: String!) on OBJECT directive @merge on FIELD_DEFINITION',
        reviews:
          'type Query { users(keys: [ID!]!): [User]! @merge } type User @key(selectionSet: "{ id }") { id: ID! }',
        stock:
          'type Query { item: Item @merge } type Item @key(selectionSet: "{ id }") { id: ID! }',
      }),
    ).toEqual(['reviews: directives reviews', 'stock: directives stock']);
  });

  it('a file that several schemas need is a part of each, and others are nearer to one', () => {
    expect(
      parts({
        'a/query': 'type Query { a: Money }',
        'a/types/product': 'extend type Query { product: Int }',
        'b/query': 'type Query { b: Money }',
        'b/types/order': 'extend type Query { order: Int }',
        common: 'type Money { amount: Int }',
        units: 'enum Unit { KG }',
      }),
    ).toEqual([
      'a/query: a/query a/types/product common',
      'b/query: b/query b/types/order common',
      'unassigned units',
    ]);
  });

  it('a query type of another name begins a schema where it is named', () => {
    expect(
      parts({
        a: 'extend schema { query: Root mutation: Writing }',
        b: 'type Root { a: Int }',
        c: 'type Writing { b: Int }',
      }),
    ).toEqual(['a: a b c']);
  });
});

describe('subgraphs', () => {
  it('stay on their own, whatever they extend or share', () => {
    expect(
      parts({
        a: A,
        b: `${LINK} type A @key(fields: "id") { id: ID! b: Int @federation__tag(name: "x") }`,
        c: 'type C @key(fields: "id") { id: ID! m: Money } extend type Query { c: C }',
        d: 'extend type C @key(fields: "id") { id: ID! @external d: D m: Money } type D { n: Int }',
        e: `${LINK} directive @key(fields: federation__FieldSet!) repeatable on OBJECT scalar federation__FieldSet type E @key(fields: "id") { id: ID! }`,
        money: 'type Money { amount: Int }',
      }),
    ).toEqual(['*a: a', '*b: b', '*c: c money', '*d: d money', '*e: e']);
  });

  it('of version 1 may have no entities', () => {
    const products = 'type P @key(fields: "id") { id: ID! } extend type Query { p: P }';
    const search = 'extend type Query { search: Found } type Found { n: Int }';
    expect(parts({ products, search })).toEqual(['*products: products', '*search: search']);
  });

  it('may use nothing of federation', () => {
    const flags = 'extend type Query { flags: [Flag!] } type Flag { name: String! }';
    const rules = 'extend type Query { rules: [A!] }';
    const b = `${LINK} type Query { b: B } type B @key(fields: "id") { id: ID! }`;
    expect(parts({ a: A, b, flags })).toEqual(['*a: a', '*b: b', '*flags: flags']);
    const folders = { 'a/schema': A, 'b/schema': b, 'flags/schema': flags };
    expect(parts(folders)).toEqual(Object.keys(folders).map((file) => `*${file}: ${file}`));
    expect(parts({ a: A, b, rules, unit: 'enum Unit { KG }' })).toEqual([
      '*a: a rules',
      '*b: b',
      'unassigned unit',
    ]);
  });

  it('may keep their link apart', () => {
    expect(
      parts({
        'orders/link': LINK,
        'orders/query': 'type Query { orders: [Order!]! @shareable }',
        'orders/types': 'type Order @key(fields: "id") { id: ID! } extend type Query { n: Int }',
        'products/schema': A,
        'products/size': 'extend type Query { size: Size } type Size @shareable { n: Int }',
      }),
    ).toEqual([
      '*orders/query: orders/link orders/query orders/types',
      '*products/schema: products/schema products/size',
    ]);
  });

  it('may keep their link in a folder beside or below that of the query type', () => {
    expect(
      parts({
        'orders/federation/link': LINK,
        'orders/schema/order':
          'type Query { order: Order } type Order @key(fields: "id") { id: ID }',
        'orders/schema/items/item': 'type Item @key(fields: "id") { id: ID! }',
        'products/more/link': LINK,
        'products/more/price': 'type Price @shareable { n: Int }',
        'products/product': 'extend type Query { p: P } type P @key(fields: "id") { id: ID! }',
      }),
    ).toEqual([
      '*orders/schema/order: orders/federation/link orders/schema/items/item orders/schema/order',
      '*products/more/link: products/more/link products/more/price products/product',
    ]);
  });

  it.each([
    [
      'a link that several share',
      {
        's/shared/link': LINK,
        's/orders/a': 'type Query { o: O } type O { id: ID! }',
        's/users/b': 'type Query { u: U } type U { id: ID! }',
      },
    ],
    [
      'a service without a query type',
      {
        's/catalog/link': LINK,
        's/catalog/p': 'type P @key(fields: "id") { id: ID! }',
        's/web/q': 'type Query { page: String }',
      },
    ],
    [
      'a service without a query type, of one more level',
      {
        's/orders/schema/link': LINK,
        's/orders/schema/o': 'type O @key(fields: "id") { id: ID! }',
        's/gateway/q': 'type Query { page: String }',
      },
    ],
    [
      'a schema below it',
      {
        'shop/federation/link': LINK,
        'shop/schema': 'type Query { o: Int }',
        'shop/cms/schema': 'type Query { page: String }',
      },
    ],
  ])('are not joined with others by %s', (_, files) => {
    const found = parts(files);
    const roots = Object.entries(files).filter(([, text]) => text.includes('type Query'));
    for (const [root] of roots) {
      const own = found.filter((part) => part.split(' ').includes(root));
      expect(own).toHaveLength(1);
      const rest = Object.keys(files).filter((file) => file !== root);
      for (const other of rest) expect(own[0]?.split(' ')).not.toContain(other);
    }
  });

  it('stay separate if a folder of several has the only link', () => {
    expect(
      parts({
        'services/link': LINK,
        'services/orders/schema': 'type Query { o: O } type O @key(fields: "id") { id: ID! }',
        'services/stock/schema': 'type Query { p: Int }',
      }),
    ).toEqual([
      '*services/link: services/link',
      '*services/orders/schema: services/orders/schema',
      'services/stock/schema: services/stock/schema',
    ]);
  });

  it('may have pieces that all define the query type, if one of them has the only link', () => {
    expect(
      parts({
        'orders/a': `${LINK} type Query { o: O } type O @key(fields: "id") { id: ID! i: I }`,
        'orders/b': 'type Query { i: I } type I @key(fields: "id") { id: ID! o: O }',
        'users/u': `${LINK} type Query { u: Int }`,
      }),
    ).toEqual(['*orders/a: orders/a orders/b', '*users/u: users/u']);
  });

  it('may have pieces in folders below them, whatever the order of names', () => {
    expect(
      parts({
        'orders/items/item':
          'type Item @key(fields: "id") { id: ID! } extend type Query { i: Item }',
        'orders/order': 'extend type Query { o: O } type O @key(fields: "id") { items: [Item] }',
        'users/a': 'extend type Query { u: U } type U @key(fields: "id") { p: P }',
        'users/profile/p': 'type P @key(fields: "id") { id: ID! }',
      }),
    ).toEqual([
      '*orders/order: orders/items/item orders/order',
      '*users/a: users/a users/profile/p',
    ]);
  });

  it('may have pieces beside them that are entities', () => {
    expect(
      parts({
        order: 'type Order @key(fields: "id") { id: ID! }',
        product: 'type Product @key(fields: "id") { id: ID! order: Order }',
        schema: `${LINK} type Query { products: [Product!]! }`,
      }),
    ).toEqual(['*schema: order product schema']);
  });

  it('take what a nearer file defines', () => {
    expect(
      parts({
        'a/query': `${LINK} type Query { price: Price }`,
        'a/types': 'type A @key(fields: "id") { id: ID! } type Price { n: Int }',
        'b/query': `${LINK} type Query { price: Price }`,
        'b/types': 'type B @key(fields: "id") { id: ID! } type Price { n: Int }',
      }),
    ).toEqual(['*a/query: a/query a/types', '*b/query: b/query b/types']);
  });
});

test('without a beginning, what is connected is a schema', () => {
  expect(parts({ a: 'type A { b: B }', b: 'type B { n: Int }', c: 'type C { n: Int }' })).toEqual([
    'a: a b',
    'c: c',
  ]);
});

describe('a supergraph', () => {
  const supergraph =
    'schema @link(url: "https://specs.apollo.dev/join/v0.3", for: EXECUTION) { query: Query } type Query { a: Int }';
  const old =
    'schema @core(feature: "https://specs.apollo.dev/join/v0.1") { query: Query } enum join__Graph { A } type Query { a: Int }';
  const b = `${LINK} type B @key(fields: "id") { id: ID! }`;

  it.each([supergraph, old])('beside its subgraphs is left out', (text) => {
    expect(parts({ a: A, b, whole: text })).toEqual(['*a: a', '*b: b', 'supergraph whole']);
    expect(parts({ a: A, b, api: 'type Query { a: Int }', whole: text })).toEqual([
      '*a: a',
      'api: api',
      '*b: b',
      'supergraph whole',
    ]);
  });

  it('is a schema if there is none of its subgraphs', () => {
    expect(parts({ supergraph })).toEqual(['supergraph: supergraph']);
    expect(parts({ a: A, supergraph })).toEqual(['*a: a', 'supergraph supergraph']);
    expect(parts({ 'x/a': A, 'x/supergraph': supergraph })).toEqual([
      '*x/a: x/a',
      'supergraph x/supergraph',
    ]);
  });

  it('names its subgraphs', () => {
    const text = `${supergraph} enum join__Graph { A_B @join__graph(name: "a-b", url: "") C }`;
    const { supergraphs } = schemaParts([
      { file: 'a', text: A },
      { file: 'supergraph', text },
    ]);
    expect(supergraphs).toEqual([{ file: 'supergraph', subgraphs: ['a-b'] }]);
  });
});

test('files are one schema although one of them repeats a field in another way', () => {
  const a = 'type Query { a: A } type A { id: ID id: Int }';
  expect(parts({ a, b: 'type Query { b: A }' })).toEqual(['a: a b']);
});

test('what only a lenient schema may contain is read', () => {
  const types = 'type A implements B, C { b: Int } interface B { b: Int } interface C { b: Int }';
  expect(parts({ a: 'type Query { a: A e: E }', b: types, c: 'enum E {}' })).toEqual(['a: a b c']);
});

test('operations of clients are no schemas, and what cannot be parsed is one', () => {
  expect(
    parts({
      a: 'query A { a }',
      b: 'fragment F on A { a }',
      c: 'type C {',
      d: 'type Query { d: Int }',
    }),
  ).toEqual(['c: c', 'd: d']);
  expect(parts({ a: 'query A { a }' })).toEqual([]);
});

test('what cannot be read is a schema of its own, and takes pieces in where it is the only one', () => {
  expect(parts({ a: undefined, b: 'type B { n: Int }', c: 'type Query { b: B }' })).toEqual([
    'a: a',
    'c: b c',
  ]);
  expect(parts({ a: 'type Query { größe: Int }', b: 'type B { n: Int }' })).toEqual(['a: a b']);
});

test('names may be those of what every object has', () => {
  expect(
    parts({
      a: 'type Query { a: constructor b: __proto__ }',
      b: 'type constructor { a: toString }',
    }),
  ).toEqual(['a: a b']);
});
