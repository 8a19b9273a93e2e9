import { expect, test } from 'vitest';
import type { FieldModel, ObjectEntry, SubgraphUse } from '../schema-model.ts';
import { factsOf, memberUses, ownershipOf } from './ownership.ts';

const base = { directives: [], subgraphs: [] } as const;

function use(id: string, role: SubgraphUse['role'], more: Partial<SubgraphUse> = {}): SubgraphUse {
  return { id, role, external: false, ...more };
}

function field(name: string, ...subgraphs: readonly SubgraphUse[]): FieldModel {
  const type = { text: 'ID', name: 'ID' };
  return { ...base, coordinate: `Order.${name}`, name, type, args: [], subgraphs };
}

const weight = field(
  'weight',
  use('shipment', 'owner', { requires: 'size', override: { from: 'order', label: 'percent(20)' } }),
);

const order: ObjectEntry = {
  ...base,
  coordinate: 'Order',
  section: 'types',
  kind: 'objects',
  name: 'Order',
  slug: 'order',
  route: '/order',
  signature: [],
  builtIn: false,
  usedBy: [],
  interfaces: [],
  entity: true,
  keys: [{ fields: 'id', resolvable: true }],
  subgraphs: [use('order', 'owner'), use('shipment', 'contributor'), use('return', 'stub')],
  fields: [
    field('id', use('order', 'owner'), use('shipment', 'contributor'), use('return', 'stub')),
    field('total', use('order', 'owner')),
    ...['a', 'b', 'c', 'd', 'e'].map((name) => field(name, use('shipment', 'owner'))),
    weight,
  ],
};

test('a type is said to be owned, extended with fields, and referred to', () => {
  const groups = ownershipOf(order).map(({ label, shares }) => [
    label,
    ...shares.map(({ use: { id }, parts }) => [id, ...parts]),
  ]);
  expect(groups).toEqual([
    ['owned by', ['order']],
    [
      'extended by',
      [
        'shipment',
        { fields: ['a', 'b', 'c'], more: 2 },
        { fields: ['weight'], more: 0, override: { from: 'order', label: 'percent(20)' } },
      ],
    ],
    ['referenced by', ['return']],
  ]);
});

test('fields that move for a part of the requests are named, the first ones of each sort', () => {
  const moved = (name: string, label: string) =>
    field(
      name,
      use('order', 'owner'),
      use('shipment', 'contributor', { override: { from: 'order', label } }),
    );
  const partsOf = (fields: readonly FieldModel[]) =>
    ownershipOf({ ...order, fields })
      .flatMap(({ shares }) => shares)
      .flatMap(({ parts }) => parts)
      .map(({ fields, more, override }) => `${fields.join()} ${more} ${override?.label ?? ''}`);
  expect(partsOf(['a', 'b', 'c', 'd', 'e'].map((name) => moved(name, 'percent(5)')))).toEqual([
    'a,b,c 2 percent(5)',
  ]);
  expect(partsOf(['a', 'b', 'c', 'd'].map((name) => moved(name, 'percent(5)')))).toEqual([
    'a,b,c,d 0 percent(5)',
  ]);
  expect(partsOf(['a', 'b', 'c', 'd', 'e'].map((name) => moved(name, name)))).toEqual([
    'a 0 a',
    'b 0 b',
    'c 0 c',
    ' 2 ',
  ]);
});

test('a subgraph that adds fields by an interface of the type extends it', () => {
  const stars = ['stars', 'rank'].map((name) => field(name, use('review', 'interfaceObject')));
  const extended = (...mentions: readonly SubgraphUse[]) =>
    ownershipOf({
      ...order,
      subgraphs: [use('order', 'owner'), ...mentions],
      fields: [field('id', use('order', 'owner')), ...stars],
    }).map(({ label, shares }) => [
      label,
      ...shares.map(({ use: { id }, parts }) => [id, ...parts.flatMap(({ fields }) => fields)]),
    ]);
  const expected = [
    ['owned by', ['order']],
    ['extended by', ['review', 'stars', 'rank']],
  ];
  expect(extended()).toEqual(expected);
  expect(extended(use('review', 'stub'))).toEqual(expected);
});

test('several owners share a type', () => {
  const subgraphs = [use('order', 'owner'), use('tax', 'owner')];
  expect(ownershipOf({ ...order, subgraphs }).map(({ label }) => label)).toEqual(['shared by']);
});

test('members name subgraphs only where they are not those of the type', () => {
  const named = order.fields.map((member) => memberUses(member, order).map(({ id }) => id));
  const ofShipment = Array.from({ length: 6 }, () => ['shipment']);
  expect(named).toEqual([[], [], ...ofShipment]);
});

test('subgraphs of which nothing is told but their names come first', () => {
  const moving = use('tax', 'owner', { override: { from: 'shipment', label: 'percent(25)' } });
  const member = field('price', moving, use('shipment', 'owner'));
  expect(memberUses(member, order).map(({ id }) => id)).toEqual(['shipment', 'tax']);
});

test('where only one of several owners has something to tell, the others are named as well', () => {
  const owners = [use('order', 'owner'), use('tax', 'owner')];
  const provided = field('maker', use('order', 'owner', { provides: 'name' }), use('tax', 'owner'));
  const entry = { ...order, subgraphs: owners, fields: [field('id', ...owners), provided] };
  const named = entry.fields.map((member) => memberUses(member, entry).map(({ id }) => id));
  expect(named).toEqual([[], ['tax', 'order']]);
});

test('keys name subgraphs only where not all that have the type have them', () => {
  const keys = ['id', 'code', 'maker { name }'].map((fields) => ({ fields, resolvable: true }));
  const own = ['code', 'maker', 'name'].map((name) => field(name, use('shipment', 'owner')));
  const entry = { ...order, keys, fields: [...order.fields.slice(0, 1), ...own] };
  const named = entry.fields.map((member) => memberUses(member, entry).map(({ id }) => id));
  expect(named).toEqual([[], ['shipment'], ['shipment'], ['shipment']]);
});

test('what is particular about a field is said in words', () => {
  const [shipment] = weight.subgraphs;
  expect(shipment && factsOf(shipment, (id) => id.toUpperCase())).toEqual([
    { text: 'computed from', code: 'size', ofSameType: true },
    { text: 'moved from ORDER (20 %)' },
  ]);
  expect(factsOf(use('tax', 'owner', { contexts: ['shop { id }'] }), String)).toEqual([
    { text: 'computed from the context', code: 'shop { id }' },
  ]);
});
