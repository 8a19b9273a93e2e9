import { expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';

const config = {
  title: 'Shop',
  url: 'https://docs.example.org',
  basePath: '/base/',
  trailingSlash: 'always',
  home: '/',
} as const;

test('leads from the site over the groups that have a page to the page itself', () => {
  expect(
    breadcrumbList(
      [{ label: 'Guide', to: '/gü' }, { label: 'No page' }, { label: 'Über', to: '/gü/über' }],
      config,
    ),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Shop', item: 'https://docs.example.org/base/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Guide',
        item: 'https://docs.example.org/base/g%C3%BC/',
      },
      { '@type': 'ListItem', position: 3, name: 'Über' },
    ],
  });
});

test('names no page twice', () => {
  const crumbs = [{ label: 'API', to: '/api' }, { label: 'Types' }, { label: 'ID', to: '/api/id' }];
  expect(breadcrumbList(crumbs, { ...config, home: '/api/' })).toMatchObject({
    itemListElement: [
      { position: 1, name: 'API', item: 'https://docs.example.org/base/api/' },
      { position: 2, name: 'ID' },
    ],
  });
});

test('is not there for a page without breadcrumbs', () => {
  expect(breadcrumbList([], config)).toBeUndefined();
});
