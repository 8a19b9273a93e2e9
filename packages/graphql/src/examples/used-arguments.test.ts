import { expect, it } from 'vitest';
import { exampleIn } from '../../../../test/support/example-in.ts';

const variablesIn = (sdl: string, coordinate: string) => exampleIn(sdl, coordinate).variables;

it.each([
  ['product(handle: String, id: ID): Product', ['id']],
  ['product(locale: String, handle: String): Product', ['handle']],
  ['product(old: ID @deprecated, productId: Int): Product', ['productId']],
  ['product(locale: String): Product', []],
  ['product(shop: ID!, id: ID): Product', ['shop']],
  ['product(categoryId: ID): [Product]', []],
  ['product(categoryId: ID): ProductConnection', []],
])(
  'asks for one object by what identifies it, also if the schema does not require it: %s',
  (field, names) => {
    const sdl = `type Query { ${field} }
type Product { id: ID! } type ProductConnection { nodes: [Product] }`;
    expect(Object.keys(variablesIn(sdl, 'Query.product'))).toEqual(names);
  },
);

it.each([
  ['products(offset: Int, limit: Int): [Product!]!', ['limit']],
  ['products(take: Int, first: Int): [Product]', ['first']],
  ['products(page_size: Int, page: Int): ProductConnection', ['page_size']],
  ['products(maxResults: PositiveInt, skip: PositiveInt): [Product]', ['maxResults']],
  ['products(limit: Int): Product', []],
  ['products(categoryId: ID, limit: Int): ProductList', ['limit']],
  ['products(id: ID): ProductList', ['id']],
  ['products(limit: String): [Product]', []],
])('asks for one page of a list: %s', (field, names) => {
  const sdl = `type Query { ${field} }
scalar PositiveInt type ProductList { items: [Product] }
type Product { id: ID! } type ProductConnection { nodes: [Product] }`;
  const variables = variablesIn(sdl, 'Query.products');
  expect(Object.keys(variables)).toEqual(names);
  const { id, ...sizes } = variables;
  expect(Object.values(sizes).every((value) => value === 10)).toBe(true);
});

it.each([
  ['products(options: ListOptions): ProductList', { options: { take: 10 } }],
  ['products(where: ListOptions, pagination: Paging): [Product]', { pagination: { pageSize: 10 } }],
  ['products(paging: Paging!): [Product]', { paging: { pageSize: 10 } }],
  ['products(options: Display): [Product]', {}],
  ['product(options: ListOptions): Product', {}],
  ['products(filter: ListOptions): [Product]', {}],
])('asks for one page by an input object for paging: %s', (field, expected) => {
  const sdl = `type Query { ${field} }
input ListOptions { skip: Int take: Int search: String }
input Paging { after: String before: String last: Int page: Int pageSize: Int }
input Display { compact: Boolean }
type ProductList { items: [Product] } type Product { id: ID! }`;
  expect(variablesIn(sdl, `Query.${/^\w+/.exec(field)}`)).toEqual(expected);
});

it.each([
  ['searchProducts(locale: String, term: String, first: Int)', ['term', 'first']],
  ['search(query: String, kind: String)', ['query']],
  ['searches(query: String)', []],
  ['products(search: String)', []],
])('searches for something: %s', (field, names) => {
  const sdl = `type Query { ${field}: [Product] } type Product { id: ID! }`;
  const variables = variablesIn(sdl, `Query.${/^\w+/.exec(field)}`);
  expect(Object.keys(variables)).toEqual(names);
  expect(variables).toMatchObject(names.length > 0 ? { [`${names[0]}`]: 'Hello, world' } : {});
});

it.each([
  // The whole of what it writes is optional.
  ['save(input: CartInput, dry: Boolean): Cart', { input: { note: expect.any(String) } }],
  ['save(cart: CartInput): Cart', { cart: { note: expect.any(String) } }],
  // Its parts are arguments.
  [
    'save(id: ID!, note: String, old: Int @deprecated, tags: [String]): Cart',
    { id: expect.any(String), note: expect.any(String) },
  ],
  // What it writes is beside what it is written to.
  [
    'save(where: CartKey!, _inc: CartNumbers, _set: CartInput): Cart',
    { where: { id: expect.any(String) }, _set: { note: expect.any(String) } },
  ],
  [
    'save(cartPatch: CartInput, id: ID): Cart',
    { cartPatch: { note: expect.any(String) }, id: expect.any(String) },
  ],
  [
    'save(set: CartInput, where: CartKey): Cart',
    { set: { note: expect.any(String) }, where: { id: expect.any(String) } },
  ],
  [
    'save(set: CartInput, shop: ID!, id: ID): Cart',
    { set: expect.any(Object), shop: expect.any(String) },
  ],
  [
    'save(id: ID, reference: String, input: CartInput!): Cart',
    { id: expect.any(String), input: { note: expect.any(String) } },
  ],
  // What it creates has no id before.
  ['createCart(id: ID, input: CartInput!): Cart', { input: { note: expect.any(String) } }],
  [
    'save(uuid: ID, id: ID, input: CartInput!): Cart',
    { uuid: expect.any(String), input: { note: expect.any(String) } },
  ],
  [
    'save(cartId: ID!, id: ID, input: CartInput!): Cart',
    { cartId: expect.any(String), input: { note: expect.any(String) } },
  ],
  // A list of what it writes to.
  ['save(ids: [ID!]): Cart', { ids: [expect.any(String)] }],
  [
    'save(input: SaveCart!, dry: Boolean): Cart',
    {
      input: {
        filter: { id: expect.any(String) },
        set: { note: expect.any(String), open: expect.any(Boolean) },
      },
    },
  ],
])('tells a mutation what to write: %s', (field, variables) => {
  const sdl = `type Query { a: Int } type Mutation { ${field} } type Cart { id: ID! }
input CartInput { note: String } input CartNumbers { total: Int } input CartKey { id: ID! }
input SaveCart { filter: CartKey! remove: CartPatch set: CartPatch }
input CartPatch { id: ID note: String open: Boolean }`;
  expect(variablesIn(sdl, `Mutation.${/^\w+/.exec(field)}`)).toEqual(variables);
});

