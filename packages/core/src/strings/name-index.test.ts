import { expect, test } from 'vitest';
import { nearestNames } from './did-you-mean.ts';
import { createNameIndex } from './name-index.ts';

const words = ['order', 'orderItem', 'invoice', 'shipment', 'user', 'wishlist', 'address'];
const many = words.flatMap((word) => Array.from({ length: 200 }, (_, n) => `${word}.field${n}`));

test.each([
  ['Order.feild7', 'order.field7'],
  ['wishlst.field150', 'wishlist.field150'],
  ['shipment.field42x', 'shipment.field42'],
])('of many names, the nearest to %s is found', (name, expected) => {
  const { nearest } = createNameIndex(many);
  expect(nearest(name)[0]).toBe(expected);
  expect(nearest(name, 1)).toEqual([expected]);
  expect(nearest(name)).toHaveLength(3);
});

test('of many names, none may be near', () => {
  expect(createNameIndex(many).nearest('xyz')).toEqual([]);
});

test('of few, all are compared, as short as they may be', () => {
  const few = ['id', 'ab', 'user'];
  for (const name of ['i', 'ba', 'usr', 'xyz']) {
    expect(createNameIndex(few).nearest(name)).toEqual(nearestNames(name, few));
  }
  expect(createNameIndex(few).nearest('i')).toEqual(['id']);
});

test('names are alike by what they share, the shorter first', () => {
  const { alike } = createNameIndex(['/docs/order', '/docs/order/items', '/graphql/order', '/x']);
  expect(alike('/docs/order')).toEqual(['/docs/order', '/docs/order/items', '/graphql/order']);
});

test('a search compares no more names if there are more that share most trigrams', () => {
  const readBySearch = (count: number) => {
    const names = Array.from({ length: count }, (_, n) => `some-heading-${n}`);
    let reads = 0;
    const counted = new Proxy(names, {
      get(list, key) {
        if (/^\d+$/.test(String(key))) reads++;
        return Reflect.get(list, key);
      },
    });
    const { nearest } = createNameIndex(counted);
    nearest('some-headings-77');
    reads = 0;
    expect(nearest('some-headings-123')[0]).toBe('some-heading-123');
    return reads;
  };
  expect(readBySearch(20_000)).toBe(readBySearch(5_000));
});
