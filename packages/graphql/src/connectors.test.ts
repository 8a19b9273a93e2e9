import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { loadShop, modelsOf } from '../../../test/support/load-schema.ts';

const federation =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.12", import: ["@key", "@tag"])';

const plain = `${federation}
type Query { product(id: ID!): Product @tag(name: "a") }
type Product @key(fields: "id") { id: ID! }`;

/** The same with connectors, whose directives have these names. */
const connected = (link: string, source: string, connect: string) => `${federation}
extend schema ${link} ${source}(name: "shop", http: { baseURL: "https://secret.example" })
extend schema ${source}(name: "more", http: { baseURL: "https://secret.example/2" })
type Query {
  product(id: ID!): Product @tag(name: "a") ${connect}(source: "shop", http: { GET: "/{$args.id}", newer: 1 }, selection: "id")
}
type Product @key(fields: "id") ${connect}(source: "shop", selection: "id") { id: ID! }`;

it.each([
  [
    '@source',
    '@connect',
    '@link(url: "https://specs.apollo.dev/connect/v0.3", import: ["@connect", "@source"])',
  ],
  ['@connect__source', '@connect', '@link(url: "https://specs.apollo.dev/connect/v0.4")'],
  ['@rest__source', '@rest', '@link(url: "https://specs.apollo.dev/connect/v0.4", as: "rest")'],
  [
    '@rest__source',
    '@fetch',
    '@link(url: "https://specs.apollo.dev/connect/v0.2", as: "rest", import: [{ name: "@connect", as: "@fetch" }])',
  ],
])('knows connectors as %s and %s', (source, connect, link) => {
  const { value, diagnostics } = loadShop(connected(link, source, connect));
  expect(diagnostics).toEqual([]);
  expect(value && print(value.document)).toBe(print(parse(plain)));
});

it('takes directives of that name for what they are where the specification is not linked', () => {
  const { diagnostics } = loadShop(connected('', '@source', '@connect'));
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Unknown directive "@source".',
    'Unknown directive "@source".',
    'Unknown directive "@connect".',
    'Unknown directive "@connect".',
  ]);
});

it('leaves out what connectors are defined with', () => {
  const { value, diagnostics } = loadShop(`${plain}
extend schema @link(url: "https://specs.apollo.dev/connect/v0.1", import: ["@connect", "JSONSelection"])
directive @connect(http: connect__ConnectHTTP, selection: JSONSelection!) repeatable on FIELD_DEFINITION
input connect__ConnectHTTP { GET: String }
scalar JSONSelection
extend type Product { name: String @connect(http: { GET: "/" }, selection: "name") }`);
  expect(diagnostics).toEqual([]);
  expect(value && print(value.document)).toBe(
    print(parse(`${plain} extend type Product { name: String }`)),
  );
});

it.each([
  ['a field', '@connect(http: { GET: "/{$this.id}" }, selection: "$")', '', ''],
  ['the type', '', '@connect(http: { GET: "/{$this.id}" }, selection: "id stock")', ''],
  [
    'a field that looks it up',
    '',
    '',
    '@connect(http: { GET: "/{$args.id}" }, selection: "id stock", entity: true)',
  ],
])(
  'composes what connectors of %s bring, though the key is not resolvable',
  (_, field, type, query) => {
    const link = federation.replace(
      'extend schema',
      'extend schema @link(url: "https://specs.apollo.dev/connect/v0.3", import: ["@connect"])',
    );
    const shop = plain.replace('{ id: ID! }', '{ id: ID! name: String }');
    const stock = `${link}
type Query { inStock(id: ID!): Product ${query} }
type Product @key(fields: "id", resolvable: false) ${type} { id: ID! stock: Int ${field} }`;
    const { diagnostics, value } = modelsOf({ shop, stock });
    expect(diagnostics).toEqual([]);
    expect(value.entry('schema', 'Product').subgraphs?.map(({ id, role }) => [id, role])).toEqual([
      ['shop', 'owner'],
      ['stock', 'contributor'],
    ]);
    const bare = stock.replace(/@connect\(http.*?"\)/, '').replace(/@connect\(http.*?true\)/, '');
    expect(modelsOf({ shop, stock: bare }).diagnostics).toMatchObject([
      { code: 'composition-error', message: expect.stringContaining('cannot be satisfied') },
    ]);
  },
);
