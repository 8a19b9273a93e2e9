import { expect, it } from 'vitest';
import { modelsOf } from '../../../../test/support/load-schema.ts';

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
type Subscription { shipped: Parcel }
type Mutation {
  addOrder: Order
  addParcel: Parcel
  addItem(input: NewItem): Item
}
type Parcel { label: Label }
type Label { text: String }
type Order implements Node { id: ID! items: [Item] }
type Item implements Node { id: ID! size: Size }
type Size { width: Int }
type Hidden implements Node { id: ID! secret: Depth }
type Depth { metres: Int }
input NewItem { size: NewSize }
input NewSize { width: Int }
input Filter { text: Text }
input Text { is: String }
type Orphan { id: ID }`,
});

const path = (name: string) => value.entry('shop', name).path?.map(({ coordinate }) => coordinate);

it('finds the shortest way of fields, and takes an interface only where no field leads', () => {
  expect(path('Order')).toEqual(['Query.order']);
  expect(path('Size')).toEqual(['Mutation.addItem', 'Item.size']);
  expect(path('Depth')).toEqual(['Query.node', 'Hidden', 'Hidden.secret']);
  expect(path('_Entity')).toEqual(['Query._entities']);
  expect(path('Orphan')).toBeUndefined();
});

it('starts at a query, else at a subscription, unless a mutation is a shorter way', () => {
  expect(path('Order')).toEqual(['Query.order']);
  expect(path('Label')).toEqual(['Subscription.shipped', 'Parcel.label']);
  expect(path('NewSize')).toEqual(['Mutation.addItem(input:)', 'NewItem.size']);
});

it('takes what is deprecated only where nothing else leads', () => {
  const { value } = modelsOf({
    shop: `
type Query { aOld: Shelf @deprecated oldInk: Ink @deprecated zNew: Shelf any: Any }
union Any = Ink type Ink { id: ID }
type Shelf { aOld(pen: PenFilter): Pen @deprecated box: Box cap: Cap @deprecated }
type Box { pen(old: OldFilter @deprecated): Pen }
type Pen { id: ID } type Cap { id: ID } input PenFilter { id: ID } input OldFilter { id: ID }`,
  });
  const path = (name: string) => value.entry('shop', name).path?.map((step) => step.coordinate);
  expect(path('Shelf')).toEqual(['Query.zNew']);
  expect(path('Pen')).toEqual(['Query.zNew', 'Shelf.box', 'Box.pen']);
  expect(path('Cap')?.at(-1)).toBe('Shelf.cap');
  expect(path('Ink')).toEqual(['Query.any', 'Ink']);
  expect(path('PenFilter')?.at(-1)).toBe('Shelf.aOld(pen:)');
});

it('names the type that it takes of an interface or union, which has no field for it', () => {
  expect(value.entry('shop', 'Hidden').path).toEqual([
    { coordinate: 'Query.node', to: '/shop/api/queries/node' },
    { coordinate: 'Hidden', to: '/shop/types/objects/hidden', possibleType: true },
  ]);
});

it('ends at the argument or input field that takes an input type', () => {
  expect(path('Text')).toEqual(['Query.order(by:)', 'Filter.text']);
  expect(value.entry('shop', 'Text').path?.map(({ to }) => to)).toEqual([
    '/shop/api/queries/order#Query.order.by',
    '/shop/types/inputs/filter#Filter.text',
  ]);
});

it('takes the shortest way through several interfaces and unions', () => {
  const { value } = modelsOf({
    shop: `
interface First { id: ID! }
interface Second { id: ID! }
union Third = Inner
type Query { first: First second: Second late: Late }
type Long implements First { id: ID! next: Longer }
type Longer { next: Target }
type Late { other: Third }
type Target implements Second { id: ID! inside: Inside }
type Inside { id: ID! deep: Deep }
interface Deep { id: ID! }
type Bottom implements Deep { id: ID! }
type Inner { id: ID! }
type Outer implements First & Second { id: ID! inner: Inner }`,
  });
  const path = (name: string) => value.entry('shop', name).path?.map((step) => step.coordinate);
  expect(path('Target')).toEqual(['Query.second', 'Target']);
  expect(path('Bottom')).toEqual([
    ...['Query.second', 'Target', 'Target.inside', 'Inside.deep', 'Bottom'],
  ]);
  // Both paths have three steps, so that of the first query is used.
  expect(path('Inner')).toEqual(['Query.first', 'Outer', 'Outer.inner']);
});

it('has no paths of very many steps, unless another one is shorter', () => {
  const chain = (name: string, inside = '') =>
    Array.from(
      { length: 30 },
      (_, at) => `type ${name}${at} ${inside} { id: ID! next: ${name}${(at + 1) % 30} }`,
    ).join('\n');
  const { value } = modelsOf({
    shop: `
type Query { far: Far0 near: Near0 node: Node }
interface Node { id: ID! }
${chain('Far')}
${chain('Near', 'implements Node')}`,
  });
  const path = (name: string) => value.entry('shop', name).path?.map((step) => step.coordinate);
  expect(path('Far19')).toHaveLength(20);
  expect(path('Far20')).toBeUndefined();
  expect(path('Near19')).toHaveLength(20);
  expect(path('Near20')).toEqual(['Query.node', 'Near20']);
});
