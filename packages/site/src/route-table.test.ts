import { expect, test } from 'vitest';
import { RouteTable } from './route-table.ts';

function tableOf(...paths: readonly string[]): RouteTable {
  const table = new RouteTable('warn');
  for (const path of paths) {
    table.add({ path, page: { kind: 'not-found', title: '' }, breadcrumbs: [] }, `page ${path}`);
  }
  return table;
}

test('the first page at a route keeps it, with a trailing slash or without', () => {
  const table = tableOf('/a', '/a/');
  expect(table.routes().map(({ path }) => path)).toEqual(['/a']);
  expect(table.diagnostics()).toMatchObject([
    { code: 'duplicate-route', severity: 'warning', message: expect.stringContaining('page /a/') },
  ]);
});

test('routes that differ in case are two, and left to the check of the output', () => {
  const table = tableOf('/Foo', '/foo');
  expect(table.routes().map(({ path }) => path)).toEqual(['/Foo', '/foo']);
  expect(table.diagnostics()).toEqual([]);
});
