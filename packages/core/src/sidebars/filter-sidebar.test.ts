import { expect, it } from 'vitest';
import type { SidebarItem } from '../sidebar.ts';
import filterSidebar from './filter-sidebar.ts';
import type { VisibleItem } from './visible-sidebar.ts';

const link = (label: string): SidebarItem => ({ kind: 'link', label, to: `/${label}` });
const group = (label: string, ...items: SidebarItem[]): SidebarItem => ({
  kind: 'group',
  label,
  collapsible: true,
  collapsed: true,
  items,
});

const TREE = [
  group('Order', group('Queries', link('order'), link('orders')), group('Objects', link('Order'))),
  group('User', group('Objects', link('User'), link('UserOrder'))),
];

it.each([
  ['userorder', ['User', ['Objects', ['UserOrder']]], 1],
  // Words may match the label of a group.
  ['objects order', ['Order', ['Objects', ['Order']], 'User', ['Objects', ['UserOrder']]], 3],
  ['queries', ['Order', ['Queries']], 1],
  ['nothing', [], 0],
])('finds %s', (query, expected, found) => {
  const result = filterSidebar(TREE, query, '/');
  expect(labels(result.items)).toEqual(expected);
  expect(result.found).toBe(found);
});

it('marks the page that is shown', () => {
  const { items } = filterSidebar([link('a'), link('ab')], 'a', '/ab');
  expect(items.map((item) => 'current' in item && item.current)).toEqual([false, true]);
});

it('counts all entries and shows a hundred of them', () => {
  const many = Array.from({ length: 300 }, (_, index) => link(`type ${index}`));
  const { items, found } = filterSidebar([group('Objects', ...many)], 'type', '/');
  expect(found).toBe(300);
  expect(labels(items).flat()).toHaveLength(102);
  expect(items.at(-1)).toEqual({ kind: 'rest', side: 'behind', total: 300 });
});

/** Labels of entries, each followed by those of the entries in it. */
function labels(items: readonly VisibleItem[]): unknown[] {
  return items.flatMap((item) => {
    if (item.kind === 'rest') return ['…'];
    if (item.kind === 'link' || item.items.length === 0) return [item.label];
    return [item.label, labels(item.items)];
  });
}
