import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { loadShop, modelsOf } from '../../../../test/support/load-schema.ts';

const federation =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.12", import: ["@key", "@tag"])';

const plain = `${federation}
type Query { product(id: ID!): Product @tag(name: "a") }
type Product @key(fields: "id") { id: ID! }`;

/** The same with connectors, whose directives have the given names. */
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

it.each(['strict', 'lenient'] as const)(
  'leaves them out however their specification is linked: %s',
  (strictness) => {
    const parts = `${plain.replace('{ id: ID! }', '{ id: ID! name: String @connect(selection: "secret") }')}
extend schema @source(name: "s", http: { baseURL: "https://secret.example" })
extend type Product @connect(selection: "secret")
extend union Any @connect(selection: "secret")
union Any = Product`;
    const links = [
      ['connect/v0.2", import: ["@connect", "@source"])'],
      ['connect", import: ["@connect", "@source"])'],
      ['/CONNECT/v0.2?x", import: ["@connect", "@source"])'],
      ['connect/v0.2", import: "@source")'],
      ['connect/v0.2", import: ["@connect"])', 'connect/v0.2", import: ["@source"])'],
    ];
    for (const linked of links) {
      const directives = linked.map((end) => `@link(url: "https://specs.apollo.dev/${end}`);
      const { value, diagnostics } = loadShop(
        `${parts} extend schema ${directives.join(' ')}`,
        strictness,
      );
      const messages = diagnostics.map(({ message }) => message);
      expect(messages).toEqual(
        linked.length > 1 ? ['The schema links to the specification a second time.'] : [],
      );
      if (strictness === 'strict' && linked.length > 1) continue;
      const text = value === undefined ? '' : print(value.document);
      expect(text).not.toMatch(/secret|connect/i);
      expect(() => parse(text)).not.toThrow();
    }
  },
);

it('leaves nothing else out that the link imports', () => {
  const { value, diagnostics } = loadShop(`${plain}
extend schema @link(url: "https://specs.apollo.dev/connect/v0.2", as: "rest", import: [{ name: "@connect", as: "@fetch" }, "@deprecated", "Product"])
directive @connect(to: String) on FIELD_DEFINITION
enum rest__Mood { GOOD }
extend type Product { old: rest__Mood @deprecated @connect(to: "b") @fetch(selection: "old") }`);
  expect(diagnostics).toEqual([]);
  const text = value && print(value.document);
  expect(text).toContain('old: rest__Mood @deprecated @connect(to: "b")\n');
  expect(text).toContain('enum rest__Mood');
});

it('leaves out what a supergraph keeps of them', () => {
  const { value } = loadShop(`
schema @link(url: "https://specs.apollo.dev/link/v1.0") @link(url: "https://specs.apollo.dev/join/v0.5", for: EXECUTION)
  @link(url: "https://specs.apollo.dev/connect/v0.2", for: EXECUTION)
  @join__directive(graphs: [A], name: "source", args: { name: "s", http: { baseURL: "https://secret.example" } }) { query: Query }
directive @join__directive(graphs: [join__Graph!], name: String!, args: join__DirectiveArguments) repeatable on SCHEMA | FIELD_DEFINITION
directive @join__graph(name: String!, url: String!) on ENUM_VALUE
scalar join__DirectiveArguments
enum join__Graph { A @join__graph(name: "a", url: "http://none") }
type Query { users: [ID] @join__directive(graphs: [A], name: "connect", args: { http: { GET: "/secret" } }) }`);
  const text = value && print(value.document);
  expect(text).toContain('users: [ID]\n');
  expect(text).not.toMatch(/secret|connect/);
});
