import { describe, expect, it } from 'vitest';
import { instanceConfig } from '../../../../test/support/load-schema.ts';
import { loadSubgraph } from '../load/load-subgraph.ts';
import { buildSchemaModel } from '../model/build-schema-model.ts';
import { authoredExamples } from './authored-examples.ts';

const greetings = `
  type Query { hello(to: Who!, at: Float): Greeting }
  input Who { name: String! mood: Mood }
  enum Mood { CALM BRISK }
  interface Greeting { text: String! }
  type Note implements Greeting { text: String! pages: Int }
`;

const orders = `
  type Query { order(id: ID!): Order }
  type Mutation { pay(input: PayOrderInput!): PayOrderPayload }
  type Order { id: ID! buyer: Buyer! }
  type Buyer { id: ID! }
  type PayOrderPayload { order: Order! }
  input PayOrderInput { id: ID! buyerIds: [ID!] }
`;

function withExamples(text: string) {
  const config = instanceConfig('shop');
  const { value: schema } = loadSubgraph({
    config,
    sources: [{ file: 'shop.graphql', text: greetings }],
    examples: [{ file: 'shop.examples.graphql', text }],
  });
  if (schema === undefined) throw new Error('it is loaded');
  const { value, diagnostics } = buildSchemaModel({ config, schema });
  const hello = value.entries.find((entry) => 'field' in entry);
  return { examples: hello?.examples ?? [], diagnostics };
}