it('changes something other than the id that it says what to change by', () => {
  const sdl = `type Query { a: Int } type Mutation { rename(input: UpdatePersonByIdInput!): Person }
input UpdatePersonByIdInput { id: ID! personPatch: PersonPatch! }
input PersonPatch { id: ID nodeId: ID name: String } type Person { id: ID! name: String }`;
  const { variables, response } = exampleIn(sdl, 'Mutation.rename');
  expect(variables.input).toEqual({
    id: response.data.rename.id,
    personPatch: { name: 'Ada Lovelace' },
  });
});

it('filters by a field of the object itself, by its id if it has one, with values of that field', () => {
  const sdl = `type Query { a: Int } type Mutation { remove(where: person_bool_exp!): [person] }
input person_bool_exp { _and: [person_bool_exp!] address: address_bool_exp data: String_comparison_exp email: String_comparison_exp id: ID_comparison_exp }
input address_bool_exp { city: String_comparison_exp }
input String_comparison_exp { _eq: String _gt: String _not: String_comparison_exp }
input ID_comparison_exp { _in: [ID!] }
type person { id: ID! email: String }`;
  const { variables, response } = exampleIn(sdl, 'Mutation.remove');
  expect(variables.where).toEqual({ id: { _in: [response.data.remove[0].id] } });
  const withoutId = sdl.replace(/(data|id): \w+_comparison_exp/g, '');
  expect(variablesIn(withoutId, 'Mutation.remove').where).toEqual({
    email: { _eq: 'ada@example.org' },
  });
  const onlyData = withoutId.replace('email: String', 'data: String');
  expect(variablesIn(onlyData, 'Mutation.remove').where).toEqual({
    data: { _eq: 'Example data' },
  });
});

it('counts one row for the one that it shows', () => {
  const sdl = `type Query { a: Int } type Mutation { remove(id: ID!): remove_response }
type remove_response { affected_rows: Int! returning: [Row!]! } type Row { id: ID! data: String }`;
  const { variables, response } = exampleIn(sdl, 'Mutation.remove');
  expect(response.data.remove).toEqual({
    affected_rows: 1,
    returning: [{ id: variables.id, data: expect.any(String) }],
  });
});

it('leaves out what only client libraries use, and the way back to the root of the schema', () => {
  const sdl = `type Query { a: Int node: Query } type Mutation { create(input: CreateInput!): CreatePayload clear(input: CreateInput!): ClearPayload }
input CreateInput { clientMutationId: String name: String }
type CreatePayload { clientMutationId: String query: Query person: Person personEdge: PersonEdge }
type PersonEdge { cursor: String node: Person }
type ClearPayload { clientMutationId: String query: Query }
type Person { id: ID! name: String }`;
  const { line, variables } = exampleIn(sdl, 'Mutation.create');
  expect(variables).toEqual({ input: { name: expect.any(String) } });
  expect(line).toMatch(/\{ create\(input: \$input\) \{ person \{ id name \} \} \}$/);
  expect(exampleIn(sdl, 'Mutation.clear').line).toMatch(/\{ clientMutationId \} \}$/);
  const required = sdl.replace('clientMutationId: String name', 'clientMutationId: String! name');
  expect(Object.keys(variablesIn(required, 'Mutation.create').input)).toContain('clientMutationId');
});

it('sets a field to a value of that field, also through an operation on it', () => {
  const sdl = `type Query { a: Int } type Mutation { save(data: UserUpdate!, id: ID!): User }
input UserUpdate { email: TextUpdate name: TextUpdate } input TextUpdate { set: String }
type User { id: ID! email: String }`;
  expect(variablesIn(sdl, 'Mutation.save').data).toEqual({ email: { set: 'ada@example.org' } });
});

it.each([
  ['(near: ID, rows: Int, most: Int)', '', ['rows']],
  ['(near: ID, rows: Int, most: Int)', ', requireOneSlicingArgument: false', []],
  ['(most: Int!, rows: Int, first: Int)', '', ['most']],
  ['(first: Int, rows: Int)', '', ['rows']],
])('says how long a list is where @listSize demands it: %s%s', (args, more, names) => {
  const sdl = `directive @listSize(slicingArguments: [String!], requireOneSlicingArgument: Boolean = true) on FIELD_DEFINITION
type Query { seats${args}: [Int] @listSize(slicingArguments: ["rows", "most"]${more}) }`;
  expect(Object.keys(variablesIn(sdl, 'Query.seats'))).toEqual(names);
});
