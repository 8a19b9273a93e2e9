/*
 * Pages of `test/fixtures/engine`, the site on which docgen's own browser scripts are tested. It is
 * small, so that pages load quickly, and no real manual, so that no edit of a sentence breaks a
 * test.
 */

/** The page that most tests start from: long, with a table of contents, a table, code and tabs. */
export const ORDER = '/docs/development/services/order';
/** The page that they go to; the sidebar links to it. */
export const TAX = '/docs/development/services/tax';
/** The page after {@link TAX}. */
export const USER = '/docs/development/services/user';
/** The page after {@link ORDER}. */
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
