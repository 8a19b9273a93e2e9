import { entrySections } from '@docgen/core/entry-sections';
import { pathText } from '@docgen/core/key-path';
import type { OperationEntry, SchemaModel } from '@docgen/core/schema-model';
import {
  buildASTSchema,
  GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { federationSdl } from '../../../../test/support/federation-fixture.ts';
import { composedConfig, instanceConfig, modelsOf } from '../../../../test/support/load-schema.ts';
import { examplesOf, schemas, texts } from '../../../../test/support/shop-schemas.ts';
import { buildSchemaModel } from '../build-schema-model.ts';
import { composeSupergraph } from '../compose-supergraph.ts';
import { loadSubgraph } from '../load-subgraph.ts';
import type { LoadedSchema } from '../loaded-schema.ts';
import { publicSchema } from '../public-schema.ts';
import type { SourceText } from '../source-text.ts';
import { responseProblems } from './response-problems.ts';

function loadAll(
  sdl: Readonly<Record<string, string>>,
  examples: (id: string) => readonly SourceText[] = () => [],
): LoadedSchema[] {
  const loaded = Object.entries(sdl).map(([id, text]) => {
    const { value } = loadSubgraph({
      config: instanceConfig(id),
      sources: [{ file: `${id}.graphql`, text }],
      examples: examples(id),
    });
    if (value === undefined) throw new Error(`${id} cannot be loaded`);
    return value;
  });
  const ids = loaded.map(({ id }) => id);
  const config = composedConfig(ids);
  const composed =
    ids.length > 1 ? composeSupergraph({ config, subgraphs: loaded }).value : undefined;
  return composed === undefined ? loaded : [...loaded, composed];
}

function modelOf(schema: LoadedSchema): SchemaModel {
  const config = schema.composed ? composedConfig([]) : instanceConfig(schema.id);
  return buildSchemaModel({ config, schema }).value;
}

const operationsOf = ({ entries }: SchemaModel): OperationEntry[] =>
  entries.filter((entry) => 'field' in entry);

/** Rejects fields whose description says that requests for them fail. */
const noFailingFields: ValidationRule = (context) => ({
  Field(node) {
    const { description } = context.getFieldDef() ?? {};
    if (!/comes\s+back\s+as\s+an\s+error/.test(description ?? '')) return;
    context.reportError(new GraphQLError(`${node.name.value} is an error`));
  },
});
const RULES = [...specifiedRules, noFailingFields];

/** Errors in the examples of an operation. */
function faultsOf(schema: GraphQLSchema, { coordinate, examples }: OperationEntry): string[] {
  if (examples.length === 0) return [`${coordinate} has no example`];
  return examples.flatMap(({ operation, variables = '{}', response }) => {
    const document = parse(operation);
    const [definition] = document.definitions;
    if (definition?.kind !== Kind.OPERATION_DEFINITION) return [`${coordinate}: no operation`];
    const { errors = [] } = getVariableValues(
      schema,
      definition.variableDefinitions ?? [],
      JSON.parse(variables),
    );
    const lines = [operation, variables, response].map((text) => text.split('\n').length);
    return [
      ...[...validate(schema, document, RULES), ...errors].map(
        ({ message }) => `${coordinate}: ${message}`,
      ),
      ...(Math.max(...lines) > 60 ? [`${coordinate}: ${Math.max(...lines)} lines`] : []),
      ...responseProblems(JSON.parse(response), {
        schema,
        operation: definition,
        fragments: new Map(),
        values: JSON.parse(variables),
      }).map(({ message, path }) => `${coordinate}: ${pathText(path)}: ${message}`),
    ];
  });
}

const shop = Object.fromEntries(
  schemas.instances.map(({ id, paths }) => [
    id,
    paths.map((path) => texts.get(path) ?? '').join('\n'),
  ]),
);

describe.each([
  ['the shop', shop, examplesOf, 170],
  ['services that use every directive of federation', federationSdl, undefined, 20],
])('the examples of %s', (_, sdl, examples, atLeast) => {
  it('are valid for every operation of every schema as clients see it, with variables of the right types', () => {
    let count = 0;
    const faults = loadAll(sdl, examples).flatMap((schema) => {
      const operations = operationsOf(modelOf(schema));
      count += operations.length;
      const visible = publicSchema(schema);
      return operations.flatMap((operation) =>
        faultsOf(operation.inaccessible ? schema.schema : visible, operation).map(
          (fault) => `${schema.id} ${fault}`,
        ),
      );
    });
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(atLeast);
  });
});

it('ask in the composed schema for what the service that answers has, and for no more', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@external", "@requires", "@shareable"])`;
  const { value } = modelsOf({
    orders: `${head} type Query { order: Order } type Order @key(fields: "id") { id: ID! total: Int weight: Int @external fee: Int @requires(fields: "weight") buyer: User sum: Sum } type User @key(fields: "id", resolvable: false) { id: ID! } type Sum @shareable { cents: Int }`,
    users: `${head} type Query { me: User } type User @key(fields: "id") { id: ID! name: String } type Order @key(fields: "id") { id: ID! weight: Int bill: Sum } type Sum @shareable { cents: Int }`,
  });
  const selection = (coordinate: string) => {
    const entry = value.entry('schema', coordinate);
    if (!('field' in entry)) throw new Error('it is an operation');
    return entry.examples[0]?.operation.replace(/\s+/g, ' ');
  };
  expect(selection('Query.order')).toBe(
    'query Order { order { id total buyer { id } sum { cents } } }',
  );
  expect(selection('Query.me')).toBe('query Me { me { id name } }');
});

