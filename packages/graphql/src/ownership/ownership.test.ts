import { describe, expect, it } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';

const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@shareable", "@external", "@requires", "@override"])`;

const { value, diagnostics } = modelsOf({
  stock: `${link}
schema { query: Reading }
type Reading { stock: Int }
"A product, as the stock sees it."
type Product @key(fields: "id") {
  id: ID!
  weight: Int @external
  shelf: Int @requires(fields: "weight")
}
"Shared words."
enum Unit { GRAM POUND }`,
  review: `${link}
type Product @key(fields: "id", resolvable: false) { id: ID! }
type Review { product: Product }
type Query { review: Review }`,
  catalog: `${link}
type Query { product: Product, unit: Unit }
"A thing that the shop sells."
type Product @key(fields: "id") @key(fields: "code") {
  "Its key."
  id: ID!
  code: ID!
  weight: Int
  name: String
}
"Shared words."
enum Unit { GRAM POUND }`,
});

it('who repeats only some fields of an interface refers to it, and does not extend it', () => {
  const { value } = modelsOf({
    address: `${link} type Query { at: Address } interface Address { id: ID! city: String }
type Home implements Address { id: ID! city: String country: String }`,
    shipment: `${link} interface Address { id: ID! } type Shipment { to: Address }
type Office implements Address { id: ID! city: String country: String }`,
    travel: `${link} interface Address { id: ID! country: String } type Trip { to: Address }`,
  });
  const { subgraphs } = value.entry('schema', 'Address') ?? {};
  expect(subgraphs?.map(({ id, role }) => [id, role])).toEqual([
    ['address', 'owner'],
    ['shipment', 'stub'],
    ['travel', 'contributor'],
  ]);
});

const product = value.entry('schema', 'Product');

it('composes', () => {
  expect(diagnostics).toEqual([]);
});

describe('what is said of a root type', () => {
  const rootOf = (...texts: readonly string[]) => {
    const said = texts.map((text, at) => [
      `s${at}`,
      `${link} ${text} type Query @shareable { of${at}: Int }`,
    ]);
    const { value } = modelsOf(Object.fromEntries(said));
    return value.models.at(-1)?.definition.roots[0];
  };

  it('is said of the composed schema where all subgraphs say the same', () => {
    const root = rootOf('"Reads."', '"Reads."');
    expect(root?.description?.markdown).toBe('Reads.');
    expect(root?.told).toBeUndefined();
  });

  it('is said by those who say it elsewhere, once for each text', () => {
    const root = rootOf('', '"Reads."', '"Asks."', '"Reads."');
    expect(root?.description).toBeUndefined();
    expect(
      root?.told?.map(({ subgraphs, description }) => [
        description.markdown,
        ...subgraphs.map(({ to }) => to),
      ]),
    ).toEqual([
      ['Reads.', '/s1#Query', '/s3#Query'],
      ['Asks.', '/s2#Query'],
    ]);
    expect(rootOf('', '"Reads."')?.told).toHaveLength(1);
  });
});

it('lists the subgraphs of a type with their pages and keys, its owner first', () => {
  expect(product.subgraphs).toEqual([
    {
      id: 'catalog',
      role: 'owner',
      to: '/catalog/types/objects/product',
      external: false,
      keys: [
        { fields: 'id', resolvable: true },
        { fields: 'code', resolvable: true },
      ],
    },
    {
      id: 'stock',
      role: 'contributor',
      to: '/stock/types/objects/product',
      external: false,
      keys: [{ fields: 'id', resolvable: true }],
    },
    {
      id: 'review',
      role: 'stub',
      to: '/review/types/objects/product',
      external: false,
      keys: [{ fields: 'id', resolvable: false }],
    },
  ]);
  expect(value.models.at(-1)?.subgraphs.map(({ route }) => route)).toEqual([
    '/stock',
    '/review',
    '/catalog',
  ]);
});

