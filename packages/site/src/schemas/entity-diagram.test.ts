import type { ObjectEntry } from '@docgen/core/schema-model';
import { expect, test } from 'vitest';
import { entityDiagram } from './entity-diagram.ts';

const base = { directives: [], subgraphs: [] } as const;

/** @param fields - Types by name. */
function object(name: string, fields: Readonly<Record<string, string>>): ObjectEntry {
  return {
    ...base,
    coordinate: name,
    section: 'types',
    kind: 'objects',
    name,
    slug: name.toLowerCase(),
    route: `/${name}`,
    signature: [],
    builtIn: false,
    usedBy: [],
    interfaces: [],
    ...('id' in fields && { entity: true }),
    keys: [],
    fields: Object.entries(fields).map(([field, text]) => ({
      ...base,
      coordinate: `${name}.${field}`,
      name: field,
      type: { text, name: text.replace(/\W/g, '') },
      args: [],
    })),
  };
}

function diagramOf(...entries: readonly ObjectEntry[]): string[] | undefined {
  return entityDiagram({ entries })?.split('\n');
}

test('entities are related by their fields, through connections, in both directions at once', () => {
  const order = object('Order', {
    id: 'ID!',
    items: 'ItemConnection!',
    user: 'User!',
    name: 'Name',
  });
  const item = object('Item', { id: 'ID!', order: 'Order' });
  const connection = object('ItemConnection', { nodes: '[Item!]!' });
  const user = object('User', { id: 'ID!' });
  const drawn = diagramOf(order, item, connection, user, object('Name', {}));
  expect(drawn?.slice(1)).toEqual([
    'erDiagram',
    '  "Item" }o--o| "Order" : "order / items"',
    '  "Order" }o--|| "User" : "user"',
  ]);
});

test('entities are near to each other, unless one is related to itself', () => {
  const order = object('Order', { id: 'ID!', user: 'User!' });
  const user = object('User', { id: 'ID!' });
  expect(diagramOf(order, user)?.[0]).toBe('%%{init: {"er": {"nodeSpacing": 30}}}%%');
  const friend = object('User', { id: 'ID!', friends: '[User!]!' });
  expect(diagramOf(order, friend)?.[0]).toBe('erDiagram');
});

test('without entities there is nothing to draw, and with too many nothing to see', () => {
  expect(diagramOf(object('Name', { other: 'Name' }))).toBeUndefined();
  const many = Array.from({ length: 41 }, (_, at) => object(`E${at}`, { id: 'ID!', next: 'E0!' }));
  expect(diagramOf(...many)).toBeUndefined();
  expect(diagramOf(...many.slice(0, 40))).toHaveLength(41);
});

test('a connection that has edges only relates entities as well', () => {
  const user = object('User', { id: 'ID!', orders: 'OrderConnection!' });
  const connection = object('OrderConnection', { edges: '[OrderEdge!]!' });
  const edge = object('OrderEdge', { cursor: 'String!', node: 'Order' });
  const drawn = diagramOf(user, connection, edge, object('Order', { id: 'ID!' }));
  expect(drawn?.at(-1)).toBe('  "Order" }o--o{ "User" : "orders"');
});
