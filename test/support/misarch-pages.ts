/** One page of each kind on the MiSArch site, with its first-level heading. */
export const MISARCH_PAGES = {
  manual: { path: '/docs/docs/dev-manuals/services/order', heading: 'Order Service' },
  type: { path: '/docs/graphql/schema/types/objects/order', heading: 'Order' },
  operation: { path: '/docs/graphql/order/api/mutations/place-order', heading: 'placeOrder' },
  enum: { path: '/docs/graphql/schema/types/enums/order-status', heading: 'OrderStatus' },
  overview: { path: '/docs/graphql/order', heading: 'Order Service GraphQL API' },
  category: { path: '/docs/category/adrs', heading: 'ADRs' },
  landing: { path: '/', heading: 'MiSArch' },
  'not-found': { path: '/nowhere', heading: 'Page not found' },
} as const;
