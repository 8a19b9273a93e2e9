import { expect, it } from 'vitest';
import { placeCategories } from './place-categories.ts';
import type { GroupNode, PlacedNode, SidebarNode } from './sidebar-node.ts';

function group(
  label: string,
  items: SidebarNode[] = [],
  page: { route?: string; categoryRoute?: string } = {},
): GroupNode {
  return {
    kind: 'group',
    label,
    page: { kind: 'index', title: label, ...page },
    collapsible: true,
    collapsed: true,
    items,
  };
}

function routes(nodes: readonly PlacedNode[]): (string | undefined)[] {
  return nodes.flatMap((node) => [node.to, ...(node.kind === 'group' ? routes(node.items) : [])]);
}

it('numbers equal labels over all sidebars, parents before children', () => {
  const sidebars = new Map<string, SidebarNode[]>([
    ['first', [group('Api', [group('Directives')]), group('Types', [group('Directives')])]],
    ['second', [group('API')]],
  ]);
  const placed = placeCategories(sidebars, '/docs/category');
  expect(routes(placed.get('first') ?? [])).toEqual([
    '/docs/category/api',
    '/docs/category/directives',
    '/docs/category/types',
    '/docs/category/directives-1',
  ]);
  expect(routes(placed.get('second') ?? [])).toEqual(['/docs/category/api-1']);
});

it('makes slugs the way GitHub does', () => {
  const placed = placeCategories(
    new Map([['s', [group('Domain Services & System Components'), group('Größe, Maße')]]]),
    '/category',
  );
  expect(routes(placed.get('s') ?? [])).toEqual([
    '/category/domain-services--system-components',
    '/category/größe-maße',
  ]);
});

it('steps around routes that are fixed by hand, wherever they stand', () => {
  const placed = placeCategories(
    new Map([
      ['a', [group('Guide'), group('Guide')]],
      ['b', [group('Other', [], { route: '/category/guide' })]],
    ]),
    '/category',
  );
  expect(routes(placed.get('a') ?? [])).toEqual(['/category/guide-1', '/category/guide-2']);
});

it('numbers equal labels below each parent route by itself', () => {
  const old = { categoryRoute: '/docs/1.0/category' };
  const placed = placeCategories(
    new Map([
      ['new', [group('Guide')]],
      ['old', [group('Guide', [group('Guide', [], old)], old)]],
    ]),
    '/docs/category',
  );
  expect(routes(placed.get('new') ?? [])).toEqual(['/docs/category/guide']);
  expect(routes(placed.get('old') ?? [])).toEqual([
    '/docs/1.0/category/guide',
    '/docs/1.0/category/guide-1',
  ]);
});
