import type { Page } from '@docgen/core/page';
import type { Route } from '@docgen/core/route';
import { expect, test } from 'vitest';
import { RouteTable } from './route-table.ts';

function tableOf(...paths: readonly string[]): RouteTable {
  const table = new RouteTable('warn');
  for (const path of paths) {
    const route: Route = { path, page: { kind: 'not-found', title: '' }, breadcrumbs: [] };
    table.add({ route, origin: `page ${path}` });
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

test('what has no place of its own is told where the first page is', () => {
  const table = new RouteTable('error');
  const route = {
    path: '/404.html',
    page: { kind: 'not-found', title: '' },
    breadcrumbs: [],
  } as const;
  const place = { file: 'content/lost.md', line: 1 };
  table.add({ route, origin: 'content/lost.md', placeOf: () => place });
  table.add({ route, origin: 'The not-found page' });
  expect(table.diagnostics()).toMatchObject([
    {
      code: 'duplicate-route',
      message: expect.stringContaining('belongs to content/lost.md'),
      place,
    },
  ]);
});

test('the hint says how to change the routes of both pages', () => {
  const table = new RouteTable('warn');
  const add = (page: Page) =>
    table.add({ route: { path: '/shop', page, breadcrumbs: [] }, origin: page.kind });
  add({ kind: 'schema', schema: 'shop', title: 'Shop', cards: [] });
  add({ kind: 'category', title: 'Shop', cards: [] });
  add({ kind: 'redirect', title: 'Moved', to: '/' });
  const schema = 'set another `route` or other `folders` for the schema in the configuration.';
  expect(table.diagnostics().map(({ hint }) => hint)).toEqual([
    `Set another \`slug\` or \`route\` for the index of the group, in the configuration or the \`_category_\` file, or ${schema}`,
    `Remove the redirect, or ${schema}`,
  ]);
});
