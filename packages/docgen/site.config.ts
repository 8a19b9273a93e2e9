import { defineConfig } from 'supergraph-docgen';

/** The documentation of docgen: `npm run docs` in the repository's folder builds it. */
export default defineConfig({
  title: 'docgen',
  tagline: 'Documentation sites for federated GraphQL APIs',
  url: 'http://localhost:3000',
  contentSecurityPolicy: { emit: 'meta' },
  content: [{ id: 'docs', path: 'docs', extensions: ['md', 'mdx'] }],
  markdown: { format: 'detect' },
  schemas: {
    instances: [
      { id: 'catalog', path: 'docs/schemas/catalog.graphql' },
      { id: 'customers', path: 'docs/schemas/customers.graphql' },
      {
        id: 'orders',
        path: 'docs/schemas/orders.graphql',
        history: [
          { label: '1.0', path: 'docs/schemas/earlier/orders-1.0.graphql' },
          { label: '1.1', path: 'docs/schemas/orders.graphql' },
        ],
      },
    ],
    composed: {
      id: 'api',
      label: 'Garden shop',
      description:
        'The sample API of these pages: three services, composed when the site is built.',
      endpoint: 'https://api.garden.example/graphql',
      headers: { Authorization: 'Bearer $TOKEN' },
      introspection: true,
    },
    // Addresses of index pages stay when schemas are added.
    categoryRoutes: 'nested',
    hide: { directives: ['@inaccessible'], federation: true },
  },
  sidebars: {
    docs: [
      { type: 'doc', id: 'README' },
      { type: 'doc', id: 'start' },
      { type: 'doc', id: 'docusaurus' },
      {
        type: 'category',
        label: 'Writing',
        collapsed: false,
        items: [
          { type: 'doc', id: 'authoring' },
          { type: 'doc', id: 'markdown' },
          { type: 'doc', id: 'components' },
          { type: 'doc', id: 'versions' },
          { type: 'doc', id: 'dev' },
        ],
      },
      {
        type: 'category',
        label: 'GraphQL',
        collapsed: false,
        items: [
          { type: 'doc', id: 'graphql' },
          { type: 'doc', id: 'schema-changes' },
        ],
      },
      {
        type: 'category',
        label: 'Appearance',
        collapsed: false,
        items: [
          { type: 'doc', id: 'looks' },
          { type: 'doc', id: 'tokens' },
          { type: 'doc', id: 'themes' },
          { type: 'doc', id: 'language' },
        ],
      },
      {
        type: 'category',
        label: 'Publishing',
        collapsed: false,
        items: [
          { type: 'doc', id: 'hosting' },
          { type: 'doc', id: 'ci' },
        ],
      },
      {
        type: 'category',
        label: 'Reference',
        collapsed: false,
        items: [
          { type: 'doc', id: 'cli' },
          { type: 'doc', id: 'configuration' },
          { type: 'doc', id: 'diagnostics' },
          { type: 'doc', id: 'dependencies' },
        ],
      },
    ],
    api: [
      { type: 'schema', schema: 'api', groupBy: 'service' },
      { type: 'schema', schema: 'catalog', groupBy: '@tag(name:)' },
      { type: 'schema', schema: 'customers' },
      { type: 'schema', schema: 'orders', groups: [{ label: 'Ordering', names: ['*Order*'] }] },
    ],
  },
  navbar: {
    items: [
      { label: 'Documentation', sidebar: 'docs' },
      { label: 'Sample API', sidebar: 'api' },
    ],
  },
});
