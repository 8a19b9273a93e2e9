import { expect, test } from 'vitest';
import { type SearchPlace, search } from './browser/search-index.ts';
import type { SearchScope } from './search-page.ts';
import { page, reader, SCOPES, type ScopedPage } from './testing/indexed-pages.ts';

/** A shop whose services share some definitions, beside its composed schema. */
const SHOP: readonly ScopedPage[] = [
  { ...page('/api/queries/order', 'api', 'order'), definition: 'queries order' },
  page('/api/return', 'api', 'Return', ['order', 'That is sent back.'], ['order', 'Again.']),
  page('/api/shipment', 'api', 'Shipment', ['order', 'That is sent.']),
  page('/api/order', 'api', 'Order', ['placedAt', 'When.'], ['items', 'What.']),
  page('/api/order-status', 'api', 'OrderStatus', ['PENDING', 'It waits.']),
  page('/orders/order-order-input', 'orders', 'OrderOrderOrderInput', ['direction', 'Up or down.']),
  page(
    '/orders/order',
    'orders',
    'Order',
    ['placedAt', 'When.'],
    ['items', 'What.'],
    ['saga', 'No.'],
  ),
  ...Array.from({ length: 9 }, (_, at) =>
    page(`/stub-${at}/order`, `stub-${at}`, 'Order', ['id', 'Number of the order, of the order.']),
  ),
];
const SHOP_SCOPES: readonly SearchScope[] = [
  ...SCOPES,
  ...Array.from({ length: 9 }, (_, at): SearchScope => {
    return { id: `stub-${at}`, label: `Stub ${at}`, kind: 'service' };
  }),
];
const STUBS = Array.from({ length: 9 }, (_, at) => `Stub ${at}`);

/** The routes of the pages that are found, with the labels of their copies. */
async function found(
  query: string,
  place: SearchPlace = {},
  pages = SHOP,
  scopes = SHOP_SCOPES,
): Promise<readonly (readonly [route: string, copies?: readonly string[]])[]> {
  const results = await search(await reader(pages, scopes), query, place);
  expect(results.count).toBe(results.pages.length);
  return results.pages.map(({ page: { route }, copies }) =>
    copies === undefined ? [route] : [route, copies.labels],
  );
}

test.each(['order', 'Order', 'ORDER'])(
  '%s finds the type, which is also in the service that has most of it and in others, then the query',
  async (query) => {
    const [type, second] = await found(query);
    expect(type).toEqual(['/api/order', ['Orders', ...STUBS]]);
    expect(second).toEqual(['/api/queries/order']);
  },
);

test('a type that many services have leaves room for other results', async () => {
  const routes = (await found('order')).map(([route]) => route);
  expect(routes.slice(2).toSorted()).toEqual([
    '/api/order-status',
    '/api/return',
    '/api/shipment',
    '/orders/order-order-input',
  ]);
});

test('a scalar that all services have leaves room for pages that only mention it', async () => {
  const scalars = SHOP_SCOPES.slice(1).map(({ id }) => page(`/${id}/uuid`, id, 'UUID'));
  const guide = page('/guide', ' ', 'Conventions', ['IDs and dates', 'A UUID has hyphens.']);
  const routes = (await found('uuid', {}, [guide, ...scalars])).map(([route]) => route);
  expect(routes).toEqual(['/api/uuid', '/guide']);
});

test('also without a composed schema, where the service that has most of it comes first', async () => {
  const services = SHOP.filter(({ scope }) => scope !== 'api');
  const scopes = SHOP_SCOPES.filter(({ kind }) => kind !== 'composed');
  const guides = [page('/guide/order', ' ', 'Order'), page('/guide/place', ' ', 'Place an order')];
  const [first, ...others] = await found('order', {}, [...services, ...guides], scopes);
  expect(first).toEqual(['/orders/order', STUBS]);
  expect(others).toContainEqual(['/guide/order']);
  expect(others).toContainEqual(['/guide/place']);
});

test('the composed schema comes first, also where the name of its page is longer', async () => {
  const lists = [
    ['api', 'API of the gateway to all services: mutations'],
    ['orders', 'Orders: mutations'],
    ['stub-0', 'Stub: mutations'],
  ] as const;
  const pages = lists.map(([id, title]) => ({
    ...page(`/${id}/mutations`, id, title),
    definition: '/Mutations',
  }));
  expect(await found('mutations', {}, pages)).toEqual([['/api/mutations', ['Orders', 'Stub 0']]]);
});

test('what a member is found in is only said of schemas that have it', async () => {
  expect((await found('Order.items'))[0]).toEqual(['/api/order', ['Orders']]);
  expect((await found('Order.saga'))[0]).toEqual(['/orders/order']);
});

test('the schema that the reader is in comes before its copies', async () => {
  const [first] = await found('Order', { here: 'stub-3' });
  expect(first?.[0]).toBe('/stub-3/order');
  expect(first?.[1]).toContain('API');
  // It has no such field.
  expect((await found('Order.items', { here: 'stub-3' }))[0]?.[0]).toBe('/api/order');
  expect(await found('Order', { here: 'stub-3', scope: 'orders' })).toContainEqual([
    '/orders/order',
  ]);
});

test('copies are loaded when they are asked for, each with its best section', async () => {
  const files: string[] = [];
  const long = ['note', 'Long. '.repeat(2_000)] as const;
  const pages = [
    page('/api/order', 'api', 'Order', ['placedAt', 'When.'], long),
    page('/orders/order', 'orders', 'Order', ['placedAt', 'When exactly.'], long),
  ];
  const index = await reader(pages, SCOPES, (path) => files.push(path));
  const [first] = (await search(index, 'Order.placedAt')).pages;
  const before = files.length;
  const copies = await first?.copies?.load();
  expect(copies?.map(({ page, scope, sections }) => [page.route, scope, sections])).toEqual([
    ['/orders/order', 'Orders', [{ id: 'placedat', title: 'placedAt', text: 'When exactly.' }]],
  ]);
  expect(files.length).toBe(before + 1);
});

test('a name that repeats a word is not found before one that has it once', async () => {
  const routes = (await found('order', {}, SHOP.slice(0, 6))).map(([route]) => route);
  expect(routes.indexOf('/api/order-status')).toBeLessThan(
    routes.indexOf('/orders/order-order-input'),
  );
});
