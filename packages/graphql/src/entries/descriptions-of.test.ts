import { expect, it } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';
import { descriptionsOf } from './descriptions-of.ts';

const { value } = modelsOf({
  shop: `
type Query {
  "Query."
  order("Id." id: ID!, other: Int): Order
}
"Order."
type Order {
  "Items."
  items("First." first: Int): Int
  plain: Int
}
"Status."
enum Status { "Open." OPEN CLOSED }
"Filter."
input Filter { "Text." text: String }
"Limit."
directive @limit("Rate." rate: Int) on OBJECT
`,
});

it.each([
  ['Query.order', ['Query.', 'Id.']],
  ['Order', ['Order.', 'Items.', 'First.']],
  ['Status', ['Status.', 'Open.']],
  ['Filter', ['Filter.', 'Text.']],
  ['@limit', ['Limit.', 'Rate.']],
])('finds every description of %s once', (coordinate, texts) => {
  const descriptions = descriptionsOf(value.entry('shop', coordinate));
  expect(descriptions.map(({ markdown }) => markdown)).toEqual(texts);
  expect(descriptions.every(({ place }) => place?.file === 'shop.graphql')).toBe(true);
});