it('ask for what the service that answers provides of others, on that way to it alone', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@external", "@provides", "@shareable"])`;
  const { value } = modelsOf({
    products: `${head} type Product @key(fields: "id") { id: ID! name: String @shareable size: Size @shareable maker: Maker @shareable } type Size @shareable { cm: Int kg: Int } type Maker @key(fields: "id") { id: ID! city: String @shareable } type Book @key(fields: "id") { id: ID! title: String @shareable }`,
    reviews: `${head} type Query {
        top: Product @provides(fields: "name size { cm }") any: Product
        review: Review work: Work @provides(fields: "... on Book { title }")
      }
      type Review @key(fields: "id") { id: ID! product: Product @provides(fields: "name maker { city }") }
      type Product @key(fields: "id") { id: ID! name: String @external size: Size @external maker: Maker @external }
      type Size { cm: Int @external } type Maker @key(fields: "id") { id: ID! city: String @external }
      union Work = Book type Book @key(fields: "id") { id: ID! title: String @external }`,
  });
  for (const schema of ['schema', 'reviews']) {
    const operations = ['top', 'any', 'review', 'work'].map((name) => {
      const entry = value.entry(schema, `Query.${name}`);
      return 'field' in entry ? entry.examples[0]?.operation.replace(/\s+/g, ' ') : undefined;
    });
    expect(operations).toEqual([
      'query Top { top { id name size { cm } } }',
      'query Any { any { id } }',
      'query Review { review { id product { id name } } }',
      'query Work { work { __typename ... on Book { id title } } }',
    ]);
  }
});

it('ask by an interface for what the service that answers has of all types', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@external"])`;
  const { value } = modelsOf({
    media: `${head} type Film @key(fields: "id") { id: ID! title: String } type Song @key(fields: "id") { id: ID! title: String }`,
    lists: `${head} type Query { best: Media } interface Media { id: ID! title: String rank: Int }
      type Film implements Media @key(fields: "id") { id: ID! title: String @external rank: Int }
      type Song implements Media @key(fields: "id") { id: ID! title: String @external rank: Int }`,
  });
  for (const schema of ['schema', 'lists']) {
    const entry = value.entry(schema, 'Query.best');
    const [example] = 'field' in entry ? entry.examples : [];
    expect(example?.operation.replace(/\s+/g, ' ')).toBe(
      'query Best { best { __typename id rank } }',
    );
  }
});

it('ask a service alone for nothing that it computes from what others have', () => {
  const { value } = modelsOf({
    stock: `type Query { top: Product }
      extend type Product @key(fields: "id") { id: ID! @external weight: Int @external inStock: Boolean fee: Int @requires(fields: "weight") }`,
  });
  const entry = value.entry('stock', 'Query.top');
  const [example] = 'field' in entry ? entry.examples : [];
  expect(example?.operation.replace(/\s+/g, ' ')).toBe('query Top { top { id inStock } }');
});

