import { expect, it } from 'vitest';
import { exampleIn } from '../../../../test/support/example-in.ts';
import { loadShop, modelsOf } from '../../../../test/support/load-schema.ts';
import { exampleInput } from './example-value.ts';

it.each([
  ['_and: [Where!] _not: Where email: Text', { email: { eq: 'ada@example.org' } }],
  ['_and: [Where!] old: Int @deprecated tags: [Int!]', { tags: [42] }],
  ['_and: [Where!] text: Text!', { text: { eq: 'Hello, world' } }],
  ['_and: [Where!] only: Empty', { only: {} }],
])(
  'say in a filter what a mutation concerns, as an empty one means everything: %s',
  (fields, where) => {
    const sdl = `type Query { a: Int } type Mutation { remove(where: Where!): Int }
input Where { ${fields} } input Text { eq: String like: String } input Empty { again: Empty }`;
    expect(exampleIn(sdl, 'Mutation.remove').variables).toEqual({ where });
  },
);

it.each([
  ['not: Where ids: [ID!]', { ids: [expect.any(String)] }],
  ['not: Where all: [Where!] sub: Sub', { sub: { n: 42 } }],
  ['not: Where all: [Where!]', { all: [] }],
])('give one field of @oneOf that ends: %s', (fields, where) => {
  const sdl = `type Query { find(where: Where!): Int } input Where @oneOf { ${fields} } input Sub { n: Int! }`;
  expect(exampleIn(sdl, 'Query.find').variables).toEqual({ where });
});

it('asks for an entity by its key, not by what another directive calls fields', () => {
  const examples = [
    `directive @index(fields: String!) on OBJECT
type Order @index(fields: "number") @key(fields: "id") { id: ID! number: Int }`,
    'type Order { id: ID! number: Int } extend type Order @key(fields: "id")',
    `extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: [{ name: "@key", as: "@id" }])
directive @index(fields: String!) on OBJECT
type Order @index(fields: "number") @id(fields: "id") { id: ID! number: Int }`,
  ].map((types) => {
    const sdl = `${types} union _Entity = Order
scalar _Any
type Query { _entities(representations: [_Any!]!): [_Entity]! }`;
    const { representations } = exampleIn(sdl, 'Query._entities').variables;
    return Object.keys(representations[0]);
  });
  expect(examples).toEqual([
    ['__typename', 'id'],
    ['__typename', 'id'],
    ['__typename', 'id'],
  ]);
});

it('tell where the variables hold files', () => {
  const { files } = exampleIn(
    `scalar Upload
type Query { a: Int }
type Mutation { send(file: Upload!, more: More!): Int }
input More { files: [Upload!]! title: String }`,
    'Mutation.send',
  );
  expect(files).toEqual(['file', 'more.files.0']);
});

