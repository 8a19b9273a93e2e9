import { expect, test } from 'vitest';
import { excerpt, highlight } from './browser/highlight.ts';
import { queryWords } from './browser/meant-words.ts';
import { type SearchPlace, search } from './browser/search-index.ts';
import { buildPart } from './build-index.ts';
import { type IndexedPages, indexPages } from './index-pages.ts';
import type { SearchScope } from './search-page.ts';
import { indexOf, page, reader, SCOPES, type ScopedPage } from './testing/indexed-pages.ts';
import { termOf } from './words.ts';

const PAGES: readonly ScopedPage[] = [
  page('/orders/order', 'orders', 'Order', ['placedAt', 'When it was placed.']),
  page('/api/order', 'api', 'Order', ['placedAt', 'When it was placed.'], ['id', 'Its number.']),
  page('/api/order-item', 'api', 'OrderItem', ['id', 'Of the item.']),
  page('/api/order-item-note', 'api', 'OrderItemNote', ['orderItem', 'That it is about.']),
  page('/api/status', 'api', 'OrderStatus', ['ORDER_PLACED', 'The order was placed.']),
  page('/api/connection', 'api', 'OrderConnection'),
  page('/guide/order', ' ', 'Order service', ['Café', 'Where constructors meet.']),
  page('/guide/steps', ' ', 'First steps', ['Next', 'Take an order and place it.']),
];

const OTHER_LETTERS: readonly ScopedPage[] = [
  page('/guide/german', ' ', 'Größe', ['Straße', 'Auf der STRAẞE.']),
  page('/guide/japanese', ' ', '日本語のテキスト。', ['設定', 'GraphQLの型を設定する。']),
  page('/guide/thai', ' ', 'ไทย', ['one', 'ภาษาไทยไม่มีช่องว่าง']),
];

test('an edit changes the files of its words, and no others', () => {
  const words = Array.from({ length: 4_000 }, (_, at) => `${(at * 7919) % 4_001}`.padStart(4, 'w'));
  const manuals = (added: string): readonly ScopedPage[] =>
    Array.from({ length: 40 }, (_, at) => {
      const text = words.slice(at * 100, at * 100 + 100).join(' ');
      return page(`/guide/${at}`, ' ', `Page ${at}`, ['Part', `${text}${at === 20 ? added : ''}`]);
    });
  const before = new Set(indexOf(manuals('')).values());
  const changed = [...indexOf(manuals(' bumblebees')).values()].filter((file) => !before.has(file));
  expect(before.size).toBeGreaterThan(15);
  // The terms, the text of the page, the vocabulary and the manifest.
  expect(changed).toHaveLength(4);
});

async function hits(query: string, scope?: string, of = PAGES): Promise<string[]> {
  const { pages } = await search(await reader(of), query, { scope });
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
  ['order item', '/api/order-item'],
  ['OrderItemNote.orderItem', '/api/order-item-note#orderitem'],
  ['Order', '/api/order'],
  ['orders', '/api/order'],
  ['frist steps', '/guide/steps'],
  ['plcaedAt', '/api/order#placedat'],
  ['cafe', '/guide/order#café'],
  ['constructor', '/guide/order#café'],
])('the first hit of %s is %s', async (query, first) => {
  expect((await hits(query))[0]).toBe(first);
});

const LINKING_WORDS: readonly ScopedPage[] = [
  page('/guide/cluster', ' ', 'Cluster', ['In the cluster', 'Logs are collected.']),
  page('/guide/events', ' ', 'Events', ['With brokers', 'Compose has one, with Docker.']),
  page('/guide/start', ' ', 'Start', [
    'Shop',
    'Install it, with Docker and Compose; log in there.',
  ]),
  page('/api/filter', 'api', 'StringFilter', ['eq', 'Equal.'], ['in', 'One of these.']),
  page('/guide/user', ' ', 'User', ['Names', 'The login of a user.']),
];

test.each([
  ['install with docker compose', '/guide/start#shop'],
  ['log in', '/guide/start#shop'],
  ['in the cluster', '/guide/cluster#in the cluster'],
  ['StringFilter.in', '/api/filter#in'],
])('words that say nothing do not lead the search for %s astray', async (query, first) => {
  expect((await hits(query, undefined, LINKING_WORDS))[0]).toBe(first);
});

test.each([
  ['tax', '/guide/tax'],
  ['join__Graph.TAX', '/api/graph#tax'],
])('values that only gateways use are no names that %s looks for', async (query, first) => {
  const pages = [
    page('/api/graph', 'api', 'join__Graph', ['TAX', 'Of taxes.'], ['ORDER', 'Of orders.']),
    page('/guide/tax', ' ', 'Tax service', ['Rates', 'Of each tax.']),
  ];
  expect((await hits(query, undefined, pages))[0]).toBe(first);
});