it('ask for nothing that needs other rights than the operation', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key", "@authenticated", "@requiresScopes"])`;
  const { value } = modelsOf({
    users: `${head} type Query { user: User me: User @authenticated any: Any node: Node }
      union Any = User | Bank interface Node { id: ID! name: String }
      type Shop implements Node { id: ID! name: String @authenticated }
      type User @key(fields: "id") { id: ID! phone: String @authenticated pay: Int @requiresScopes(scopes: [["pay"]]) bank: Bank }
      type Bank @requiresScopes(scopes: [["pay"]]) { name: String }`,
    other: `${head} type Query { version: Int }`,
  });
  for (const schema of ['users', 'schema']) {
    const operations = ['user', 'me', 'any', 'node'].map((name) => {
      const entry = value.entry(schema, `Query.${name}`);
      return 'field' in entry ? entry.examples[0]?.operation.replace(/\s+/g, ' ') : undefined;
    });
    expect(operations).toEqual([
      'query User { user { id } }',
      'query Me { me { id phone } }',
      'query Any { any { __typename ... on User { id } } }',
      'query Node { node { __typename id } }',
    ]);
  }
});

it('ask no service for the types of an interface that it does not know', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@interfaceObject"])`;
  const { value } = modelsOf({
    media: `${head} type Query { all: [Media] } interface Media @key(fields: "id") { id: ID! } type Film implements Media @key(fields: "id") { id: ID! }`,
    reviews: `${head} type Query { best: Media } type Media @key(fields: "id") @interfaceObject { id: ID! stars: Int }`,
  });
  const operations = ['Query.all', 'Query.best'].map((coordinate) => {
    const entry = value.entry('schema', coordinate);
    return 'field' in entry ? entry.examples[0]?.operation.replace(/\s+/g, ' ') : undefined;
  });
  expect(operations).toEqual([
    'query All { all { __typename id } }',
    'query Best { best { id stars } }',
  ]);
});

