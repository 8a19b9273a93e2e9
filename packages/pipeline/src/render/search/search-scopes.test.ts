import type { SchemaModel } from '@docgen/core/schema-model';
import { expect, test } from 'vitest';
import { manualsScope, searchScopes } from './search-scopes.ts';

const ORDERS = { id: 'orders', label: 'Orders', route: '/graphql/orders' } as SchemaModel;
const OLD_ORDERS = { id: 'old', label: 'Old orders', route: '/1.x/graphql/orders' } as SchemaModel;
const OLD = { id: 'v1', label: '1.x', route: '/1.x', banner: 'unmaintained' as const };

test('a reference below the route of a version belongs to that version', () => {
  const scopes = searchScopes([ORDERS, OLD_ORDERS], {
    versions: [{ id: 'v2', label: '2', route: '/docs' }, OLD],
    texts: {},
  });
  const versions = scopes.map(({ label, version }) => [label, version?.id]);
  expect(versions).toEqual([
    ['2', 'v2'],
    ['1.x', 'v1'],
    ['Manuals', undefined],
    ['Orders', undefined],
    ['Old orders', 'v1'],
  ]);
});

test('a version at the root does not have the references of all versions', () => {
  const atRoot = [{ id: 'v2', label: '2', route: '/' }, OLD];
  const [, , , orders, old] = searchScopes([ORDERS, OLD_ORDERS], {
    versions: atRoot,
    texts: {},
  });
  expect(orders?.version).toBeUndefined();
  expect(old?.version).toEqual({ id: 'v1', label: '1.x', route: '/1.x' });
  expect(manualsScope('/setup', atRoot)).toBe(' v2');
  expect(manualsScope('/1.x/setup', atRoot)).toBe(' v1');
});

test('only the scopes of schemas have a route', () => {
  const scopes = searchScopes([ORDERS], { versions: [OLD], texts: {} });
  expect(scopes.map(({ label, route }) => [label, route])).toEqual([
    ['1.x', undefined],
    ['Manuals', undefined],
    ['Orders', '/graphql/orders'],
  ]);
});
