import type { ResolvedSchemaInstance } from '@docgen/core/config';
import { expect, test } from 'vitest';
import { schemaOfManual } from './schema-of-manual.ts';

function schemaAt(route: string, manuals: Readonly<Record<string, string>>): string | undefined {
  const instances = Object.entries(manuals).map(([id, manual]): ResolvedSchemaInstance => {
    const own = { id, label: id, title: id, route: `/${id}`, manual };
    return { ...own, paths: [], reference: true, strictness: 'strict' };
  });
  return schemaOfManual({ schemas: { instances } }, route);
}

test.each([
  ['/orders-guide', 'orders'],
  ['/orders-guide/pay', 'orders'],
  ['/orders-guide/users/', 'users'],
  ['/orders-guides', undefined],
  ['/', undefined],
])('the schema of the page %s is %s', (route, schema) => {
  const manuals = { orders: '/orders-guide/', users: '/orders-guide/users' };
  expect(schemaAt(route, manuals)).toBe(schema);
});

test.each(['/', '/pay', '/pay/later/'])('a manual at the root contains %s', (route) => {
  expect(schemaAt(route, { orders: '/', users: '/users-guide' })).toBe('orders');
});