it('ask for no field that is moving to another service, or from it', () => {
  const head = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key", "@override"])`;
  const { value } = modelsOf({
    old: `${head} type Query { books: [Book] } type Book @key(fields: "id") { id: ID! pages: Int title: String }`,
    new: `${head} type Query { book: Book } type Book @key(fields: "id") { id: ID! pages: Int @override(from: "old", label: "percent(25)") }`,
  });
  const operations = ['Query.books', 'Query.book'].map((coordinate) => {
    const entry = value.entry('schema', coordinate);
    return 'field' in entry ? entry.examples[0]?.operation.replace(/\s+/g, ' ') : undefined;
  });
  expect(operations).toEqual(['query Books { books { id title } }', 'query Book { book { id } }']);
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

/** Types that all refer to each other, and input types that do. */
function connectedSdl(types: number): string {
  const names = Array.from({ length: types }, (_, at) => `T${at}`);
  const fields = names.map((name) => `to${name}(filter: In${name}): ${name}!`).join('\n  ');
  const inputs = names.map((name) => `to${name}: [In${name}!]!`).join('\n  ');
  return [
    `type Query {\n  ${names.map((name) => `get${name}(input: In${name}!): [${name}]`).join('\n  ')}\n}`,
    ...names.map((name) => `type ${name} {\n  id: ID!\n  ${fields}\n}`),
    ...names.map((name) => `input In${name} {\n  id: ID\n  ${inputs}\n}`),
  ].join('\n');
}

it('are small in a schema of 200 types that all refer to each other', () => {
  const sdl = connectedSdl(200);
  const [schema] = loadAll({ shop: sdl });
  if (schema === undefined) throw new Error('it is loaded');
  const operations = operationsOf(modelOf(schema));
  expect(operations).toHaveLength(200);
  for (const operation of operations) {
    const { examples, inputTree, resultFields } = operation;
    expect(JSON.stringify(resultFields).length).toBeLessThan(20_000);
    expect(JSON.stringify(inputTree).length).toBeLessThan(20_000);
    expect(examples[0]?.operation.split('\n').length).toBeLessThan(60);
  }
  // The variables of the first operation contain all required fields: lists of inputs end with an
  // empty list.
  const built = buildASTSchema(schema.document);
  const [first] = operations;
  expect(first && faultsOf(built, first)).toEqual([]);
});

/** Fields or arguments that are required. */
const required = (count: number, type: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `field${at}: ${type(at)}!`).join(' ');

it.each([
  ['an input with hundreds of required fields', `go(input: In!): Int`, required(200, () => 'Int')],
  ['many required inputs inside', 'go(input: In!): Int', required(40, () => 'Pair')],
  ['a hundred required arguments', `go(${required(100, () => 'Int')}): Int`, 'a: Int'],
])('have 60 lines at most for %s', (_, operation, fields) => {
  const sdl = `type Query { ${operation} } input In { ${fields} } input Pair { from: String! words: [String!]! }`;
  const [schema] = loadAll({ shop: sdl });
  if (schema === undefined) throw new Error('it is loaded');
  const [go] = operationsOf(modelOf(schema));
  expect(go && faultsOf(schema.schema, go)).toEqual([]);
  const { variables = '', operation: text = '' } = go?.examples[0] ?? {};
  const width = Math.max(
    ...[variables, text].flatMap((told) => told.split('\n')).map((line) => line.length),
  );
  expect(width).toBeLessThanOrEqual(81);
});

it.each([
  ['fields', 'go(id: ID!, input: In!): Int', required(1500, () => 'Int'), 'in the fields of:'],
  [
    'inputs in inputs',
    'go(id: ID!, input: In!): Int',
    required(30, () => 'Deep'),
    'in the fields of:',
  ],
  ['arguments', `go(${required(1000, () => 'Int')}): Int`, 'a: Int', 'below.'],
])(
  'are left out, with a word of where to read, for more %s than any page shows',
  (_, operation, fields, where) => {
    const inner = `input Deep { ${required(30, () => 'Deeper')} } input Deeper { ${required(30, () => 'Int')} }`;
    const [schema] = loadAll({
      shop: `type Query { ${operation} } input In { ${fields} } ${inner}`,
    });
    if (schema === undefined) throw new Error('it is loaded');
    const [go] = operationsOf(modelOf(schema));
    expect(go?.examples).toEqual([]);
    const section = (go === undefined ? [] : entrySections(go)).find(({ id }) => id === 'examples');
    expect(section).toMatchObject({
      title: 'Example',
      text: `An example would be too long for this page. The required input is listed ${where}`,
      inputs: where === 'below.' ? [] : [{ name: 'In' }],
    });
  },
);

/** The example of an operation as it is shown. */
function exampleIn(sdl: string, coordinate: string) {
  const entry = modelsOf({ shop: sdl }).value.entry('shop', coordinate);
  if (!('field' in entry)) throw new Error('it is an operation');
  const { examples, resultFields } = entry;
  const [{ operation = '', variables = '{}', response = '', files } = {}] = examples;
  return {
    operation,
    variables: JSON.parse(variables),
    response: JSON.parse(response),
    files,
    resultFields,
  };
}

it('are broken where their lines would get too long for a telephone', () => {
  const sdl = `type Query { sendingFees(addressOfTheCustomer: ID!, weightInGrams: Int!): Int short(of: ID!): Int }`;
  expect(exampleIn(sdl, 'Query.sendingFees').operation).toBe(`query SendingFees(
  $addressOfTheCustomer: ID!
  $weightInGrams: Int!
) {
  sendingFees(
    addressOfTheCustomer: $addressOfTheCustomer
    weightInGrams: $weightInGrams
  )
}`);
  expect(exampleIn(sdl, 'Query.short').operation).toBe(`query Short($of: ID!) {
  short(of: $of)
}`);
});

it('answers without errors, and looks into payloads by the errors that they hold', () => {
  const sdl = `
type Query { order: Order }
type Mutation { orderCreate: OrderCreate }
type OrderCreate { errors: [OrderError!]! order: Order failure: OrderError error: String }
type OrderError { message: String! }
type Order { total: Int privateNote: String id: ID! }`;
  const { operation, response, resultFields } = exampleIn(sdl, 'Mutation.orderCreate');
  expect(response.data.orderCreate).toMatchObject({
    errors: [],
    order: { id: expect.any(String) },
  });
  expect(operation.indexOf('order {')).toBeLessThan(operation.indexOf('errors {'));
  expect(operation).toContain('order {\n      id\n');
  expect(resultFields?.fields.map(({ field }) => field.name)).toEqual([
    'order',
    'failure',
    'errors',
    'error',
  ]);
  expect(resultFields?.fields[0]?.result?.fields.map(({ field }) => field.name)).toEqual([
    'total',
    'privateNote',
    'id',
  ]);
});

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
    const { operation } = exampleIn(sdl, 'Query.find');
    expect(operation.replace(/\s+/g, ' ')).toBe(`query Find { find { ${selection} } }`);
  },
);