it('tells who resolves a field and who only declares it', () => {
  if (product.kind !== 'objects') throw new Error('Product is an object');
  const uses = product.fields.map(({ name, subgraphs }) => [
    name,
    ...subgraphs.map(({ id, external }) => (external ? `(${id})` : id)),
  ]);
  expect(uses.toSorted()).toEqual([
    ['code', 'catalog'],
    ['id', 'catalog', 'stock', 'review'],
    ['name', 'catalog'],
    ['shelf', 'stock'],
    ['weight', 'catalog', '(stock)'],
  ]);
});

it('leads from an operation to its page in the subgraph, also where the root type has another name', () => {
  expect(value.entry('schema', 'Query.stock').subgraphs).toEqual([
    { id: 'stock', role: 'owner', to: '/stock/api/queries/stock', external: false },
  ]);
  expect(value.entry('schema', 'Query.stock').place).toMatchObject({
    file: 'stock.graphql',
    line: 3,
  });
});

it('takes keys from all subgraphs', () => {
  expect(product).toMatchObject({
    keys: [
      { fields: 'id', resolvable: true },
      { fields: 'code', resolvable: true },
    ],
  });
  expect(value.entry('review', 'Product')).toMatchObject({
    keys: [{ fields: 'id', resolvable: false }],
  });
});

it('describes a type in the words of the subgraph that resolves most of it', () => {
  expect(product.description).toEqual({
    markdown: 'A thing that the shop sells.',
    place: { file: 'catalog.graphql', line: 3, column: 2 },
  });
  expect(product.place).toMatchObject({ file: 'catalog.graphql', line: 4, column: 6 });
});

it('places a shared description in the first file that has it', () => {
  expect(value.entry('schema', 'Unit').description?.place?.file).toBe('stock.graphql');
});

it('says nothing of subgraphs in a subgraph', () => {
  expect(value.entry('catalog', 'Product').subgraphs).toEqual([]);
});

it('describes what composition adds, and keeps its directives off everything else', () => {
  const graph = value.entry('schema', 'join__Graph');
  expect(graph).toMatchObject({
    description: { markdown: 'The subgraphs that the schema is composed from.' },
    values: [
      {
        name: 'CATALOG',
        description: { markdown: 'The subgraph [catalog](/catalog), `catalog`.' },
      },
      { name: 'REVIEW' },
      { name: 'STOCK' },
    ],
  });
  const odd = modelsOf({ '[a](b)': 'type Query { a: Int }', b: 'type Query { b: Int }' });
  expect(odd.value.entry('schema', 'join__Graph')).toMatchObject({
    values: [
      { description: { markdown: expect.stringContaining('[\\[a\\]\\(b\\)](/') } },
      { name: 'B' },
    ],
  });
  expect(product.directives).toEqual([]);
  expect(product.signature.some(({ text }) => text.includes('join__'))).toBe(false);
});

it('lists what composition adds for contexts only where a subgraph uses them', () => {
  const sdl = (imports: string, argument: string) => `
extend schema @link(url: "https://specs.apollo.dev/federation/v2.8", import: ["@key", ${imports}])
type Query { product: Product }
type Product @key(fields: "id") { id: ID! name: String part: Part }
type Part @key(fields: "id") { id: ID! label${argument}: String }`;
  const list = (sdl: string) =>
    modelsOf({ a: sdl, b: 'type Query { b: Int }' })
      .value.models.at(-1)
      ?.entries.map(({ coordinate }) => coordinate);
  expect(list(sdl('"@shareable"', ''))).not.toContain('join__ContextArgument');
  const context = sdl(
    '"@context", "@fromContext"',
    '(of: String @fromContext(field: "$shop { name }"))',
  ).replace('type Product', 'type Product @context(name: "shop")');
  expect(list(context)).toEqual(
    expect.arrayContaining(['join__ContextArgument', 'join__FieldValue', '@context']),
  );
});

