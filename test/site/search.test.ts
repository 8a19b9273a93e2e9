import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openIndex } from '@docgen/search/browser/index-reader';
import { search } from '@docgen/search/browser/search-index';
import { expect, inject, test } from 'vitest';
import { gzipBytes } from '../support/gzip-bytes.ts';

const API = '/docs/graphql/schema';
const MANUALS = '/docs/docs';

/** What readers type, and the page or anchor that has to come first. */
const QUERIES: readonly (readonly [query: string, first: string])[] = [
  // Coordinates and members
  ['Order.placedAt', `${API}/types/objects/order#Order.placedAt`],
  ['placedat', `${API}/types/objects/order#Order.placedAt`],
  ['placed at', `${API}/types/objects/order#Order.placedAt`],
  ['Order.orderItems', `${API}/types/objects/order#Order.orderItems`],
  ['rejectionReason', `${API}/types/objects/order#Order.rejectionReason`],
  ['User.birthday', `${API}/types/objects/user#User.birthday`],
  [
    'ShoppingCart.shoppingcartItems',
    `${API}/types/objects/shopping-cart#ShoppingCart.shoppingcartItems`,
  ],
  ['OrderItem.id', `${API}/types/objects/order-item#OrderItem.id`],
  ['CreateOrderInput.userId', `${API}/types/inputs/create-order-input#CreateOrderInput.userId`],
  ['Query.order', `${API}/api/queries/order`],
  // Enum values
  ['OrderStatus.PENDING', `${API}/types/enums/order-status#OrderStatus.PENDING`],
  ['INVALID_ORDER_DATA', `${API}/types/enums/rejection-reason#RejectionReason.INVALID_ORDER_DATA`],
  // Definitions
  ['Order', `${API}/types/objects/order`],
  ['order object', `${API}/types/objects/order`],
  ['OrderConnection', `${API}/types/objects/order-connection`],
  ['orderconnection', `${API}/types/objects/order-connection`],
  ['createOrder', `${API}/api/mutations/create-order`],
  ['create order', `${API}/api/mutations/create-order`],
  ['placeOrder', `${API}/api/mutations/place-order`],
  ['CreateOrderInput', `${API}/types/inputs/create-order-input`],
  ['wishlist', `${API}/api/queries/wishlist`],
  ['DateTime', `${API}/types/scalars/date-time`],
  ['@deprecated', `${API}/types/directives/deprecated`],
  // Typing mistakes and beginnings
  ['plcedAt', `${API}/types/objects/order#Order.placedAt`],
  ['creatOrder', `${API}/api/mutations/create-order`],
  ['createOdrer', `${API}/api/mutations/create-order`],
  ['createOrd', `${API}/api/mutations/create-order`],
  ['frist steps', `${MANUALS}/install-manuals/first-steps`],
  ['keyclaok production', `${MANUALS}/install-manuals/publishing-keycloak`],
  // Manuals
  ['first steps', `${MANUALS}/install-manuals/first-steps`],
  ['order service', `${MANUALS}/dev-manuals/services/order`],
  ['payment service', `${MANUALS}/dev-manuals/services/payment`],
  ['order saga', `${MANUALS}/dev-manuals/architecture/business-processes#the-order-saga`],
  ['how to use the experiment tool', `${MANUALS}/user-manuals/how-to-use-experiment-tool`],
  ['domain model', `${MANUALS}/dev-manuals/architecture/domain-model`],
  ['component diagram', `${MANUALS}/dev-manuals/architecture/component-diagram`],
  ['health endpoints', `${MANUALS}/dev-manuals/architecture/health-endpoints`],
  ['keycloak production', `${MANUALS}/install-manuals/publishing-keycloak`],
  ['infrastructure kubernetes', `${MANUALS}/dev-manuals/other-repositories/infrastructure-k8s`],
  ['id spelling', `${MANUALS}/dev-manuals/adr/id-spelling`],
];

/** What readers with a task type, and the page that has to be among the first three. */
const TASKS: readonly (readonly [query: string, page: string])[] = [
  ['get a token', `${MANUALS}/dev-manuals/services/gateway`],
  ['place an order', `${MANUALS}/dev-manuals/services/order`],
  ['upload a file', `${MANUALS}/dev-manuals/services/media`],
  ['redeem a coupon', `${MANUALS}/dev-manuals/services/discount`],
  ['service contract', `${MANUALS}/dev-manuals/tooling/techstack-and-service-creation`],
  ['event catalogue', `${MANUALS}/dev-manuals/tooling/techstack-and-service-creation`],
  ['add a service to kubernetes', `${MANUALS}/dev-manuals/kubernetes/adding-a-new-service`],
  ['load test data', `${MANUALS}/install-manuals/first-steps`],
  ['stop and remove', `${MANUALS}/install-manuals/first-steps`],
  ['before the first apply', `${MANUALS}/dev-manuals/other-repositories/infrastructure-k8s`],
];

/** Opens the site's index. */
async function visit() {
  const sizes: number[] = [];
  const index = await openIndex(async (path) => {
    const text = readFileSync(join(inject('siteFolder'), path), 'utf8');
    sizes.push(gzipBytes(text));
    return JSON.parse(text) as unknown;
  });
  return { index, loaded: () => sizes.reduce((sum, size) => sum + size, 0) };
}

/** The anchors of all hits that are shown, in their order. */
async function hits(query: string): Promise<string[]> {
  const { pages } = await search((await visit()).index, query, undefined);
  return pages.flatMap(({ page: { route }, sections }) =>
    sections.map(({ id }) => (id === '' ? route : `${route}#${id}`)),
  );
}

test('what readers look for comes first', async () => {
  const ranks: number[] = [];
  const missed: string[] = [];
  for (const [query, wanted] of QUERIES) {
    const found = await hits(query);
    const rank = found.indexOf(wanted);
    ranks.push(rank < 0 ? 0 : 1 / (rank + 1));
    if (rank !== 0) missed.push(`${query}: ${found[0]}, and ${wanted} at ${rank}`);
  }
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
  expect(mean, missed.join('\n')).toBeGreaterThanOrEqual(0.9);
});

test('a first query loads 120 kB at most', async () => {
  const module = readFileSync(join(inject('siteFolder'), modulePath()), 'utf8');
  for (const [query] of [...QUERIES, ['the'], ['e'], ['service order user id']] as const) {
    const { index, loaded } = await visit();
    await search(index, query ?? '', undefined);
    expect(loaded() + gzipBytes(module), query).toBeLessThanOrEqual(120_000);
  }
});

function modulePath(): string {
  const page = readFileSync(join(inject('siteFolder'), 'index.html'), 'utf8');
  const entry = /assets\/entry-[\da-f]+\.js/.exec(page)?.[0] ?? '';
  const script = readFileSync(join(inject('siteFolder'), entry), 'utf8');
  return /assets\/search-[\da-f]+\.js/.exec(script)?.[0] ?? '';
}

test.each(TASKS)('who looks for "%s" finds where it is told', async (query, page) => {
  const pages = (await hits(query)).map((anchor) => anchor.split('#')[0]);
  expect([...new Set(pages)].slice(0, 3)).toContain(page);
});