it.each([
  [
    'Mutation.cart',
    ['method'],
    'mutation CartCheckout($method: ID!) { cart { checkout(method: $method) { id } } }',
  ],
  [
    'Mutation.admin',
    ['id', 'usersRenameId', 'name'],
    'mutation AdminUsersRename( $id: ID! $usersRenameId: ID! $name: String! ) { admin(id: $id) { users { rename( id: $usersRenameId name: $name ) { id } } } }',
  ],
  ['Query.ping', [], 'query Ping { ping { __typename } }'],
])(
  'call the first field of a namespace that needs arguments: %s',
  (coordinate, names, expected) => {
    const sdl = `type Query { ping: Nothing } type Nothing { again: Nothing }
type Mutation { cart: CartMutations admin(id: ID!): Admin }
type CartMutations { old(id: ID!): Order @deprecated checkout(method: ID!): Order remove(id: ID!): Order }
type Admin { again: Admin users: UserMutations } type UserMutations { rename(id: ID!, name: String!): User }
type Order { id: ID! } type User { id: ID! }`;
    const { operation, variables, response } = exampleIn(sdl, coordinate);
    expect(operation.replace(/\s+/g, ' ')).toBe(expected);
    const errors = validate(buildASTSchema(parse(sdl)), parse(operation));
    expect(errors).toEqual([]);
    expect(Object.keys(variables)).toEqual(names);
    const id = /(?<="id":")\d+/.exec(JSON.stringify(response))?.[0];
    if (coordinate === 'Mutation.admin') expect(variables.usersRenameId).toBe(id);
  },
);

it('shows what a result holds that has nothing of its own, and no name twice with different types', () => {
  const sdl = `type Query { a: Int } type Mutation { order: OrderResult }
union OrderResult = OrderSuccess | OrderFailure type OrderSuccess { order: Order! old: Order }
type OrderFailure { order: Draft! old: Order message: String! } type Order { id: ID! } type Draft { id: Int }`;
  const { operation } = exampleIn(sdl, 'Mutation.order');
  expect(operation.replace(/\s+/g, ' ')).toBe(
    'mutation Order { order { __typename ... on OrderSuccess { order { id } old { id } } ... on OrderFailure { message } } }',
  );
});

it('shows what the types of an interface have where the interface has nothing to ask for', () => {
  const sdl = `type Query { page: Page } interface Block { html(width: Int!): String }
type Page { block: Block } type Text implements Block { html(width: Int!): String text: String! }
type Rule implements Block { html(width: Int!): String }`;
  const { operation, response } = exampleIn(sdl, 'Query.page');
  expect(operation.replace(/\s+/g, ' ')).toBe(
    'query Page { page { block { __typename ... on Text { text } } } }',
  );
  expect(response.data.page.block).toEqual({ __typename: 'Text', text: expect.any(String) });
});

it('loads the entity that it asks for', () => {
  const sdl = `type Order @key(fields: "id") { id: ID! }
type Coupon @key(fields: "code") { code: String! }
union _Entity = Coupon | Order
scalar _Any
type Query { _entities(representations: [_Any!]!): [_Entity]! }`;
  const [operation] = loadAll({ shop: sdl }).flatMap((schema) => operationsOf(modelOf(schema)));
  const [{ variables = '', response = '' } = {}] = operation?.examples ?? [];
  expect(JSON.parse(response).data._entities).toEqual(JSON.parse(variables).representations);
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
    const [operation] = loadAll({ shop: sdl }).flatMap((schema) => operationsOf(modelOf(schema)));
    const { representations } = JSON.parse(operation?.examples[0]?.variables ?? '');
    return Object.keys(representations[0]);
  });
  expect(examples).toEqual([
    ['__typename', 'id'],
    ['__typename', 'id'],
    ['__typename', 'id'],
  ]);
});

