import { Kind, parse, print } from 'graphql';
import { expect, it, test } from 'vitest';
import { operationText } from './operation-text.ts';

function textOf(source: string): string {
  const texts = parse(source).definitions.map((node) =>
    node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION
      ? operationText(node)
      : '',
  );
  return texts.join('\n\n');
}

it('has each variable and argument on a line of its own where a telephone needs it', () => {
  const text = textOf(`mutation Pay($input: PayOrderInput!, $late: Boolean = true) @slow {
    payment: pay(input: $input, note: "Thanks") @include(if: $late) { id }
    short(a: 1) { id }
  }`);
  expect(text).toBe(`mutation Pay(
  $input: PayOrderInput!
  $late: Boolean = true
) @slow {
  payment: pay(
    input: $input
    note: "Thanks"
  ) @include(if: $late) {
    id
  }
  short(a: 1) {
    id
  }
}`);
});

test.each([
  '{ a }',
  'query @slow { a }',
  'query ($id: ID!) { a(id: $id) }',
  'subscription S { a { ... @skip(if: true) { b } ... on B @skip(if: false) { c } ...F @d } }',
  'fragment F on B @d(of: 1) { a(list: [1, 2], object: { b: { c: ENUM } }, nothing: null) { b } }',
  'query Long { a(text: """\n  first\n    second\n""", more: "more than there is room for") { b } }',
  `query Many { a(${Array.from({ length: 30 }, (_, at) => `arg${at}: ${at}`).join(' ')}) { b } }`,
])('has the meaning of the operation: %s', (source) => {
  expect(print(parse(textOf(source)))).toBe(print(parse(source)));
});

test.each(['{ a }', 'query Q { a(id: 1) { b } }', 'fragment F on B { a }'])(
  'is written like GraphQL is elsewhere: %s',
  (source) => {
    expect(textOf(source)).toBe(print(parse(source)));
  },
);
