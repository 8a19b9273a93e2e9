import type { Route } from '@docgen/core/route';
import { expect, test } from 'vitest';
import { navigationSections } from './navigation.ts';

function route(path: string): Route {
  const title = `Page ${path}`;
  const page = { kind: 'category' as const, title, description: undefined, cards: [] };
  return { path, page, breadcrumbs: [] };
}

test('sections name the version that their pages are about, except for the first', () => {
  const sidebar = (id: string, at: string) => ({
    id,
    items: [
      { kind: 'link' as const, label: 'Start', to: `${at}/start` },
      {
        ...{ kind: 'group' as const, label: 'Guides', collapsible: true, collapsed: false },
        items: [{ kind: 'link' as const, label: 'Setup', to: `${at}/guides/setup` }],
      },
    ],
  });
  const paths = ['', '/1.0'].flatMap((at) =>
    ['/start', '/guides/setup', '/loose'].map((path) => `${at}${path}`),
  );
  const site = {
    routes: paths.map(route),
    sidebars: [sidebar('new', ''), sidebar('old', '/1.0')],
    schemas: [],
  };
  const sections = navigationSections(site, {
    texts: {},
    title: 'Shop',
    navbar: {
      title: 'Shop',
      items: [{ label: 'Docs', sidebar: 'new', position: 'left' }],
      localeDropdown: false,
    },
    versions: [
      { id: 'v2', label: '2.x', route: '/' },
      { id: 'v1', label: '1.x', route: '/1.0' },
    ],
  });
  expect(sections.map(({ title, routes }) => [title, ...routes.map(({ path }) => path)])).toEqual([
    ['Shop', '/loose'],
    ['Docs', '/start'],
    ['Docs › Guides', '/guides/setup'],
    ['Version 1.x › Page /1.0/start', '/1.0/start'],
    ['Version 1.x › Guides', '/1.0/guides/setup'],
    ['Version 1.x › Shop', '/1.0/loose'],
  ]);
});
