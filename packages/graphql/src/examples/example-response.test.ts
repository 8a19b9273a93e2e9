import { expect, it } from 'vitest';
import { exampleIn } from '../../../../test/support/example-in.ts';

it('has no errors', () => {
  const { response } = exampleIn(
    `type Query { a: Int } type Mutation { orderCreate: OrderCreate }
    type OrderCreate { errors: [OrderError!]! order: Order error: OrderError }
    type OrderError { message: String! } type Order { id: ID! }`,
    'Mutation.orderCreate',
  );
  expect(response.data.orderCreate).toEqual({ errors: [], order: { id: expect.any(String) } });
});

it.each([
  'union OrderOrError = CancelFailure | CancelSuccess',
  'union OrderOrError = Locked | CancelSuccess',
])('is a success where a failure comes first, in the operation as well: %s', (union) => {
  const { line, variables, response } = exampleIn(
    `type Query { a: Int } type Mutation { cancel(id: ID!): CancelPayload }
    type CancelPayload { orderOrError: OrderOrError } ${union}
    interface Error { message: String } type Locked implements Error { message: String }
    type CancelFailure { message: String } type CancelSuccess { order: Order } type Order { id: ID! }`,
    'Mutation.cancel',
  );
  expect(line).toMatch(
    /__typename \.\.\. on CancelSuccess \{.*\.\.\. on (CancelFailure|Locked) \{/,
  );
  const order = { id: variables.id };
  expect(response.data.cancel).toEqual({ orderOrError: { __typename: 'CancelSuccess', order } });
});

it.each(['node(id: ID!): Node', 'media(id: ID!): Media', 'film(id: ID!): FilmPayload'])(
  'answer with what they ask for: %s',
  (field) => {
    const sdl = `type Query { ${field} } interface Node { id: ID! } union Media = Film
type Film implements Node { id: ID! } type FilmPayload { userErrors: [UserError!] film: Film }
type UserError { message: String }`;
    const [name = ''] = field.split('(');
    const { variables, response } = exampleIn(sdl, `Query.${name}`);
    const { data } = response;
    expect(JSON.stringify(data)).toContain(`"id":${JSON.stringify(variables.id)}`);
  },
);

it.each(['MovieBy', 'MovieKeyInput', 'WhereUniqueInput'])(
  'answers with what it asks for by the key %s',
  (key) => {
    const sdl = `type Query { movie(by: ${key}!): Movie } input ${key} @oneOf { id: ID slug: String }
type Movie { id: ID! cast: [Actor!]! } type Actor { id: ID! }`;
    const { variables, response } = exampleIn(sdl, 'Query.movie');
    expect(response.data.movie.id).toBe(variables.by.id);
    expect(response.data.movie.cast[0].id).not.toBe(variables.by.id);
  },
);

it('loads the entity that it asks for', () => {
  const sdl = `type Order @key(fields: "id") { id: ID! }
type Coupon @key(fields: "code") { code: String! }
union _Entity = Coupon | Order
scalar _Any
type Query { _entities(representations: [_Any!]!): [_Entity]! }`;
  const { variables, response } = exampleIn(sdl, 'Query._entities');
  expect(response.data._entities).toEqual(variables.representations);
});

it('has nothing to tell where a scalar stands for nothing', () => {
  const { response } = exampleIn('scalar Void type Query { ping: Void }', 'Query.ping');
  expect(response.data).toEqual({ ping: null });
  const required = exampleIn('scalar Void type Query { ping: Void! }', 'Query.ping');
  expect(required.response.data).toEqual({ ping: '' });
});

it('counts the one item of a list beside it, and other things as before', () => {
  const { response } = exampleIn(
    'type Query { user: User } type User { tasksCount: Int tasks: [Task!]! noteCount: Int note: Int } type Task { id: ID! }',
    'Query.user',
  );
  expect(response.data?.user).toMatchObject({ tasksCount: 1, noteCount: 3 });
});

it('counts in a connection what the connection shows: one entry, and no more pages', () => {
  const { response } = exampleIn(
    `type Query { events: EventConnection! }
    type EventConnection { totalCount: Int! hasNextPage: Boolean! nodes: [Event!]! }
    type Event { id: ID! count: Int }`,
    'Query.events',
  );
  expect(response.data?.events).toMatchObject({
    totalCount: 1,
    hasNextPage: false,
    nodes: [{ count: 3 }],
  });
});

it.each([
  ['EventQueryResult { total: Long! count: Int! results: [Event!]! }', { total: 1, count: 1 }],
  ['EventList { totalItems: Text! items: [Event!]! }', { totalItems: '1' }],
  ['EventsCollectionSegment { totalCount: Int! items: [Event!]! }', { totalCount: 1 }],
  ['EventCollection { total: Int! items: [Event!]! }', { total: 1 }],
  ['Basket { total: Int! items: [Event!]! }', { total: 1999 }],
  ['GameResult { total: Int! best: Event! }', { total: 1999 }],
])(
  'counts in a part of a list what it shows, not in anything that has items: %s',
  (type, counts) => {
    const { response } = exampleIn(
      `scalar Long "A string." scalar Int64 type Query { events: ${type.split(' ')[0]} }
    type ${type.replace('Text', 'Int64')} type Event { id: ID! }`,
      'Query.events',
    );
    expect(response.data.events).toMatchObject(counts);
  },
);

it.each(['PageInfo', 'Pagination', 'PaginatorInfo', 'OrderPagingMeta'])(
  'counts one entry and one page in what a %s says of a list',
  (name) => {
    const { response } = exampleIn(
      `type Query { orders: Orders } type Orders { nodes: [Order!]! meta: ${name}! }
    type ${name} { total: Int! lastPage: Int! pageCount: Int! totalPages: Int! }
    type Order { id: ID! }`,
      'Query.orders',
    );
    const one = { total: 1, lastPage: 1, pageCount: 1, totalPages: 1 };
    expect(response.data.orders.meta).toEqual(one);
  },
);

it('answers a deletion with the id of what was deleted, and other rejections with null', () => {
  const { variables, response } = exampleIn(
    `type Query { a: Int } type Mutation { deleteItem(input: DeleteItemInput!): DeleteItemPayload }
    input DeleteItemInput { itemId: ID! }
    type DeleteItemPayload { deletedItemId: ID deletedIds: [ID] cancellationId: ID deletedAt: String }`,
    'Mutation.deleteItem',
  );
  expect(response.data?.deleteItem).toEqual({
    deletedItemId: variables.input.itemId,
    deletedIds: [variables.input.itemId],
    cancellationId: null,
    deletedAt: null,
  });
});

it('answers without the warnings that a payload may contain beside errors', () => {
  const sdl = `
type Query { forecast: Forecast! }
type Mutation { createCart: CartCreate! }
type CartCreate { cart: ID! warnings: [Warning!]! price_warnings: [String!]! userErrors: [Failure!]! }
type Failure { message: String! }
type Warning { code: String! }
type Forecast { warnings: [Warning!]! }`;
  const { data } = exampleIn(sdl, 'Mutation.createCart').response;
  expect(data.createCart).toMatchObject({ warnings: [], price_warnings: [] });
  const forecast = exampleIn(sdl, 'Query.forecast').response.data;
  expect(forecast.forecast.warnings).toHaveLength(1);
});

it('counts what it shows: no warnings, and one item', () => {
  const sdl = `
type Query { build: Build! }
type Mutation { createCart: CartCreatePayload! }
type CartCreatePayload { errorCount: Int! warningsCount: Int! itemCount: Int! items: [String!]! warnings: [Warning!]! errors: [CartError!]! }
type CartError { message: String! }
type Warning { code: String! }
type Build { warnings: [Warning!]! warningsCount: Int! }`;
  const { data } = exampleIn(sdl, 'Mutation.createCart').response;
  const counts = { errorCount: 0, warningsCount: 0, itemCount: 1 };
  expect(data.createCart).toMatchObject({ ...counts, warnings: [], errors: [] });
  const { build } = exampleIn(sdl, 'Query.build').response.data;
  expect(build).toMatchObject({ warningsCount: 1, warnings: [{}] });
});

it('has no problems, whatever a payload calls them', () => {
  const sdl = `
type Query { board: Board! }
type Mutation { placeOrder: PlaceOrderPayload! }
type PlaceOrderPayload { problems: [OrderProblem!]! paymentFailure: OrderProblem order: Order }
type OrderProblem { message: String! }
type Order { id: ID! total: Int }
type Board { problems: [OrderProblem!]! }`;
  const { response, line, resultFields } = exampleIn(sdl, 'Mutation.placeOrder');
  expect(line).toMatch(/\{ order \{ id total \} problems \{ message \} \} \}$/);
  expect(response.data.placeOrder).toMatchObject({ order: {}, problems: [] });
  const names = resultFields?.fields.map(({ field }) => field.name);
  expect(names).toEqual(['order', 'problems', 'paymentFailure']);
  expect(exampleIn(sdl, 'Query.board').response.data.board.problems).toHaveLength(1);
});