it.each(['MovieBy', 'MovieKeyInput'])('answers with what it asks for by the key %s', (key) => {
  const sdl = `type Query { movie(by: ${key}!): Movie } input ${key} @oneOf { id: ID slug: String }
type Movie { id: ID! cast: [Actor!]! } type Actor { id: ID! }`;
  const { variables, response } = exampleIn(sdl, 'Query.movie');
  expect(response.data.movie.id).toBe(variables.by.id);
  expect(response.data.movie.cast[0].id).not.toBe(variables.by.id);
});

it('has nothing to tell where a scalar stands for nothing', () => {
  const { response } = exampleIn('scalar Void type Query { ping: Void }', 'Query.ping');
  expect(response.data).toEqual({ ping: null });
  const required = exampleIn('scalar Void type Query { ping: Void! }', 'Query.ping');
  expect(required.response.data).toEqual({ ping: '' });
});

it('looks into connections that call their nodes items', () => {
  const { operation, resultFields } = exampleIn(
    `type Query { events: EventConnection } type EventConnection { items: [Event] nextToken: String } type Event { id: ID! }`,
    'Query.events',
  );
  expect(operation).toContain('items {\n      id\n');
  expect(resultFields?.fields[0]?.result?.type.name).toBe('Event');
});

it('counts the one item of a list beside it, and other things as before', () => {
  const { response } = exampleIn(
    'type Query { user: User } type User { tasksCount: Int tasks: [Task!]! noteCount: Int note: Int } type Task { id: ID! }',
    'Query.user',
  );
  expect(response.data?.user).toMatchObject({ tasksCount: 1, noteCount: 3 });
});

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
  const { value } = modelsOf({
    shop: `
scalar DateTime
scalar Weight @specifiedBy(url: "https://example.org/weight")
"Colour such as \`#a0b1c2\`."
scalar Colour
type Query { find(email: String!, vatNumber: String!, privateKey: String!, first: Int, since: DateTime!, weight: Weight, colour: Colour!, "For example \`7\`." luck: Int!): [Hit] }
union Hit = A | B
type A { same: String own: Int }
type B { same: Int own: Int other: Float id: ID! }`,
  });
  const entry = value.entry('shop', 'Query.find');
  if (!('field' in entry)) throw new Error('it is an operation');
  const [example] = entry.examples;
  expect(JSON.parse(example?.variables ?? '')).toEqual({
    email: 'ada@example.org',
    vatNumber: 'DE123456789',
    privateKey: 'Example private key',
    first: 10,
    since: '2025-03-14T09:26:53Z',
    colour: '#a0b1c2',
    luck: 7,
  });
  expect(JSON.parse(example?.response ?? '').data.find[0].__typename).toBe('A');
  expect(example?.operation).toMatch(/\.\.\. on B \{\s+id\s+own\b/);
});

it('fill fields of input types with their defaults', () => {
  const { value } = modelsOf({
    shop: `
type Query { find(by: Search!): Int }
input Search { text: String! walk: Int = 15 sort: Sort! = { by: NAME, up: [false] } price: Int }
input Sort { by: Key = SIZE up: [Boolean] }
enum Key { SIZE NAME }`,
  });
  const entry = value.entry('shop', 'Query.find');
  if (!('field' in entry)) throw new Error('it is an operation');
  expect(JSON.parse(entry.examples[0]?.variables ?? '').by).toMatchObject({
    walk: 15,
    price: expect.any(Number),
  });
});

it('knows the scalars of AppSync, and leaves to a description what it says', () => {
  const names = [
    'AWSDateTime',
    'AWSEmail',
    'AWSJSON',
    'AWSTimestamp',
    'PositiveInt',
    'Told',
    'Other',
  ];
  const fields = names.map((name, index) => `f${index}: ${name}`).join(' ');
  const { value } = modelsOf({
    shop: `type Query { ${fields} } ${names.map((name) => (name === 'Told' ? `"Digits." scalar Told` : `scalar ${name}`)).join(' ')}`,
  });
  const formats = names.map((name) => {
    const entry = value.entry('shop', name);
    return 'format' in entry ? (entry.format.example ?? entry.format.text) : undefined;
  });
  expect(formats).toEqual([
    '"2025-03-14T09:26:53Z"',
    '"ada@example.org"',
    JSON.stringify('{"key":"value"}'),
    '1741944413',
    '42',
    'JSON value as its description says.',
    'Any JSON value: the schema does not say which.',
  ]);
});
