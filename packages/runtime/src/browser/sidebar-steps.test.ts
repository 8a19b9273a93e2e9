import type { SidebarItem } from '@docgen/core/sidebar';
import { indexBranches } from '@docgen/core/sidebars/visible-sidebar';
import { expect, test } from 'vitest';
import { toggledGroups } from './sidebar-steps.ts';

const link = (to: string): SidebarItem => ({ kind: 'link', label: to, to });
const group = (to: string, items: SidebarItem[]): SidebarItem => ({
  kind: 'group',
  label: to,
  to,
  collapsible: true,
  collapsed: true,
  items,
});

/** Group `0` contains `/a1` and group `0.1` with `/a2`; group `1` contains `/b1`. */
const branches = indexBranches([
  group('/a', [link('/a1'), group('/aa', [link('/a2')])]),
  group('/b', [link('/b1')]),
]);
const toggle = (id: string, open: boolean, sidebar = 'docs') => ({ sidebar, group: id, open });

test.each([
  ['a page opens the groups that it is in', [{ route: '/a2' }], { '0': true, '0.1': true }],
  ['the index of a group opens the group', [{ route: '/b/' }], { '1': true }],
  [
    'groups stay open when the reader goes on',
    [{ route: '/a1' }, { route: '/b1' }],
    { '0': true, '1': true },
  ],
  ['a page of elsewhere opens nothing', [{ route: '/elsewhere' }], {}],
  [
    'the reader may close the group of the page',
    [{ route: '/b1' }, toggle('1', false)],
    { '1': false },
  ],
  [
    'the next page inside opens it again',
    [{ route: '/b1' }, toggle('1', false), { route: '/b' }],
    { '1': true },
  ],
  ['the last toggle counts', [toggle('1', true), toggle('1', false)], { '1': false }],
  ['other sidebars are none of its business', [toggle('1', true, 'api')], {}],
])('%s', (_, steps, expected) => {
  expect(Object.fromEntries(toggledGroups(steps, 'docs', branches))).toEqual(expected);
});