describe('operations that authors wrote', () => {
  it('keep the digits of large numbers in variables, and in what they ask for', () => {
    const config = instanceConfig('shop');
    const { value: schema } = loadSubgraph({
      config,
      sources: [
        {
          file: 'shop.graphql',
          text: `scalar Long type Query { order(number: Long!, in: In): Order } input In { a: [Long!] }
            type Order { number: Long! }`,
        },
      ],
      examples: [
        {
          file: 'shop.examples.graphql',
          text: `query One($in: In = { a: [9007199254740993] }) {
            order(number: 9223372036854775807, in: $in) { number }
          }`,
        },
      ],
    });
    if (schema === undefined) throw new Error('it is loaded');
    const [example] = authoredExamples(schema).value.get('Query.order') ?? [];
    expect(example?.variables).toContain('9007199254740993\n');
    expect(example?.response).toContain('"number": 9223372036854775807\n');
  });

  it('keep the zeros of numbers in variables, and in what they ask for', () => {
    const config = instanceConfig('shop');
    const { value: schema } = loadSubgraph({
      config,
      sources: [
        {
          file: 'shop.graphql',
          text: `scalar Money
            type Query { find(price: Float, by: By): [Item] }
            input By { sum: Money! rate: Float = 2.50 }
            type Item { price: Float sum: Money }`,
        },
      ],
      examples: [
        {
          file: 'shop.examples.graphql',
          text: `query Cheap($price: Float = 1.50, $by: By = { sum: 10.0, rate: 1e3 }) {
            find(price: $price, by: $by) { price sum }
          }
          query Written { find(price: 2.00, by: { sum: 7.25 }) { price sum } }`,
        },
      ],
    });
    if (schema === undefined) throw new Error('it is loaded');
    const { value, diagnostics } = authoredExamples(schema);
    expect(diagnostics).toEqual([]);
    const [cheap, written] = value.get('Query.find') ?? [];
    expect(cheap?.variables?.replace(/\s+/g, ' ')).toBe(
      '{ "price": 1.50, "by": { "sum": 10.0, "rate": 1e3 } }',
    );
    expect(cheap?.response).toContain('"price": 1.50');
    expect(written?.response).toContain('"price": 2.00');
  });

  it('are answered without what their conditions leave out', () => {
    const { examples } = withExamples(`
query Short($long: Boolean! = false, $brief: Boolean!) {
  hello(to: { name: "Ada" }) {
    text
    ... on Note @include(if: $long) { pages }
    kind: __typename @skip(if: $brief)
    all: __typename @skip(if: false)
  }
}`);
    expect(JSON.parse(examples[0]?.variables ?? '')).toEqual({ long: false, brief: true });
    expect(JSON.parse(examples[0]?.response ?? '').data.hello).toEqual({
      text: expect.any(String),
      all: 'Note',
    });
  });

  it('take the place of the one that is made up, with defaults as values', () => {
    const { examples, diagnostics } = withExamples(`
query Loud($to: Who! = { name: "Ada", mood: BRISK }, $at: Float) {
  hello(to: $to, at: $at) { ...Text ... on Note { pages } }
}
fragment Text on Greeting { text }
query Quiet { __typename hello(to: { name: "Bob" }) { __typename text } }`);
    expect(diagnostics).toEqual([]);
    expect(examples.map(({ name, authored }) => [name, authored])).toEqual([
      ['Loud', true],
      ['Quiet', true],
    ]);
    const [loud, quiet] = examples;
    expect(JSON.parse(loud?.variables ?? '')).toMatchObject({ to: { name: 'Ada', mood: 'BRISK' } });
    expect(loud?.operation).toContain('query Loud($to: Who!, $at: Float) {');
    expect(loud?.operation).toContain('fragment Text on Greeting');
    expect(JSON.parse(loud?.response ?? '')).toEqual({
      data: { hello: { text: expect.any(String), pages: expect.any(Number) } },
    });
    expect(quiet?.variables).toBeUndefined();
    expect(JSON.parse(quiet?.response ?? '').data.hello.__typename).toBe('Note');
  });

  it('are described in the file, but not in what clients send', () => {
    const { examples, diagnostics } = withExamples(`
"""
Who is **calm**.
"""
query Loud("Whom to greet" $to: Who! = { name: "Ada" }) { hello(to: $to) { ...Text } }
"Only a text." fragment Text on Greeting { text }
query Quiet { hello(to: { name: "Bob" }) { text } }`);
    expect(diagnostics).toEqual([]);
    const [loud, quiet] = examples;
    expect(loud?.description).toEqual({
      markdown: 'Who is **calm**.',
      place: { file: 'shop.examples.graphql', line: 3, column: 1 },
    });
    expect(loud?.operation).toBe(
      'query Loud($to: Who!) {\n  hello(to: $to) {\n    ...Text\n  }\n}\n\nfragment Text on Greeting {\n  text\n}',
    );
    expect(quiet).not.toHaveProperty('description');
  });

  it('of one name, or without one, are numbered', () => {
    const { examples } = withExamples(`
query Loud { hello(to: { name: "Ada" }) { text } }
query Loud { hello(to: { name: "Bob" }) { text } }
{ hello(to: { name: "Cy" }) { text } }
query { hello(to: { name: "Di" }) { text } }
query Loud { hello(to: { name: "Eve" }) { text } }`);
    expect(examples.map(({ name, operation }) => [name, /"\w+"/.exec(operation)?.[0]])).toEqual([
      ['Loud', '"Ada"'],
      ['Loud (2)', '"Bob"'],
      ['hello', '"Cy"'],
      ['hello (2)', '"Di"'],
      ['Loud (3)', '"Eve"'],
    ]);
  });

  it('contain the fragments that they spread, not those that a text only looks like', () => {
    const { examples, diagnostics } = withExamples(`
query Quoted { hello(to: { name: "...Text" }) { text } }
query Nested { hello(to: { name: "Ada" }) { ...Outer } }
fragment Outer on Greeting { ...Text }
fragment Text on Greeting { text }`);
    expect(diagnostics).toEqual([]);
    const fragmentsIn = (text: string) =>
      Array.from(text.matchAll(/fragment (\w+)/g), ([, name]) => name);
    expect(examples.map(({ operation }) => fragmentsIn(operation))).toEqual([
      [],
      ['Outer', 'Text'],
    ]);
  });

  it('answer with all that they ask for in several places, and may ask for it in parts', () => {
    const { examples, diagnostics } = withExamples(`
query Parts {
  hello(to: { name: "Ada" }) { text }
  ...Rest @defer
  hello(to: { name: "Ada" }) { __typename }
}
fragment Rest on Query { hello(to: { name: "Ada" }) { ... on Note @defer(label: "late") { pages } } }`);
    expect(diagnostics).toEqual([]);
    expect(examples.map(({ name }) => name)).toEqual(['Parts']);
    expect(JSON.parse(examples[0]?.response ?? '').data.hello).toEqual({
      text: expect.any(String),
      pages: expect.any(Number),
      __typename: 'Note',
    });
  });

  it('answer with the identifiers that they ask for', () => {
    const { value: schema } = loadSubgraph({
      config: instanceConfig('shop'),
      sources: [{ file: 'shop.graphql', text: orders }],
      examples: [
        {
          file: 'shop.examples.graphql',
          text: `
query Order($id: ID! = "o-1") { order(id: $id) { id buyer { id } } }
query Known($id: ID!) { order(id: $id) { id } }
mutation Pay { pay(input: { id: 7, buyerIds: ["b-1", "b-2"] }) { order { id buyer { id } } } }`,
        },
      ],
    });
    if (schema === undefined) throw new Error('it is loaded');
    const { value } = authoredExamples(schema);
    const [order, known] = value.get('Query.order') ?? [];
    const { order: answered } = JSON.parse(order?.response ?? '').data;
    expect(answered).toEqual({ id: 'o-1', buyer: { id: expect.any(String) } });
    expect(answered.buyer.id).not.toBe('o-1');
    expect(JSON.parse(known?.response ?? '').data.order.id).toBe(
      JSON.parse(known?.variables ?? '').id,
    );
    expect(JSON.parse(value.get('Mutation.pay')?.[0]?.response ?? '').data.pay).toEqual({
      order: { id: '7', buyer: { id: 'b-1' } },
    });
  });

  it('answer with the identifiers of each call, under aliases and in namespaces', () => {
    const { value: schema } = loadSubgraph({
      config: instanceConfig('shop'),
      sources: [
        {
          file: 'shop.graphql',
          text: `
type Query { order(id: ID!): Order }
type Mutation { cart(id: ID!): CartMutations }
type CartMutations { id: ID! checkout(orderId: ID!): Order }
type Order { id: ID! }`,
        },
      ],
      examples: [
        {
          file: 'shop.examples.graphql',
          text: `
{ order(id: "o-1") { id } other: order(id: "o-2") { id } }
mutation { cart(id: "c-1") { checkout(orderId: "o-3") { id } } }`,
        },
      ],
    });
    if (schema === undefined) throw new Error('it is loaded');
    const { value } = authoredExamples(schema);
    const dataOf = (field: string) => JSON.parse(value.get(field)?.[0]?.response ?? '').data;
    expect(dataOf('Query.order')).toEqual({ order: { id: 'o-1' }, other: { id: 'o-2' } });
    expect(dataOf('Mutation.cart')).toEqual({ cart: { checkout: { id: 'o-3' } } });
  });

  it('answer with the values that they write or ask for', () => {
    const { value: schema } = loadSubgraph({
      config: instanceConfig('shop'),
      sources: [
        {
          file: 'shop.graphql',
          text: `
type Query { orders(first: Int, filter: OrderFilter): [Order!]! }
type Mutation { createOrder(input: CreateOrderInput!): Order! }
type Order { id: ID! note: String closedAt: String total: Int! state: State tags: [String!] lines: [OrderLine!]! }
type OrderLine { count: Int! note: String }
enum State { OPEN PAID }
input OrderFilter { state: State total: Amount }
input Amount { gt: Int }
input CreateOrderInput { note: String closedAt: String total: String state: State tags: [String!] lines: [OrderLineInput!]! }
input OrderLineInput { count: Int! }`,
        },
      ],
      examples: [
        {
          file: 'shop.examples.graphql',
          text: `
query Paid { orders(first: 7, filter: { state: PAID, total: { gt: 9 } }) { state total } }
mutation Create($input: CreateOrderInput! = { note: null, closedAt: "today", total: "12", state: PAID, tags: ["new"], lines: [{ count: 5 }] }) {
  createOrder(input: $input) { note closedAt total state tags lines { count note } }
}`,
        },
      ],
    });
    if (schema === undefined) throw new Error('it is loaded');
    const { value } = authoredExamples(schema);
    const dataOf = (field: string) => JSON.parse(value.get(field)?.[0]?.response ?? '').data;
    // An operator says nothing about the value itself, and neither does a value of another type.
    const total = 1999;
    expect(dataOf('Query.orders')).toEqual({ orders: [{ state: 'PAID', total }] });
    expect(dataOf('Mutation.createOrder')).toEqual({
      createOrder: {
        note: null,
        closedAt: 'today',
        total,
        state: 'PAID',
        tags: ['new'],
        lines: [{ count: 5, note: expect.any(String) }],
      },
    });
  });

  it('are taken of a subgraph that leaves all queries to others', () => {
    const { value: schema } = loadSubgraph({
      config: instanceConfig('shop'),
      sources: [
        {
          file: 'shop.graphql',
          text: 'type Mutation { pay: P } type P @key(fields: "id") { id: ID! }',
        },
      ],
      examples: [{ file: 'shop.examples.graphql', text: 'mutation Pay { pay { id } }' }],
    });
    if (schema === undefined) throw new Error('it is loaded');
    expect(authoredExamples(schema).value.has('Mutation.pay')).toBe(true);
  });

  it('are told at their place when they cannot be run', () => {
    const invalid = withExamples('query {\n  hello(to: { name: "A" }) { txt }\n}');
    expect(invalid.examples.map(({ authored }) => authored)).toEqual([false]);
    expect(invalid.diagnostics).toMatchObject([
      { code: 'example-invalid', place: { file: 'shop.examples.graphql', line: 2, column: 30 } },
    ]);
    const call = '{ hello(to: { name: "A" }) { ...Text } }';
    const twice = withExamples(
      `query A ${call}\nquery B ${call}\nfragment Text on Greeting { txt }`,
    );
    expect(twice.diagnostics.map(({ place }) => place?.line)).toEqual([3]);
    expect(withExamples('subscription { greeted }').diagnostics).toMatchObject([
      { code: 'example-invalid', message: 'The schema has no subscriptions.', place: { line: 1 } },
    ]);
    expect(withExamples('query {').diagnostics).toMatchObject([
      { code: 'example-syntax', place: { file: 'shop.examples.graphql', line: 1 } },
    ]);
  });

  it.each([
    ['', undefined],
    ['\uFEFF# query {\n', undefined],
    ['fragment Text on Greeting { text }', undefined],
    ['{ hello(to: { name: "A" }) { text } }\nquery B { __typename }', 2],
  ])('are warned of when there is nothing to show in %j', (text, line) => {
    const { diagnostics } = withExamples(text);
    expect(diagnostics).toMatchObject([
      { code: 'unused-examples', severity: 'warning', place: { file: 'shop.examples.graphql' } },
    ]);
    expect(diagnostics[0]?.place?.line).toBe(line);
  });

  it('may call their first field in a fragment', () => {
    const { examples, diagnostics } = withExamples(
      'query A { __typename ... { ...Hello } }\nfragment Hello on Query { hello(to: { name: "A" }) { text } }',
    );
    expect(diagnostics).toEqual([]);
    expect(examples.map(({ name }) => name)).toEqual(['A']);
  });
});