it('makes up values that fit the names and types of what they stand for', () => {
  const sdl = `
scalar DateTime
scalar Weight @specifiedBy(url: "https://example.org/weight")
"Colour such as \`#a0b1c2\`."
scalar Colour
type Query { find(email: String!, vatNumber: String!, privateKey: String!, first: Int, since: DateTime!, weight: Weight, colour: Colour!, "For example \`7\`." luck: Int!): [Hit] }
union Hit = A | B
type A { same: String own: Int }
type B { same: Int own: Int other: Float id: ID! }`;
  const { operation, variables, response } = exampleIn(sdl, 'Query.find');
  expect(variables).toEqual({
    email: 'ada@example.org',
    vatNumber: 'DE123456789',
    privateKey: 'Example private key',
    first: 10,
    since: '2025-03-14T09:26:53Z',
    colour: '#a0b1c2',
    luck: 7,
  });
  expect(response.data.find[0].__typename).toBe('A');
  expect(operation).toMatch(/\.\.\. on B \{\s+id\s+own\b/);
});

it('values that descriptions give as examples count, whatever the type of their place', () => {
  const sdl = `
scalar Money
enum Currency { EUR USD }
type Query {
  project(
    "Full path, for example \`group/project\`."
    path: ID!
    "Such as \`USD\`."
    currency: Currency!
    by: By!
  ): Project
}
input By {
  "Example: \`70173\`"
  code: String!
  "In cents, e.g. \`1299\`."
  budget: Money!
  "Example: \`7\`"
  projectId: ID!
}
type Project {
  "Such as \`42\`."
  id: ID!
  "Example: \`a1b2\`"
  ownerId: ID!
}`;
  const { variables, response } = exampleIn(sdl, 'Query.project');
  expect(variables).toEqual({
    path: 'group/project',
    currency: 'USD',
    by: { code: '70173', budget: 1299, projectId: '7' },
  });
  // The project that the query asks for.
  expect(response.data.project).toEqual({ id: '7', ownerId: 'a1b2' });
});

it.each([
  ['"Signed double-precision fractional values."', 19.99],
  ['"A 256-bit integer, as a string."', '19.99'],
  ['"An integer in minor units."', 1999],
  ['"A map from currencies to integers."', '19.99'],
  ['"The number of a price in the catalog."', '19.99'],
])(
  'are numbers of scalars whose description says so, whole ones or not: %s',
  (description, price) => {
    const sdl = `${description} scalar Money type Query { find(price: Money!): Int }`;
    expect(exampleIn(sdl, 'Query.find').variables).toEqual({ price });
  },
);

it.each([
  ['scalar Long', 1],
  ['"Encoded as a string." scalar Long', '1'],
  ['"A whole number, for example `7`." scalar Long', 7],
])('are numbers that fit their names, of 64 bits as well: %s', (scalar, version) => {
  const sdl = `${scalar} type Query { find(version: Long!): Int }`;
  expect(exampleIn(sdl, 'Query.find').variables).toEqual({ version });
});

it('are of enums what texts of that name would be, if the enums have it', () => {
  const sdl = `
enum CountryCode { AC AD DE @deprecated de FR }
enum CurrencyCode { AED EUR }
enum TimezoneId { AFRICA_ABIDJAN EUROPE_BERLIN }
enum Size { S M }
type Query {
  find(origin: CountryCode!, currency: CurrencyCode!, timezoneId: TimezoneId!, size: Size!): Int
}`;
  const { variables } = exampleIn(sdl, 'Query.find');
  expect(variables).toEqual({
    origin: 'de',
    currency: 'EUR',
    timezoneId: 'EUROPE_BERLIN',
    size: 'S',
  });
});

it('name what an input type is about, without the verb and the kind of the type', () => {
  const sdl = `
type Query { a: Int } type Tag { name: String }
type Mutation { tag(input: TagCreateInput!): Tag set(input: CreateOrderedSetMutationInput!): Int
  event(input: EventTypeCreateInput!): Int space(input: CreateNameSpaceRequest!): Int }
input TagCreateInput { name: String } input CreateOrderedSetMutationInput { name: String }
input EventTypeCreateInput { name: String } input CreateNameSpaceRequest { name: String }`;
  const nameOf = (field: string) => exampleIn(sdl, `Mutation.${field}`).variables.input.name;
  expect(['tag', 'set', 'event', 'space'].map(nameOf)).toEqual([
    'Example tag',
    'Example ordered set',
    'Example event type',
    'Example name space',
  ]);
});

it('fill fields of input types with their defaults', () => {
  const sdl = `
type Query { find(by: Search!): Int }
input Search { text: String! walk: Int = 15 sort: Sort! = { by: NAME, up: [false] } price: Int }
input Sort { by: Key = SIZE up: [Boolean] }
enum Key { SIZE NAME }`;
  expect(exampleIn(sdl, 'Query.find').variables.by).toEqual({
    text: 'Hello, world',
    walk: 15,
    price: 1999,
  });
});

it.each([
  ['scalar Long', 'Long = 9223372036854775807'],
  ['"A number such as `9223372036854775807`." scalar Long', 'Long'],
])('keep the digits of integers of 64 bits: %s, field: %s', (scalar, type) => {
  const sdl = `${scalar} type Query { find(by: By!): Int } input By { number: ${type} }`;
  const entry = modelsOf({ shop: sdl }).value.entry('shop', 'Query.find');
  const [example] = 'field' in entry ? entry.examples : [];
  expect(example?.variables).toContain('"number": 9223372036854775807\n');
});

it('default values of lenient schemas that do not fit their types are no part of examples', () => {
  const { value } = loadShop(
    'type Query { find(by: By): Int } input By { numbers: [Int!]! = [1, "x"], unit: Unit! = M } enum Unit { CM IN }',
    'lenient',
  );
  const schema = value?.schema;
  const type = schema?.getQueryType()?.getFields().find?.args[0]?.type;
  const example = schema && type && exampleInput(schema, type, { name: 'by', of: 'find' });
  expect(example).toEqual({ numbers: [expect.any(Number)], unit: 'CM' });
});

it('what would be null is no example of a value, as required ones are never null', () => {
  const sdl = `
"Absent values are no string, for example \`null\`."
scalar Code
type Query { a("Never e.g. \`null\`." on: Date!, code: Code!, amount: Money!): Code! }
"A sum, e.g. \`1e999\`."
scalar Money
scalar Date`;
  const { variables, response } = exampleIn(sdl, 'Query.a');
  expect(variables).toEqual({ on: '2025-03-14', code: 'Example code', amount: '19.99' });
  expect(response.data.a).toBe('Example a');
});
