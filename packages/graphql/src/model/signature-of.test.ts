import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';

function signature(sdl: string, coordinate: string) {
  const { value, diagnostics } = modelsOf({ shop: `type Query { ok: Boolean }\n${sdl}` });
  expect(diagnostics).toEqual([]);
  return value.entry('shop', coordinate).signature;
}

function text(sdl: string, coordinate: string): string {
  return signature(sdl, coordinate)
    .map((token) => token.text)
    .join('');
}

const definitions = {
  Order: `type Order implements Node & Priced
  @tag(name: "a") {
  id: ID!
  items(
    first: Int = 10
    filter: Filter = {text: "a"}
  ): [Order!]!
  price: Int @deprecated
}`,
  Node: `interface Node {
  id: ID!
}`,
  Filter: `input Filter {
  text: String = "a"
  states: [State!] = [OPEN] @deprecated
}`,
  State: `enum State {
  OPEN
  CLOSED @deprecated
}`,
  Handle: `scalar Handle
  @specifiedBy(url: "https://example.org/id")`,
  Hit: 'union Hit = Order | Customer',
  '@tag': `directive @tag(
  name: String!
) repeatable on OBJECT | INTERFACE`,
};
const rest = `
interface Priced { price: Int }
type Customer { id: ID! }
extend type Query { order(id: ID!): Order }`;
const all = Object.values(definitions).join('\n') + rest;

describe('definitions', () => {
  it.each(Object.entries(definitions))('prints %s as it is written', (coordinate, sdl) => {
    expect(text(all, coordinate)).toBe(sdl);
  });

  it('prints an operation with the keyword of what clients send', () => {
    expect(text(all, 'Query.order')).toBe('query order(id: ID!): Order');
  });

  it('leaves the reason of a deprecation to the words beside it', () => {
    const sdl = 'type Old { a: Int @deprecated(reason: "Ask for `b`.") }';
    expect(text(sdl, 'Old')).toBe('type Old {\n  a: Int @deprecated\n}');
  });
});

describe('long definitions', () => {
  const long = `
type Order
  @key(fields: "id")
  @key(fields: "aVeryLongNameOfAField andAnotherOneThatIsEvenLonger") {
  id: ID!
  aVeryLongNameOfAField: ID!
  andAnotherOneThatIsEvenLonger: ID!
  items(first: Int, skip: Int, orderBy: OrderOrder, filter: OrderFilter): [Order]
}
input OrderOrder { a: Int } input OrderFilter { a: Int }
union Anything = FirstRatherLongName | SecondRatherLongName | ThirdRatherLongName | Order
type FirstRatherLongName { a: Int } type SecondRatherLongName { a: Int } type ThirdRatherLongName { a: Int }
directive @limited(perSecond: Int = 10, perMinute: Int = 600, perHour: Int = 36000) on OBJECT | INTERFACE | FIELD_DEFINITION
directive @everywhere on SCHEMA | OBJECT | FIELD_DEFINITION | INTERFACE | UNION | ENUM | INPUT_OBJECT
extend type Query { edge(a: Int, ccccc: String): Order }
extend type Query { over(a: Int, cccccc: String): Order }
`;

  it('puts each argument on a line of its own past 40 characters', () => {
    const edge = text(long, 'Query.edge');
    expect(edge).toHaveLength(40);
    expect(text(long, 'Query.over')).toBe(`query over(\n  a: Int\n  cccccc: String\n): Order`);
  });

  it('counts the indentation of a field, and breaks directives of a type', () => {
    expect(text(long, 'Order')).toBe(`type Order
  @key(fields: "id")
  @key(fields: "aVeryLongNameOfAField andAnotherOneThatIsEvenLonger") {
  id: ID!
  aVeryLongNameOfAField: ID!
  andAnotherOneThatIsEvenLonger: ID!
  items(
    first: Int
    skip: Int
    orderBy: OrderOrder
    filter: OrderFilter
  ): [Order]
}`);
  });

  it('breaks the interfaces of a type, and the directives of a member', () => {
    const sdl = `
directive @limited(perSecond: Int, because: String) on FIELD_DEFINITION | ENUM_VALUE
interface FirstRatherLongName { a: Int } interface SecondRatherLongName { a: Int }
interface ThirdRatherLongName { a: Int }
type Wide implements FirstRatherLongName & SecondRatherLongName & ThirdRatherLongName {
  a: Int
  orders(first: Int): Int @limited(perSecond: 10, because: "It asks every service.") @deprecated
}`;
    expect(text(sdl, 'Wide')).toBe(`type Wide implements
  & FirstRatherLongName
  & SecondRatherLongName
  & ThirdRatherLongName {
  a: Int
  orders(first: Int): Int
    @limited(perSecond: 10, because: "It asks every service.")
    @deprecated
}`);
  });

  it('does not break before a single interface', () => {
    const sdl = `interface Node { id: ID! }
type TypeWithARatherLongName implements Node { id: ID! }`;
    expect(
      text(sdl, 'TypeWithARatherLongName'),
    ).toBe(`type TypeWithARatherLongName implements Node {
  id: ID!
}`);
  });

  it('puts each member of a union on a line of its own', () => {
    expect(text(long, 'Anything')).toBe(`union Anything =
  | FirstRatherLongName
  | SecondRatherLongName
  | ThirdRatherLongName
  | Order`);
  });

  it('breaks the arguments and the locations of a directive', () => {
    expect(text(long, '@limited')).toBe(`directive @limited(
  perSecond: Int = 10
  perMinute: Int = 600
  perHour: Int = 36000
) on
  | OBJECT
  | INTERFACE
  | FIELD_DEFINITION`);
    expect(text(long, '@everywhere')).toBe(`directive @everywhere on
  | SCHEMA
  | OBJECT
  | FIELD_DEFINITION
  | INTERFACE
  | UNION
  | ENUM
  | INPUT_OBJECT`);
  });
});

it('links types and directives, and the definition itself not', () => {
  expect(signature(all, 'Hit').filter(({ to }) => to !== undefined)).toEqual([
    { kind: 'type', text: 'Order', to: '/shop/types/objects/order' },
    { kind: 'type', text: 'Customer', to: '/shop/types/objects/customer' },
  ]);
  expect(signature(all, 'Hit')[2]).toEqual({ kind: 'name', text: 'Hit' });
});

it('links nothing in types whose fields are listed with their links', () => {
  expect(signature(all, 'Order').filter(({ to }) => to !== undefined)).toEqual([]);
});

it('prints SDL that means the same', () => {
  for (const [coordinate, sdl] of Object.entries(definitions)) {
    expect(print(parse(text(all, coordinate)))).toBe(print(parse(sdl)));
  }
});
