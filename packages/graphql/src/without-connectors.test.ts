import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { loadShop } from '../../../test/support/load-schema.ts';

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