test.each([
  ['GRÖSSE', '/guide/german'],
  ['grosse', '/guide/german'],
  ['Größe', '/guide/german'],
  ['strasse', '/guide/german#straße'],
  ['STRAẞE', '/guide/german#straße'],
  ['テキスト', '/guide/japanese'],
  ['本', '/guide/japanese'],
  ['日本語のテキスト', '/guide/japanese'],
  ['設定', '/guide/japanese#設定'],
  ['型', '/guide/japanese#設定'],
  ['ช่องว่าง', '/guide/thai#one'],
])('the first hit of %s, in letters beyond ASCII, is %s', async (query, first) => {
  expect((await hits(query, undefined, OTHER_LETTERS))[0]).toBe(first);
});

test('a question is about what follows its beginning, unless a page is called like it', async () => {
  const how = page('/guide/how', ' ', 'How to do it', ['How to start', 'A cart.']);
  const order = page('/guide/carts', ' ', 'Carts', ['Fill', 'How many fit.']);
  const pages = [how, order];
  expect((await hits('how to fill carts', undefined, pages))[0]).toBe('/guide/carts#fill');
  expect((await hits('how do I cart', undefined, pages))[0]).toBe('/guide/carts');
  expect((await hits('how to do it', undefined, pages))[0]).toBe('/guide/how');
  expect((await hits('how to st', undefined, pages))[0]).toBe('/guide/how#how to start');
});

test('a name that has a word twice is found as a whole', async () => {
  const events = page('/guide/events', ' ', 'Events', ['order/order/created', 'It is sent.']);
  const order = page('/api/order', 'api', 'Order', ['createdAt', 'When the order was created.']);
  const pages = [order, events];
  expect((await hits('order/order/created', undefined, pages))[0]).toBe(
    '/guide/events#order/order/created',
  );
  expect((await hits('order created', undefined, pages))[0]).toBe('/api/order#createdat');
});

test('the last part of a camel-case name is no ending', async () => {
  const orders = page('/api/orders', 'api', 'User', ['carts', 'orderBy What comes first.']);
  const pages = [page('/api/order', 'api', 'Order'), orders];
  expect(await hits('orderBy', undefined, pages)).toEqual(['/api/orders#carts']);
  expect((await hits('Orders', undefined, pages))[0]).toBe('/api/order');
});

test('a scope holds only its own pages', async () => {
  expect(await hits('placedAt', 'orders')).toEqual(['/orders/order#placedat']);
  expect(await hits('steps', 'orders')).toEqual([]);
});

test('of several versions, only pages of one and those of all are found', async () => {
  const version = (id: string) => ({ id, label: id, route: `/${id}` });
  const scopes: SearchScope[] = [
    { id: ' v2', label: 'v2', kind: 'manuals', version: version('v2') },
    { id: ' v1', label: 'v1', kind: 'manuals', version: version('v1') },
    { id: ' ', label: 'Manuals', kind: 'manuals' },
    { id: 'old', label: 'Old', kind: 'service', version: version('v1') },
  ];
  const pages = [
    page('/v2/orders', ' v2', 'Orders'),
    page('/v1/orders', ' v1', 'Orders'),
    page('/about-orders', ' ', 'About orders'),
    page('/v1/api/order', 'old', 'Order'),
  ];
  const of = async (place: SearchPlace) => {
    const { pages: found } = await search(await reader(pages, scopes), 'orders', place);
    return found.map(({ page: { route } }) => route).toSorted();
  };
  expect(await of({ versions: new Set(['v2']) })).toEqual(['/about-orders', '/v2/orders']);
  expect(await of({ versions: new Set(['v1']) })).toEqual([
    '/about-orders',
    '/v1/api/order',
    '/v1/orders',
  ]);
  expect(await of({ versions: new Set(['v2']), scope: ' v1' })).toEqual(['/v1/orders']);
});

test.each(['', '?!', 'xylophone', '__proto__'])('nothing is found for "%s"', async (query) => {
  expect(await hits(query)).toEqual([]);
});

test('nothing is found for what nobody types, and no table of its length squared is made', async () => {
  expect(await hits(`order${'x'.repeat(200_000)}`)).toEqual([]);
});

test('sections that only have the common one of two words are left out where there are many', async () => {
  const many = Array.from({ length: 4 }, (_, number) =>
    page(
      `/guide/${number}`,
      ' ',
      `Step ${number}`,
      ...Array.from({ length: 400 }, (_, at) => [`Part ${at}`, 'About saws.'] as const),
    ),
  );
  const index = await reader([...many, page('/guide/rare', ' ', 'Saws', ['Teeth', 'Of saws.'])]);
  const countOf = async (query: string) => (await search(index, query)).count;
  expect(await countOf('saws')).toBe(5);
  expect(await countOf('teeth saws')).toBe(5);
  expect(await countOf('part saws')).toBe(4);
});

