/*
 * Pages of `test/fixtures/engine`, the site that tests of what readers' browsers run are made on:
 * small, so that pages load quickly, and nobody's manual, so that nobody's sentence breaks a test.
 */

/** The manual that most tests start from: long, with a table of contents, a table, code and tabs. */
export const ORDER = '/docs/development/services/order';
/** The manual that they go to; the sidebar links it. */
export const TAX = '/docs/development/services/tax';
/** The manual behind that of {@link TAX}. */
export const USER = '/docs/development/services/user';
/** The manual behind that of {@link ORDER}. */
export const PAYMENT = '/docs/development/services/payment';

/** One page of each kind, with its first-level heading. */
export const ENGINE_PAGES = {
  manual: { path: ORDER, heading: 'Order Service' },
  type: { path: '/graphql/api/types/objects/order', heading: 'Order' },
  operation: { path: '/graphql/order/api/mutations/place-order', heading: 'placeOrder' },
  category: { path: '/category/decisions', heading: 'Decisions' },
  landing: { path: '/', heading: 'Garden' },
  'not-found': { path: '/nowhere', heading: 'Page not found' },
} as const;
