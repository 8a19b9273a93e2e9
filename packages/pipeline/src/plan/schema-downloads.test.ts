import type { Part } from '@docgen/memo/parts';
import { expect, test } from 'vitest';
import { schemaDownloads } from './schema-downloads.ts';

const part = <V>(value: V): Part<V> => ({
  hash: '',
  value: () => value,
  json: () => JSON.stringify(value),
});

test.each([
  ['/graphql/order', ['/graphql/order.graphql', '/graphql/order.introspection.json']],
  ['/graphql/order/', ['/graphql/order.graphql', '/graphql/order.introspection.json']],
  ['/', ['/shop.graphql', '/shop.introspection.json']],
])('files to take away lie beside the start page at %s, none of them hidden', (route, expected) => {
  const files = { sdl: part(''), introspection: part<string | null>('{}') };
  const downloads = schemaDownloads({ id: 'shop', composed: false, route, files });
  expect(downloads.map(({ to }) => to)).toEqual(expected);
});
