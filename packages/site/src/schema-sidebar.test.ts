import type { SidebarItemConfig, SiteConfig } from '@docgen/core/config';
import type { EntrySection } from '@docgen/core/schema-model';
import { expect, test } from 'vitest';
import { instanceConfig, modelsOf } from '../../../test/support/load-schema.ts';
import { schemaModels } from '../../../test/support/schema-models.ts';
import { placeCategories } from './place-categories.ts';
import { schemaOverview } from './schema-overview.ts';
import type { PlacedNode } from './sidebar-node.ts';
import { sidebarNodes } from './sidebar-nodes.ts';

const SDL = `
directive @team(name: String) on OBJECT
directive @cached on QUERY
type Query { order: Order }
type Order @team(name: "Sales & more") { id: ID! }
`;

type Categories = SiteConfig['schemas']['categoryRoutes'];

/** Labels and titles of the sections in a schema's sidebar. */
function titlesOf(categoryRoutes: Categories): string[] {
  const [root] = placed({}, {}, categoryRoutes);
  const items = root?.kind === 'group' ? root.items : [];
  return items.flatMap((node) =>
    node.kind === 'group' ? [`${node.label}: ${node.index?.title}`] : [],
  );
}

/** Where the groups of a schema's sidebar lead to, from top to bottom. */
function routesOf(...input: Parameters<typeof placed>): (string | undefined)[] {
  const inside = (nodes: readonly PlacedNode[]): (string | undefined)[] =>
    nodes.flatMap((node) => (node.kind === 'link' ? [] : [node.to, ...inside(node.items)]));
  return inside(placed(...input));
}

/** The sidebar of a schema. */
function placed(
  item: Omit<Extract<SidebarItemConfig, { type: 'schema' }>, 'type' | 'schema'>,
  {
    times = 1,
    ...schema
  }: { route?: string; folders?: Record<EntrySection, string>; times?: number } = {},
  categoryRoutes: Categories = 'nested',
): readonly PlacedNode[] {
  const instance = { ...instanceConfig('shop'), ...schema };
  const { value: models } = schemaModels(
    { instances: [instance] },
    new Map([['shop.graphql', SDL]]),
  );
  const main = Array.from(
    { length: times },
    () => ({ type: 'schema', schema: 'shop', ...item }) as const,
  );
  const { nodes } = sidebarNodes(
    { sidebars: { main }, categoryRoute: '/category', schemas: { instances: [], categoryRoutes } },
    {
      content: new Map(),
      schemas: new Map(models.map((model) => [model.id, model])),
      summary: () => undefined,
    },
    () => ({ place: { file: 'site.config.ts' } }),
  );
  return placeCategories(nodes, '/category').get('main') ?? [];
}

test('the section of operations is called like the API only in numbered addresses', () => {
  expect(titlesOf('nested')).toEqual(['Operations: shop: operations', 'Types: shop: types']);
  expect(titlesOf('numbered')).toEqual(['Api: shop: API', 'Types: shop: types']);
});

test('nested indexes are in the folders of the definitions', () => {
  expect(routesOf({})).toEqual([
    '/shop',
    '/shop/api',
    '/shop/api/queries',
    '/shop/api/directives',
    '/shop/types',
    '/shop/types/objects',
    '/shop/types/scalars',
    '/shop/types/directives',
  ]);
  const folders = { api: 'calls/all', types: 'types' };
  expect(routesOf({}, { route: '/', folders }).slice(0, 3)).toEqual([
    '/',
    '/calls/all',
    '/calls/all/queries',
  ]);
});

test('indexes of omitted folders are below the schema', () => {
  expect(routesOf({}, { folders: { api: '', types: '' } })).toEqual([
    '/shop',
    '/shop/api',
    '/shop/queries',
    '/shop/directives',
    '/shop/types',
    '/shop/objects',
    '/shop/scalars',
    '/shop/directives-1',
  ]);
});

test('nested indexes of configured groups are below the schema', () => {
  const routes = routesOf({ groupBy: '@team(name:)' });
  expect(routes.slice(0, 3)).toEqual(['/shop', '/shop/sales--more', '/shop/sales--more/objects']);
  expect(routes).toContain('/shop/other/queries');
});

test('a group that is called like a section is counted as a group on the start page', () => {
  const groups = [{ label: 'Operations', names: ['*', '@*'] }];
  const [model] = modelsOf({ shop: SDL }).value.models;
  if (model === undefined) throw new Error('the SDL of the test is wrong');
  const overview = (nodes: readonly PlacedNode[]) =>
    schemaOverview(model, [model], new Map([['main', nodes]])).cards.map(({ title }) => title);
  expect(overview(placed({ groups }))).toEqual(['Operations']);
  expect(overview(placed({}))).toContain('Queries');
});

test('nested indexes of a schema in two places are numbered', () => {
  const routes = routesOf({}, { times: 2 });
  expect(routes).toContain('/shop/types/objects');
  expect(routes).toContain('/shop/types/objects-1');
});

test('other indexes are numbered below the route for categories', () => {
  expect(routesOf({}, {}, 'numbered')).toEqual([
    '/shop',
    '/category/api',
    '/category/queries',
    '/category/directives',
    '/category/types',
    '/category/objects',
    '/category/scalars',
    '/category/directives-1',
  ]);
});
