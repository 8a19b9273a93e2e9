import { expect, it } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';

/**
 * The operations of examples, each on one line.
 *
 * @param subgraphs - SDL by id.
 * @param schema - Id of a subgraph, or `schema` for the composed one.
 */
function operationsIn(
  subgraphs: Readonly<Record<string, string>>,
  schema: string,
  coordinates: readonly string[],
) {
  const { value } = modelsOf(subgraphs);
  return coordinates.map((coordinate) => {
    const entry = value.entry(schema, coordinate);
    return 'field' in entry ? entry.examples[0]?.operation.replace(/\s+/g, ' ') : undefined;
  });
}

it('ask in the composed schema for what the service that answers has, and for no more', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@external", "@requires", "@shareable"])`;
  const subgraphs = {
    orders: `${head} type Query { order: Order } type Order @key(fields: "id") { id: ID! total: Int weight: Int @external fee: Int @requires(fields: "weight") buyer: User sum: Sum } type User @key(fields: "id", resolvable: false) { id: ID! } type Sum @shareable { cents: Int }`,
    users: `${head} type Query { me: User } type User @key(fields: "id") { id: ID! name: String } type Order @key(fields: "id") { id: ID! weight: Int bill: Sum } type Sum @shareable { cents: Int }`,
  };
  expect(operationsIn(subgraphs, 'schema', ['Query.order', 'Query.me'])).toEqual([
    'query Order { order { id total buyer { id } sum { cents } } }',
    'query Me { me { id name } }',
  ]);
});

it('ask for what the service that answers provides of others, on that way to it alone', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@external", "@provides", "@shareable"])`;
  const subgraphs = {
    products: `${head} type Product @key(fields: "id") { id: ID! name: String @shareable size: Size @shareable maker: Maker @shareable } type Size @shareable { cm: Int kg: Int } type Maker @key(fields: "id") { id: ID! city: String @shareable } type Book @key(fields: "id") { id: ID! title: String @shareable }`,
    reviews: `${head} type Query {
        top: Product @provides(fields: "name size { cm }") any: Product
        review: Review work: Work @provides(fields: "... on Book { title }")
      }
      type Review @key(fields: "id") { id: ID! product: Product @provides(fields: "name maker { city }") }
      type Product @key(fields: "id") { id: ID! name: String @external size: Size @external maker: Maker @external }
      type Size { cm: Int @external } type Maker @key(fields: "id") { id: ID! city: String @external }
      union Work = Book type Book @key(fields: "id") { id: ID! title: String @external }`,
  };
  const coordinates = ['Query.top', 'Query.any', 'Query.review', 'Query.work'];
  for (const schema of ['schema', 'reviews']) {
    expect(operationsIn(subgraphs, schema, coordinates)).toEqual([
      'query Top { top { id name size { cm } } }',
      'query Any { any { id } }',
      'query Review { review { id product { id name } } }',
      'query Work { work { __typename ... on Book { id title } } }',
    ]);
  }
});

it('ask by an interface for what the service that answers has of all types', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@external"])`;
  const subgraphs = {
    media: `${head} type Film @key(fields: "id") { id: ID! title: String } type Song @key(fields: "id") { id: ID! title: String }`,
    lists: `${head} type Query { best: Media } interface Media { id: ID! title: String rank: Int }
      type Film implements Media @key(fields: "id") { id: ID! title: String @external rank: Int }
      type Song implements Media @key(fields: "id") { id: ID! title: String @external rank: Int }`,
  };
  for (const schema of ['schema', 'lists']) {
    expect(operationsIn(subgraphs, schema, ['Query.best'])).toEqual([
      'query Best { best { __typename id rank } }',
    ]);
  }
});

it('ask a service alone for nothing that it computes from what others have', () => {
  const subgraphs = {
    stock: `type Query { top: Product }
      extend type Product @key(fields: "id") { id: ID! @external weight: Int @external inStock: Boolean fee: Int @requires(fields: "weight") }`,
  };
  expect(operationsIn(subgraphs, 'stock', ['Query.top'])).toEqual([
    'query Top { top { id inStock } }',
  ]);
});

it('ask for nothing that needs other rights than the operation', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@authenticated", "@requiresScopes"])`;
  const subgraphs = {
    users: `${head} type Query { user: User me: User @authenticated any: Any node: Node }
      union Any = User | Bank interface Node { id: ID! name: String }
      type Shop implements Node { id: ID! name: String @authenticated }
      type User @key(fields: "id") { id: ID! phone: String @authenticated pay: Int @requiresScopes(scopes: [["pay"]]) bank: Bank }
      type Bank @requiresScopes(scopes: [["pay"]]) { name: String }`,
    other: `${head} type Query { version: Int }`,
  };
  const coordinates = ['Query.user', 'Query.me', 'Query.any', 'Query.node'];
  for (const schema of ['users', 'schema']) {
    expect(operationsIn(subgraphs, schema, coordinates)).toEqual([
      'query User { user { id } }',
      'query Me { me { id phone } }',
      'query Any { any { __typename ... on User { id } } }',
      'query Node { node { __typename id } }',
    ]);
  }
});

it('ask no service for the types of an interface that it does not know', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@interfaceObject"])`;
  const subgraphs = {
    media: `${head} type Query { all: [Media] } interface Media @key(fields: "id") { id: ID! } type Film implements Media @key(fields: "id") { id: ID! }`,
    reviews: `${head} type Query { best: Media } type Media @key(fields: "id") @interfaceObject { id: ID! stars: Int }`,
  };
  expect(operationsIn(subgraphs, 'schema', ['Query.all', 'Query.best'])).toEqual([
    'query All { all { __typename id } }',
    'query Best { best { id stars } }',
  ]);
});

it('ask for no field that is moving to another service, or from it', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key", "@override"])`;
  const subgraphs = {
    old: `${head} type Query { books: [Book] } type Book @key(fields: "id") { id: ID! pages: Int title: String }`,
    new: `${head} type Query { book: Book } type Book @key(fields: "id") { id: ID! pages: Int @override(from: "old", label: "percent(25)") }`,
  };
  expect(operationsIn(subgraphs, 'schema', ['Query.books', 'Query.book'])).toEqual([
    'query Books { books { id title } }',
    'query Book { book { id } }',
  ]);
});
