import { expect, it } from 'vitest';
import { exampleIn } from '../../../../test/support/example-in.ts';

it.each([
  ['{ albums: AlbumConnection }', 'albums { nodes { name } }'],
  ['{ page: Page }', 'page { album { name } }'],
  ['{ name: String page: Empty }', 'name'],
  ['{ page: Empty }', '__typename'],
])(
  'look for something to show in what has nothing of its own: type Found %s',
  (found, selection) => {
    const sdl = `type Query { find: Found } type Found ${found} type AlbumConnection { nodes: [Album] }
type Album { name: String } type Page { album: Album } type Empty { again: Empty }`;
    const { line } = exampleIn(sdl, 'Query.find');
    expect(line).toBe(`query Find { find { ${selection} } }`);
  },
);

it('shows what a result holds that has nothing of its own, and no name twice with different types', () => {
  const sdl = `type Query { a: Int } type Mutation { order: OrderResult }
union OrderResult = OrderSuccess | OrderFailure type OrderSuccess { order: Order! old: Order }
type OrderFailure { order: Draft! old: Order message: String! } type Order { id: ID! } type Draft { id: Int }`;
  const { line } = exampleIn(sdl, 'Mutation.order');
  expect(line).toBe(
    'mutation Order { order { __typename ... on OrderSuccess { order { id } old { id } } ... on OrderFailure { message } } }',
  );
});

it('shows what the types of an interface have where the interface has nothing to ask for', () => {
  const sdl = `type Query { page: Page } interface Block { html(width: Int!): String }
type Page { block: Block } type Text implements Block { html(width: Int!): String text: String! }
type Rule implements Block { html(width: Int!): String }`;
  const { line, response } = exampleIn(sdl, 'Query.page');
  expect(line).toBe('query Page { page { block { __typename ... on Text { text } } } }');
  expect(response.data.page.block).toEqual({ __typename: 'Text', text: expect.any(String) });
});

it('looks into connections that call their nodes items', () => {
  const { operation, resultFields } = exampleIn(
    `type Query { events: EventConnection } type EventConnection { items: [Event] nextToken: String } type Event { id: ID! }`,
    'Query.events',
  );
  expect(operation).toContain('items {\n      id\n');
  expect(resultFields?.fields[0]?.result?.type.name).toBe('Event');
});

it('looks into payloads, and selects their errors last', () => {
  const { operation, resultFields } = exampleIn(
    `type Query { order: Order } type Mutation { orderCreate: OrderCreate }
    type OrderCreate { errors: [OrderError!]! order: Order failure: OrderError error: String }
    type OrderError { message: String! } type Order { total: Int privateNote: String id: ID! }`,
    'Mutation.orderCreate',
  );
  expect(operation.indexOf('order {')).toBeLessThan(operation.indexOf('errors {'));
  expect(operation).toContain('order {\n      id\n');
  const [order, ...others] = resultFields?.fields ?? [];
  expect(order?.field.name).toBe('order');
  expect(others.map(({ field }) => field.name)).toEqual(['failure', 'errors', 'error']);
  const inOrder = order?.result?.fields.map(({ field }) => field.name);
  expect(inOrder).toEqual(['total', 'privateNote', 'id']);
});