test('a section that has each word comes first, on its page and among pages', async () => {
  const many = Array.from({ length: 30 }, (_, at) => [`Under one stack ${at}`, 'Of hay.'] as const);
  const filler = 'Many words '.repeat(80);
  const index = await reader([
    page('/guide/needle', ' ', 'Needle', ['Hay', 'Of one stack.']),
    page('/guide/long', ' ', 'Long', ...many, [
      'Hay',
      `${filler} One needle under one stack. ${filler}`,
    ]),
  ]);
  const { pages } = await search(index, 'Needle under one stack');
  expect(pages.map(({ page, sections }) => [page.route, sections[0]?.id])).toEqual([
    ['/guide/long', 'hay'],
    ['/guide/needle', ''],
  ]);
});

test.each(['PullRequest', 'pull request', 'pullreqest'])(
  '%s finds the type before the many fields that are called like it',
  async (query) => {
    const events = Array.from({ length: 60 }, (_, at) =>
      page(`/api/event-${at}`, 'api', `Request${at}Event`, [
        'pullRequest',
        at < 30 ? 'PullRequest referenced by event.' : 'That it is about.',
      ]),
    );
    const others = Array.from({ length: 30 }, (_, at) =>
      page(`/api/other-${at}`, 'api', `Other${at}`, [
        'note',
        'Words about something else. '.repeat(9),
      ]),
    );
    const type = page('/api/pull-request', 'api', 'PullRequest', ['title', 'What it is about.']);
    const index = [...events, ...others, type];
    expect((await hits(query, undefined, index))[0]).toBe('/api/pull-request');
  },
);

test('a word counts once where a shorter form of it stands, too', async () => {
  const ofService: ScopedPage = {
    ...page('/orders/user', 'orders', 'User'),
    sections: [{ id: '', title: 'User', text: 'Whoever makes use of the shop.' }],
  };
  const index = [...PAGES, ofService, page('/api/user', 'api', 'User', ['name', 'Of somebody.'])];
  expect((await hits('User', undefined, index))[0]).toBe('/api/user');
});

test('pages that are indexed together give the same index', () => {
  const scope = SCOPES[1] as SearchScope;
  const own = PAGES.filter((page) => page.scope === scope.id);
  const part = (indexed: readonly IndexedPages[]) =>
    buildPart({ name: 'reference', scopes: [[scope, indexed]], hashOf: (contents) => contents });
  expect(part([indexPages(own)])).toEqual(part(own.map((page) => indexPages([page]))));
});

test('a site without pages has an index without hits', async () => {
  const { pages } = await search(await reader([]), 'order');
  expect(pages).toEqual([]);
});

test.each([
  ['Auf der Straße ist', 'strasse', ['Straße']],
  ['STRAẞE und Maß', 'straße mass', ['STRAẞE', 'Maß']],
  ['日本語のテキスト。', 'テキスト', ['テキスト']],
  ['GraphQLの型', '型', ['型']],
])('of "%s", what %s has found is marked as it is written', (text, query, marked) => {
  const found = highlight(text, new Set(queryWords(query).map(termOf)));
  expect(found.map((piece) => piece.text).join('')).toBe(text);
  expect(found.flatMap((piece) => (piece.isFound ? [piece.text] : []))).toEqual(marked);
});

test('the excerpt of a text without spaces has what was found', () => {
  const text = `${'語'.repeat(400)}テキスト${'語'.repeat(400)}`;
  expect(excerpt(text, new Set(['テキ']))).toContain('テキスト');
});

test('a query that is written like a member finds the member before the type', async () => {
  const status = page('/api/order-status', 'api', 'OrderStatus', ['PENDING', 'It waits.']);
  const order = page('/api/order', 'api', 'Order', ['orderStatus', 'Where it is.']);
  const index = [status, order];
  expect((await hits('orderStatus', undefined, index))[0]).toBe('/api/order#orderstatus');
  expect((await hits('orderstatus', undefined, index))[0]).toBe('/api/order-status');
  expect((await hits('OrderStatus', undefined, index))[0]).toBe('/api/order-status');
});

test('services have less weight than manuals only beside a composed schema', async () => {
  const method = page('/orders/method', 'orders', 'PaymentMethod');
  const pages: ScopedPage[] = [
    page('/guide', ' ', 'Payment guide'),
    { ...method, sections: [{ id: '', title: 'PaymentMethod', text: 'Payment by a way.' }] },
  ];
  expect(await hits('payment', undefined, pages)).toEqual(['/orders/method', '/guide']);
  const composed = page('/api/note', 'api', 'Note');
  expect(await hits('payment', undefined, [...pages, composed])).toEqual([
    '/guide',
    '/orders/method',
  ]);
});
