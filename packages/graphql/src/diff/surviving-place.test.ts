import { expect, test } from 'vitest';
import { survivingPlace } from './surviving-place.ts';

const text = `extend type Query { orders: [Order!]! }
"What somebody buys."
type Order {
  id: ID!
  items(last: Int): [ID!]!
}
directive @shown(at: Int) on OBJECT
`;

test.each([
  ['Order.items(first:)', '5:3'],
  ['Order.total', '3:6'],
  ['Order.total(in:)', '3:6'],
  ['Query.cart', '1:13'],
  ['@shown(by:)', '7:12'],
  ['Order', undefined],
  ['Cart.id', undefined],
])('what contained %s is at %s', (coordinate, place) => {
  const found = survivingPlace(coordinate, { file: 'orders.graphql', text });
  expect(found && `${found.line}:${found.column}`).toBe(place);
});

test('a file that cannot be parsed contains nothing', () => {
  expect(survivingPlace('Order.id', { file: 'a.graphql', text: 'type Order {' })).toBe(undefined);
});
