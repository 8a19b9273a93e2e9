import { expect, test } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';
import { selectionText } from './entity-keys.ts';

test.each([
  ['dimensions{size,weight}', 'dimensions { size weight }'],
  ['price(currency:"USD")weight', 'price(currency: "USD") weight'],
  ['a(b:"x  { y }",c:[1,2])', 'a(b: "x  { y }", c: [1, 2])'],
  ['animals{...on Dog{name}}', 'animals { ... on Dog { name } }'],
  ['{currency}', '{ currency }'],
  ['a{', 'a {'],
])('the selection %s is written as %s', (selection, text) => {
  expect(selectionText(selection)).toBe(text);
});

test('the line breaks that a long list of arguments is printed with are no part of a selection', () => {
  const word = 'x'.repeat(50);
  expect(selectionText(`a(b:"${word}",c:"${word}"){d}`)).toBe(
    `a(b: "${word}", c: "${word}") { d }`,
  );
});

test('a field is said to be computed from fields with arguments as they are written in SDL', () => {
  const link =
    'extend schema @link(url: "https://specs.apollo.dev/federation/v2.5", import: ["@key", "@external", "@requires"])';
  const { value } = modelsOf({
    catalog: `${link}
type Query { product: Product }
type Product @key(fields: "id") { id: ID! weight: Int price(currency: String): Int }`,
    shipping: `${link}
type Product @key(fields: "id") {
  id: ID!
  weight: Int @external
  price(currency: String): Int @external
  fee: Int @requires(fields: "price(currency: \\"EUR\\") weight")
}`,
  });
  const product = value.entry('schema', 'Product');
  const fee = 'fields' in product ? product.fields.find(({ name }) => name === 'fee') : undefined;
  expect(fee?.subgraphs.map(({ requires }) => requires)).toEqual(['price(currency: "EUR") weight']);
});
