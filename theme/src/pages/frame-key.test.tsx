import { drawFrame } from '@docgen/runtime/server/draw-frame';
import type { ClientConfig } from '@docgen/runtime/site-context';
import type { PageMeta } from '@docgen/runtime/theme';
import { expect, test } from 'vitest';
import { shell } from '../shell.tsx';
import { SITE } from '../testing/render-html.tsx';
import { frameKey } from './frame-key.ts';

const config: ClientConfig = {
  ...SITE,
  referenceSidebars: ['reference'],
  versions: [
    { id: 'v2', label: 'Two', route: '/docs' },
    { id: 'v1', label: 'One', route: '/v1' },
  ],
  navbar: {
    title: 'Shop',
    language: 'English',
    items: [
      { label: 'Manuals', to: '/docs/start', sidebar: 'docs', position: 'left' },
      {
        label: 'API',
        to: '/graphql/order',
        sidebar: 'reference',
        position: 'left',
        versions: [{ version: 'v1', to: '/v1/graphql/order', sidebar: 'reference' }],
      },
      {
        label: 'More',
        position: 'right',
        items: [{ label: 'Team', to: '/team' }],
      },
    ],
  },
};

const meta: PageMeta = { route: '/docs/a', title: 'A', layout: 'doc', toc: false, sidebar: 'docs' };

const versions = (v2: string, v1: string) => [
  { version: 'v2', to: v2 },
  { version: 'v1', to: v1 },
];

/** Pages that each differ in one property, and some that could get a wrong shared frame. */
const PAGES: readonly PageMeta[] = [
  meta,
  { ...meta, route: '/docs/a/b_c-d', title: 'B', description: 'What it says' },
  { ...meta, route: '/docs/e.f/' },
  { ...meta, route: '/' },
  { ...meta, route: '/docs/g=h&i' },
  { ...meta, toc: true },
  { ...meta, markdown: '/base/docs/a.md' },
  { ...meta, layout: 'landing', sidebar: undefined },
  { ...meta, sidebar: undefined },
  { ...meta, sidebar: 'reference' },
  { ...meta, version: 'v1' },
  { ...meta, version: 'v1', versions: [{ version: 'v1', to: '/v1/docs/a' }] },
  { ...meta, version: 'v1', versions: [{ version: 'v1', to: '/v1/docs/b' }] },
  { ...meta, route: '/v1/docs/c', version: 'v1', versions: versions('/docs/c', '/v1/docs/c') },
  { ...meta, route: '/v1/docs/d', version: 'v1', versions: versions('/docs/d/', '/v1/docs/d') },
  { ...meta, route: '/v1/docs/e', version: 'v1', versions: versions('/', '/v1/docs/e') },
  { ...meta, route: '/v1.2/docs/c', toc: true },
  { ...meta, route: '/docs/f', version: 'v2', versions: versions('/docs/f', '/v1/docs/f') },
  { ...meta, route: '/docs/start' },
  { ...meta, route: '/graphql/order/' },
  { ...meta, route: '/v1/graphql/order', version: 'v1' },
  { ...meta, route: '/team' },
];

test('pages with the same key have the same frame', () => {
  const input = { config, shell, data: { cards: () => [], head: () => {} } };
  const draw = (page: PageMeta, key?: typeof frameKey) =>
    drawFrame({ ...input, meta: page, hasSidebar: page.sidebar !== undefined, frameKey: key }).html;
  // Twice, so that each page is rendered after all others.
  for (const page of [...PAGES, ...PAGES.toReversed()]) {
    expect(draw(page, frameKey), JSON.stringify(page)).toBe(draw(page));
  }
  expect(frameKey(meta, config)).toBe(frameKey({ ...meta, route: '/docs/z', title: 'Z' }, config));
});

test('pages that exist in the same versions are drawn in one frame, with their own links', () => {
  let drawn = 0;
  const Layout: typeof shell.Layout = (props) => {
    drawn++;
    return <shell.Layout {...props} />;
  };
  // Frames are kept for each configuration.
  const own = { ...config };
  const data = { cards: () => [], head: () => {} };
  const linksOf = (name: string): string[] => {
    const page = { ...meta, route: `/docs/${name}`, version: 'v2' };
    const { html } = drawFrame({
      ...{ config: own, shell: { ...shell, Layout }, data, frameKey, hasSidebar: true },
      meta: { ...page, versions: versions(`/docs/${name}`, `/v1.2/docs/old-${name}`) },
    });
    return Array.from(html.matchAll(/href="?([^" >]*\/docs\/[^" >]*)/g), ([, href = '']) => href);
  };
  expect(linksOf('p')).toEqual(expect.arrayContaining(['/base/docs/p', '/base/v1.2/docs/old-p']));
  expect(linksOf('q')).toEqual(expect.arrayContaining(['/base/docs/q', '/base/v1.2/docs/old-q']));
  expect(drawn).toBe(1);
});
