import type { SidebarItem } from '@docgen/core/sidebar';
import { expect, it } from 'vitest';
import { cardsBeside } from './cards-beside.ts';

const group = (label: string, items: readonly SidebarItem[], to?: string): SidebarItem => ({
  kind: 'group',
  label,
  collapsible: true,
  collapsed: true,
  items,
  to,
});
const link = (label: string, to: string): SidebarItem => ({ kind: 'link', label, to });

const SIDEBAR = [
  link('Start', '/'),
  group(
    'Guide',
    [
      link('First', '/guide/first'),
      group('Deep', [link('Deepest', '/guide/deep/est/')]),
      group('Empty', []),
      link('Elsewhere', 'https://example.org'),
    ],
    '/guide',
  ),
];
const describePage = (route: string) => (route === '/guide/first' ? 'The first' : undefined);

it.each([
  ['/', [['Guide', '/guide', 4]]],
  [
    '/guide',
    [
      ['First', '/guide/first', undefined, 'The first'],
      ['Deep', '/guide/deep/est/', 1],
      ['Elsewhere', 'https://example.org'],
    ],
  ],
  [
    '/guide/',
    [
      ['First', '/guide/first', undefined, 'The first'],
      ['Deep', '/guide/deep/est/', 1],
      ['Elsewhere', 'https://example.org'],
    ],
  ],
  [
    '/guide/first',
    [
      ['Deep', '/guide/deep/est/', 1],
      ['Elsewhere', 'https://example.org'],
    ],
  ],
  ['/guide/deep/est', []],
  ['/nowhere', []],
])('finds the cards beside %s', (route, expected) => {
  const cards = cardsBeside(SIDEBAR, route, describePage);
  expect(cards.map(({ title, to, count, description }) => [title, to, count, description])).toEqual(
    expected.map(([title, to, count, description]) => [title, to, count, description]),
  );
});
