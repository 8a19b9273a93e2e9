import type { SidebarItemConfig, SiteConfig } from '@docgen/core/config';
import type { EntrySection } from '@docgen/core/schema-model';
import { expect, test } from 'vitest';
import { instanceConfig, modelsOf } from '../../../../test/support/load-schema.ts';
import { schemaModels } from '../../../../test/support/schema-models.ts';
import { schemaOverview } from '../schemas/schema-overview.ts';
import { placeCategories } from './place-categories.ts';
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

type Item = Omit<Extract<SidebarItemConfig, { type: 'schema' }>, 'type' | 'schema'>;

/**
 * The sidebar of a schema.
 *
 * @param options.more - Further items of the sidebar for the same schema.
 */
function placed(
  item: Item,
  {
    more = [],
    ...schema
  }: { route?: string; folders?: Record<EntrySection, string>; more?: readonly Item[] } = {},
  categoryRoutes: Categories = 'nested',
): readonly PlacedNode[] {
  const instance = { ...instanceConfig('shop'), ...schema };
  const { value: models } = schemaModels(
    { instances: [instance] },
    new Map([['shop.graphql', SDL]]),
  );
  const main = [item, ...more].map(
    (each) => ({ type: 'schema', schema: 'shop', ...each }) as const,
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
    schemaOverview(model, {
      schemas: [model],
      sidebars: new Map([['main', nodes]]),
      summary: () => undefined,
    }).cards.map(({ title }) => title);
  expect(overview(placed({ groups }))).toEqual(['Operations']);
  expect(overview(placed({}))).toContain('Queries');
});

test('a schema in two places has one nested index for each group', () => {
  const routes = routesOf({}, { more: [{}] });
  expect(routes.slice(routes.length / 2)).toEqual(routesOf({}));
});

test('groups of one name with other definitions have nested indexes of their own', () => {
  const grouped = (name: string) => ({ groups: [{ label: 'Sales', names: [name] }] });
  const routes = routesOf(grouped('Order'), { more: [grouped('order'), grouped('Order')] });
  expect(routes.filter((route) => /sales[^/]*$/.test(route ?? ''))).toEqual([
    '/shop/sales',
    '/shop/sales-1',
    '/shop/sales',
  ]);
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
