import { expect, test } from 'vitest';
import { planProject } from '../../testing/plan-project.ts';

const PLUGIN = ['@graphql-markdown/docusaurus', { schema: './api.graphql', baseURL: 'api' }];

/** The configuration of a site whose navbar names pages of a reference. */
async function configOf(items: object[], pages: Readonly<Record<string, string>>) {
  const config = {
    title: 'Shop',
    url: 'https://shop.example',
    presets: [['classic', { docs: {} }]],
    plugins: [PLUGIN],
    themeConfig: { navbar: { items } },
  };
  const { files } = await planProject({
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config)};`,
    'api.graphql': 'type Query { order: Int }',
    'docs/intro.md': '# Introduction\n',
    ...pages,
  });
  return files[0]?.text ?? '';
}

const GENERATED = { 'docs/api/operations/queries/order.mdx': '---\nid: order\n---\n' };

test('a start page with an address of its own redirects to the reference', async () => {
  const items = [{ type: 'doc', docId: 'api/home', label: 'API', position: 'left' }];
  const home = '---\nid: home\ntitle: Shop API\n---\n\nAll of it.\n';
  const text = await configOf(items, { ...GENERATED, 'docs/api/api-home.md': home });
  expect(text).toContain("{ label: 'API', to: '/docs/api' }");
  expect(text).toContain("{ from: '/docs/api/home', to: '/docs/api' }");
});

test('a start page at the address of the reference needs no redirect', async () => {
  const home = '---\nid: schema\nslug: /api\n---\n';
  const text = await configOf([], { ...GENERATED, 'docs/api/generated.md': home });
  expect(text).not.toContain('/docs/api/schema');
});

test('entries of the navbar lead to pages that are only generated during the build', async () => {
  const text = await configOf(
    [
      { type: 'doc', docId: 'api/schema', label: 'API', position: 'left' },
      { type: 'doc', docId: 'api/operations/queries/order', label: 'Order', position: 'left' },
    ],
    {},
  );
  expect(text).toContain("{ label: 'API', to: '/docs/api' }");
  expect(text).toContain("{ label: 'Order', to: '/docs/api/operations/queries/order' }");
});

test('/ leads to the reference if the navbar names it first', async () => {
  const items = [{ type: 'doc', docId: 'api/schema', label: 'API', position: 'left' }];
  expect(await configOf(items, GENERATED)).toContain("{ from: '/', to: '/docs/api' }");
});

test('handwritten pages beside the reference keep their addresses', async () => {
  const items = [
    { type: 'doc', docId: 'api/guides/paging', label: 'Paging', position: 'left' },
    { type: 'doc', docId: 'api/guides/missing', label: 'Missing', position: 'left' },
  ];
  const guide = '---\nslug: /paging\n---\n# Paging\n';
  const text = await configOf(items, { ...GENERATED, 'docs/api/guides/paging.md': guide });
  expect(text).toContain("{ label: 'Paging', to: '/docs/paging' }");
  expect(text).not.toContain('Missing');
});

test('pages of kinds redirect to the reference, and other pages of their folder stay', async () => {
  const config = {
    title: 'Shop',
    url: 'https://shop.example',
    presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.json' } }]],
    plugins: [
      [
        'docusaurus-graphql-plugin',
        { id: 'shop', schema: 'sdl/*.graphql', routeBasePath: '/ref/' },
      ],
      ['docusaurus-graphql-plugin', { schema: 'https://pay.example/api', routeBasePath: '/pay' }],
    ],
  };
  const sidebars = {
    docs: [
      { type: 'category', label: 'Our API', items: ['ref/queries', 'ref/inputObjects'] },
      'ref/errors',
    ],
  };
  const { files, findings } = await planProject({
    'docusaurus.config.js': `module.exports = ${JSON.stringify(config)};`,
    'sidebars.json': JSON.stringify(sidebars),
    'sdl/order.graphql': 'type Query { order: Int }',
    'docs/ref/errors.md': '# Errors\n',
    'docs/ref/queries.md': '---\nid: queries\n---\n',
  });
  const text = files[0]?.text ?? '';
  expect(text).toMatch(
    /id: 'shop',\s+path: 'sdl\/order.graphql',\s+label: 'Our API',\s+route: '\/ref'/,
  );
  expect(text).toContain(
    "{ type: 'schema', schema: 'shop' },\n      { type: 'doc', id: 'ref/errors' },",
  );
  expect(text).toContain("{ from: '/ref/inputObjects', to: '/ref' },");
  expect(text).not.toContain('aliases');
  expect(findings?.checks).toContainEqual(
    expect.objectContaining({ what: 'addresses of schema shop' }),
  );
  expect(findings?.left).toMatchObject([
    { what: 'GraphQL schema https://pay.example/api' },
    {
      what: 'generated pages in docs/ref',
      text: expect.stringContaining('Delete those of the plugin'),
    },
  ]);
});
