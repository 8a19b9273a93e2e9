import { expect, it } from 'vitest';
import { modelsOf } from '../../../test/support/load-schema.ts';

const { value } = modelsOf({
  shop: `
scalar _Any
union _Entity = Order | Item
interface Node { id: ID! }
type Query {
  _entities(representations: [_Any!]!): [_Entity]!
  node: Node
  order(by: Filter): Order
}
type Order implements Node { id: ID! items: [Item] }
type Item implements Node { id: ID! size: Size }
type Size { width: Int }
type Hidden implements Node { id: ID! secret: Depth }
type Depth { metres: Int }
input Filter { text: Text }
input Text { is: String }
type Orphan { id: ID }`,
});

const path = (name: string) => value.entry('shop', name).path?.map(({ coordinate }) => coordinate);

it('finds the shortest way of fields, and takes an interface only where no field leads', () => {
  expect(path('Order')).toEqual(['Query.order']);
  expect(path('Size')).toEqual(['Query.order', 'Order.items', 'Item.size']);
  expect(path('Depth')).toEqual(['Query.node', 'Hidden.secret']);
  expect(path('_Entity')).toEqual(['Query._entities']);
  expect(path('Orphan')).toBeUndefined();
});

it('ends at the argument or input field that takes an input type', () => {
  expect(path('Text')).toEqual(['Query.order(by:)', 'Filter.text']);
  expect(value.entry('shop', 'Text').path?.map(({ to }) => to)).toEqual([
    '/shop/api/queries/order#Query.order.by',
    '/shop/types/inputs/filter#Filter.text',
  ]);
});
