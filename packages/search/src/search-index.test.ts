import { expect, test } from 'vitest';
import { openIndex } from './browser/index-reader.ts';
import { search } from './browser/search-index.ts';
import { buildIndex } from './build-index.ts';
import type { SearchPage, SearchScope } from './search-page.ts';

const SCOPES: readonly SearchScope[] = [
  { id: ' ', label: 'Manuals', kind: 'manuals' },
  { id: 'api', label: 'API', kind: 'composed' },
  { id: 'orders', label: 'Orders', kind: 'service' },
];

const PAGES: readonly SearchPage[] = [
  page('/orders/order', 'orders', 'Order', ['placedAt', 'When it was placed.']),
  page('/api/order', 'api', 'Order', ['placedAt', 'When it was placed.'], ['id', 'Its number.']),
  page('/api/order-item', 'api', 'OrderItem', ['id', 'Of the item.']),
  page('/api/status', 'api', 'OrderStatus', ['ORDER_PLACED', 'The order was placed.']),
  page('/api/connection', 'api', 'OrderConnection'),
  page('/guide/order', ' ', 'Order service', ['Café', 'Where constructors meet.']),
  page('/guide/steps', ' ', 'First steps', ['Next', 'Take an order and place it.']),
];

function page(
  route: string,
  scope: string,
  title: string,
  ...members: readonly (readonly [string, string])[]
): SearchPage {
  const sections = members.map(([name, text]) => ({ id: name.toLowerCase(), title: name, text }));
  return {
    route,
    scope,
    context: '',
    keywords: [],
    sections: [{ id: '', title, text: '' }, ...sections],
  };
}

function indexOf(pages: readonly SearchPage[]) {
  let count = 0;
  return buildIndex({ scopes: SCOPES, pages, hashOf: () => String(count++) });
}

function reader(pages = PAGES) {
  const files = new Map(indexOf(pages).map(({ path, contents }) => [path, contents]));
  return openIndex(async (path) => JSON.parse(files.get(path) ?? ''));
}

async function hits(query: string, scope?: string): Promise<string[]> {
  const { pages } = await search(await reader(), query, scope);
  return pages.flatMap(({ page: { route }, sections }) =>
    sections.map(({ id }) => (id === '' ? route : `${route}#${id}`)),
  );
}

test.each([
  ['Order.placedAt', '/api/order#placedat'],
  ['placedat', '/api/order#placedat'],
  ['placed at', '/api/order#placedat'],
  ['OrderItem.id', '/api/order-item#id'],
  ['ORDER_PLACED', '/api/status#order_placed'],
  ['order placed', '/api/status#order_placed'],
  ['connection', '/api/connection'],
  ['conn', '/api/connection'],
  ['Order', '/api/order'],
  ['orders', '/api/order'],
  ['frist steps', '/guide/steps'],
  ['plcaedAt', '/api/order#placedat'],
  ['cafe', '/guide/order#café'],
  ['constructor', '/guide/order#café'],
])('the first hit of %s is %s', async (query, first) => {
  expect((await hits(query))[0]).toBe(first);
});

test('a scope holds only its own pages', async () => {
  expect(await hits('placedAt', 'orders')).toEqual(['/orders/order#placedat']);
  expect(await hits('steps', 'orders')).toEqual([]);
});

test.each(['', '?!', 'xylophone', '__proto__'])('nothing is found for "%s"', async (query) => {
  expect(await hits(query)).toEqual([]);
});

test('the order in which pages are given makes no difference', () => {
  expect(indexOf(PAGES.toReversed())).toEqual(indexOf(PAGES));
});

test('a site without pages has an index without hits', async () => {
  const { pages } = await search(await reader([]), 'order', undefined);
  expect(pages).toEqual([]);
});
