import { describe, expect, it } from 'vitest';
import { contentFoldersOf, linkResolver } from './resolve-link.ts';

const targets = {
  style: { basePath: '/shop/', trailingSlash: 'preserve' },
  routeOfFile: new Map([
    ['docs/guide/ordering.mdx', '/guide/ordering'],
    ['docs/guide/paying.md', '/guide/paying'],
    ['blog/guide/paying.md', '/blog/guide/paying'],
    ['blog/news.md', '/blog/news'],
  ]),
  drafts: new Set(['docs/guide/returns.md']),
  references: ['/graphql/orders', '/shop/api'],
  isStatic: (path: string) => ['/img/leaf.svg', '/img/a leaf.svg', '/shop/own.svg'].includes(path),
  contentFolders: contentFoldersOf({
    content: [
      { id: 'docs', path: './docs/', route: '/' },
      { id: 'blog', path: 'blog', route: '/blog' },
    ],
  }),
} as const;

describe('addresses in a page', () => {
  const resolve = linkResolver(targets, 'docs/guide/ordering.mdx', '/guide/ordering');

  it.each([
    ['in the content root before beside the page', 'news.md', '/shop/blog/news'],
    ['beside the page', 'paying.md#cards', '/shop/guide/paying#cards'],
    ['below the project', '@site/docs/guide/paying.md', '/shop/guide/paying'],
    ['below the own content root', '/guide/paying.md', '/shop/guide/paying'],
    ['below another content root', '/news.md?a', '/shop/blog/news?a'],
    ['below the project with a slash', '/blog/guide/paying.md', '/shop/blog/guide/paying'],
    ['that is a route', '/guide/paying', '/shop/guide/paying'],
    ['that is a route with the base path', '/shop/guide/paying#a', '/shop/guide/paying#a'],
    ['below the base path that leads nowhere', '/shop/gone', '/shop/shop/gone'],
    ['of a reference', '/graphql/orders/types', '/shop/graphql/orders/types'],
    ['of one with the base path', '/shop/graphql/orders#types', '/shop/graphql/orders#types'],
    ['of one whose route starts like it', '/shop/api/types', '/shop/shop/api/types'],
    ['that is a relative route', 'paying', '/shop/guide/paying'],
    ['of another site', 'https://example.org/a', 'https://example.org/a'],
    ['inside of the page', '#cards', '#cards'],
  ])('a file or page %s', (_, written, href) => {
    expect(resolve(written)).toEqual({ href });
  });

  it.each([
    ['/img/leaf.svg', '/shop/img/leaf.svg'],
    ['/shop/img/leaf.svg?a', '/shop/img/leaf.svg?a'],
    ['/shop/img/a%20leaf.svg', '/shop/img/a%20leaf.svg'],
    ['/shop/shop/own.svg', '/shop/shop/own.svg'],
    ['/shop/own.svg', '/shop/shop/own.svg'],
    ['/shop/img/gone.svg', '/shop/shop/img/gone.svg'],
  ])('a static file, with or without the base path: %s', (written, href) => {
    expect(resolve(written)).toEqual({ href });
  });

  it.each([
    ['beside the page', './gone.md#a', '/shop/guide/gone.md#a', 'docs/guide/gone.md'],
    [
      'beside the page without a dot',
      'gone%20by.md',
      '/shop/guide/gone%20by.md',
      'docs/guide/gone by.md',
    ],
    ['below the content root', '/gone.mdx', '/shop/gone.mdx', 'docs/gone.mdx'],
    ['below the project', '@site/docs/gone.md', '/shop/guide/@site/docs/gone.md', 'docs/gone.md'],
  ])('a file %s that is no page’s', (_, written, href, file) => {
    expect(resolve(written)).toEqual({ href, missing: { kind: 'page', file } });
  });

  it('a file that is a draft', () => {
    const missing = { kind: 'page', file: 'docs/guide/returns.md', problem: 'is a draft' };
    expect(resolve('returns.md')).toMatchObject({ missing });
    expect(resolve('/guide/returns.md')).toMatchObject({ missing });
  });

  it('a path that is not the site’s is kept as it is and not checked', () => {
    expect(resolve('pathname:///other/app')).toEqual({ href: '/other/app', unchecked: true });
  });
});

it.each(['/guide/ordering', '/guide/ordering/', '/guide'])(
  'takes a file beside the content roots by its path in the project, from %s',
  (route) => {
    const resolve = linkResolver(targets, 'docs/guide/ordering.mdx', route);
    const old = '../../versioned_docs/version-1.0/a.md#b';
    expect(resolve(old)).toEqual({
      href: '/shop/versioned_docs/version-1.0/a.md#b',
      missing: { kind: 'page', file: 'versioned_docs/version-1.0/a.md' },
    });
  },
);

it('resolves what is beside a page that stands for its folder', () => {
  const resolve = linkResolver(targets, 'docs/guide/index.mdx', '/guide/');
  expect(resolve('./paying')).toEqual({ href: '/shop/guide/paying' });
  expect(resolve('../other')).toEqual({ href: '/shop/other' });
  expect(resolve('.#a')).toEqual({ href: '/shop/guide/#a' });
  expect(resolve('..')).toEqual({ href: '/shop/' });
  expect(resolve('./..')).toEqual({ href: '/shop/' });
});

it('resolves files from a text that belongs to no file', () => {
  const resolve = linkResolver(targets, undefined, '/');
  expect(resolve('/guide/ordering.mdx')).toEqual({ href: '/shop/guide/ordering' });
});

it.each([
  ['preserve', '/guide/ordering', '/shop/guide/paying'],
  ['preserve', '/guide/', '/shop/guide/paying'],
  ['always', '/guide/ordering', '/shop/guide/ordering/paying/'],
  ['always', '/guide/', '/shop/guide/paying/'],
  ['never', '/guide/ordering', '/shop/guide/paying'],
  ['never', '/guide/', '/shop/paying'],
  ['never', '/', '/shop/paying'],
] as const)('under the policy %s, what is beside %s is %s', (trailingSlash, route, href) => {
  const style = { basePath: '/shop/', trailingSlash };
  expect(linkResolver({ ...targets, style }, undefined, route)('./paying')).toEqual({ href });
});
