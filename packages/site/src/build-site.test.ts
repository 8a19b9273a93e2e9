import type { SiteConfig } from '@docgen/core/config';
import { expect, test } from 'vitest';
import { buildSite } from './build-site.ts';
import type { Doc } from './doc.ts';

function doc(path: string, next?: string): Doc {
  const page = { kind: 'doc', id: 'saw', file: `content/${path}`, title: path };
  return { content: 'docs', path, route: `/${path}`, placement: { next }, page } as Doc;
}

test('sidebars and front matter agree on the first of two pages with the same id', () => {
  const { value: site, diagnostics } = buildSite({
    config: {
      content: [{ id: 'docs', path: 'content', route: '/' }],
      sidebars: { tools: [{ type: 'doc', id: 'saw' }] },
      schemas: { instances: [] },
      redirects: [],
      categoryRoute: '/category',
      trailingSlash: 'preserve',
      onDuplicateRoutes: 'warn',
    } as unknown as SiteConfig,
    placeOf: () => ({ place: { file: 'site.config.ts' } }),
    docs: [doc('01-saw'), doc('02-saw', 'saw')],
    drafts: [],
    categories: [],
    schemas: [],
    summary: () => undefined,
  });
  expect(site.sidebars[0]?.items).toMatchObject([{ label: '01-saw', to: '/01-saw' }]);
  expect(site.routes.find(({ path }) => path === '/02-saw')?.next?.to).toBe('/01-saw');
  expect(diagnostics.map(({ code }) => code)).toEqual(['duplicate-doc-id']);
});
