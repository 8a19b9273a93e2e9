import { expect, test } from 'vitest';
import type { SidebarGroup, SidebarItem } from '../sidebar.ts';
import { indexBranches, partAround, type VisibleItem, visibleSidebar } from './visible-sidebar.ts';

const link = (to: string): SidebarItem => ({ kind: 'link', label: to, to });
const links = (folder: string, count: number) =>
  Array.from({ length: count }, (_, n) => link(`${folder}/${n}`));
const group = (to: string, items: SidebarItem[], options: Partial<SidebarGroup> = {}) => ({
  kind: 'group' as const,
  label: to,
  to,
  collapsible: true,
  collapsed: true,
  items,
  ...options,
});

const tree = [group('/few', links('/few', 6)), group('/many', links('/many', 974))];
const branches = indexBranches(tree);

/** The visible entries as text: groups with their entries, and where entries are left out. */
function shown(items: readonly VisibleItem[]): unknown[] {
  return items.map((item) => {
    if (item.kind === 'link') return item.current ? `[${item.to}]` : item.to;
    if (item.kind === 'rest') return `${item.side} of ${item.total}: ${item.group?.to}`;
    return item.open ? [item.label, ...shown(item.items)] : item.label;
  });
}

const around = (route: string) =>
  shown(visibleSidebar(tree, branches, route, { part: partAround(5) }));

test.each([
  ['/many/0', 0],
  ['/many/1', 0],
  ['/many/500', 498],
  ['/many/972', 969],
  ['/many/973', 969],
])('a long list shows a part around %s', (route, first) => {
  const part = Array.from({ length: 5 }, (_, at) => `/many/${first + at}`);
  expect(around(route)).toEqual([
    '/few',
    [
      '/many',
      ...(first > 0 ? ['before of 974: /many'] : []),
      ...part.map((to) => (to === route ? `[${to}]` : to)),
      ...(first + 5 < 974 ? ['behind of 974: /many'] : []),
    ],
  ]);
});

test('a list that is hardly longer shows as it is', () => {
  expect(around('/few/3')).toEqual([
    ['/few', '/few/0', '/few/1', '/few/2', '[/few/3]', '/few/4', '/few/5'],
    '/many',
  ]);
});

test('the index of a group shows the first of it, and so does a group that is always open', () => {
  const part = ['/many/0', '/many/1', '/many/2', '/many/3', '/many/4', 'behind of 974: /many'];
  expect(around('/many')).toEqual(['/few', ['/many', ...part]]);
  const open = [group('/many', links('/many', 974), { collapsible: false }), link('/elsewhere')];
  const view = visibleSidebar(open, indexBranches(open), '/elsewhere', { part: partAround(5) });
  expect(shown(view)).toEqual([['/many', ...part], '[/elsewhere]']);
});

test('the part is around the branch on every level, and groups keep their place in the tree', () => {
  const nested = Array.from({ length: 50 }, (_, n) => group(`/${n}`, links(`/${n}`, 20)));
  const view = visibleSidebar(nested, indexBranches(nested), '/30/10', { part: partAround(3) });
  expect(shown(view)).toEqual([
    'before of 50: undefined',
    '/29',
    ['/30', 'before of 20: /30', '/30/9', '[/30/10]', '/30/11', 'behind of 20: /30'],
    '/31',
    'behind of 50: undefined',
  ]);
  expect(view.map((item) => item.kind === 'group' && item.id)).toEqual([
    false,
    '29',
    '30',
    '31',
    false,
  ]);
});

test('browsers draw the whole list', () => {
  const [, many] = visibleSidebar(tree, branches, '/many/500');
  expect(many?.kind === 'group' && many.items).toHaveLength(974);
});

test('a page without an entry shows the branch of the page above it, and no entry as current', () => {
  expect(around('/many/500/used-by')).toEqual(
    around('/many/500').map((item) =>
      Array.isArray(item) ? item.map((entry) => entry.replace(/[[\]]/g, '')) : item,
    ),
  );
});

test('entries at rest are the same objects on the next page, those on the way to a page are not', () => {
  const view = { part: partAround(5), atRest: new Map() };
  const [onFew, onMany] = ['/few/0', '/many/3'].map((route) =>
    visibleSidebar(tree, branches, route, view),
  );
  expect(onMany).toEqual(visibleSidebar(tree, branches, '/many/3', { part: partAround(5) }));
  expect(onMany?.[0]).not.toBe(onFew?.[0]);
  const again = visibleSidebar(tree, branches, '/many/4', view);
  expect(again).toEqual(visibleSidebar(tree, branches, '/many/4', { part: partAround(5) }));
  expect(again[0]).toBe(onMany?.[0]);
  const itemsOf = ([, many]: readonly VisibleItem[] = []) =>
    many?.kind === 'group' ? many.items.filter(({ kind }) => kind === 'link') : [];
  const same = itemsOf(again).filter((item) => itemsOf(onMany).includes(item));
  expect(shown(same)).toEqual(['/many/2', '/many/5']);
});