it('says from which contexts a field is computed', () => {
  const { value, diagnostics } = modelsOf({
    a: `extend schema @link(url: "https://specs.apollo.dev/federation/v2.8", import: ["@key", "@context", "@fromContext"])
type Query { shop: Shop user: User }
type Shop @key(fields: "id") @context(name: "buyer") @context(name: "region") { id: ID! part: Part currency: String code: String }
type User @key(fields: "id") @context(name: "buyer") @context(name: "region") { id: ID! part: Part money: String code: String }
type Part @key(fields: "id") {
  id: ID!
  price(in: String @fromContext(field: "$buyer ... on Shop { currency } ... on User { money }")): String
  tax(at: String @fromContext(field: "$region {code}"), digits: Int): Int
}`,
    b: 'type Query { b: Int }',
  });
  expect(diagnostics).toEqual([]);
  const part = value.entry('schema', 'Part');
  const contexts =
    'fields' in part ? part.fields.map(({ subgraphs }) => subgraphs[0]?.contexts) : [];
  expect(contexts).toEqual([
    undefined,
    ['buyer ... on Shop { currency } ... on User { money }'],
    ['region { code }'],
  ]);
});

it.each([
  ['extend type User @key(fields: "id")', 'extend type Query { top: User }'],
  ['type User @extends @key(fields: "id")', 'type Query { top: User }'],
])(
  'in federation 1, a subgraph with %s extends a type, however many fields it adds',
  (user, query) => {
    const { value } = modelsOf({
      accounts: 'type Query { me: User } type User @key(fields: "id") { id: ID! name: String }',
      reviews: `${user} { id: ID! @external reviews: [String] count: Int } ${query}`,
    });
    const roles = ({
      subgraphs,
    }: {
      readonly subgraphs: readonly { id: string; role: string }[];
    }) => subgraphs.map(({ id, role }) => `${id} ${role}`);
    expect(roles(value.entry('schema', 'User'))).toEqual(['accounts owner', 'reviews contributor']);
  },
);

it('says of a service to which all fields of a type are external that it refers to the type only', () => {
  const { value } = modelsOf({
    orders: `${link}
type Query { order: Order }
type Order @key(fields: "id") {
  id: ID!
  size: Size @external
  fee: Int @requires(fields: "size { width }")
}
type Size { width: Int @external }`,
    stock: `${link}
type Order @key(fields: "id") { id: ID! size: Size }
type Size { width: Int height: Int }`,
  });
  const { subgraphs } = value.entry('schema', 'Size');
  expect(subgraphs.map(({ id, role }) => [id, role])).toEqual([
    ['stock', 'owner'],
    ['orders', 'stub'],
  ]);
});

it('a service extends a type for which it mostly computes fields from those of others', () => {
  const { value } = modelsOf({
    projects: `${link} type Query { a: Int } type Employee @key(fields: "id") {
  id: Int! expertise: String @external projects: [String]
  best: String @requires(fields: "expertise") last: String @requires(fields: "expertise")
}`,
    employees: `${link} type Query { employee: Employee }
type Employee @key(fields: "id") { id: Int! expertise: String tag: String }`,
  });
  const { subgraphs } = value.entry('schema', 'Employee');
  expect(subgraphs.map(({ id, role }) => [id, role])).toEqual([
    ['employees', 'owner'],
    ['projects', 'contributor'],
  ]);
});

it.each([
  ['a query returns', 'Query { user: User }'],
  ['a mutation returns a list of', 'Mutation { rename: [User!]! }'],
])('of two services that add as much to a type, the one in which %s it is the owner', (_, root) => {
  const { value } = modelsOf({
    accounts: `${link} type Query { all: [Account] }
type Account @key(fields: "id") { id: ID! user: User }
type User @key(fields: "id") { id: ID! accounts: [Account] }`,
    users: `${link} type ${root} type User @key(fields: "id") { id: ID! name: String }`,
  });
  const { subgraphs } = value.entry('schema', 'User');
  expect(subgraphs.map(({ id, role }) => [id, role])).toEqual([
    ['users', 'owner'],
    ['accounts', 'contributor'],
  ]);
});
