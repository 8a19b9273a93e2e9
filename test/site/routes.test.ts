import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SidebarGroup, SidebarItem } from '@docgen/core/sidebar';
import { describe, expect, inject, it } from 'vitest';

const folder = inject('siteFolder');
const fixture = (name: string) =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
const page = (route: string) => readFile(join(folder, route, 'index.html'), 'utf8');

describe('routes', () => {
  const expected = fixture('routes.txt').trim().split('\n');

  it('are exactly the 1,207 of the specification', async () => {
    const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8');
    const built = [...sitemap.matchAll(/<loc>https:\/\/misarch\.github\.io([^<]*)<\/loc>/g)];
    expect(expected).toHaveLength(1207);
    expect(built.map(([, route]) => route).sort()).toEqual([...expected].sort());
  });

  it('have a page and a chunk each, with the same metadata', async () => {
    for (const route of expected) {
      const chunk = join(folder, 'assets', `routes${route.replace(/\/$/, '')}.js`);
      const [, meta = ''] =
        /^export const meta=(.*);export default/.exec(await readFile(chunk, 'utf8')) ?? [];
      const [, data = ''] = / data-page='([^']*)'/.exec(await page(route)) ?? [];
      const { title, description, markdown, ...rest } = JSON.parse(meta);
      expect(JSON.stringify(rest)).toBe(JSON.stringify(JSON.parse(data)));
      expect(rest.route).toBe(route);
    }
  });

  it('include a not-found page', async () => {
    expect(await readFile(join(folder, '404.html'), 'utf8')).toContain('Page not found');
  });
});

describe('category indexes', () => {
  const rows = fixture('categories.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t') as [slug: string, place: string, cards: string]);
  const groups = new Map(
    ['docsSidebar', 'graphqlSidebar', 'graphqlSupergraphSidebar'].flatMap((id) =>
      groupsOf(JSON.parse(readFileSync(join(folder, `assets/sidebars/${id}.json`), 'utf8')), []),
    ),
  );

  it.each(rows)('%s belongs to %s and has %s cards', async (slug, place, cards) => {
    const group = groups.get(place);
    expect(group?.to).toBe(`/docs/category/${slug}`);
    expect(group?.items).toHaveLength(Number(cards));
    const html = await page(`/docs/category/${slug}`);
    expect(html.match(/<a [^>]*class="?card[" >]/g) ?? []).toHaveLength(Number(cards));
  });

  it('have a distinct title each, the same in the heading and in the head', async () => {
    const pages = await Promise.all(rows.map(([slug]) => page(`/docs/category/${slug}`)));
    const titles = pages.map((html) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]);
    expect(new Set(titles).size).toBe(rows.length);
    expect(titles).toContain('Address Service: directives (Api)');
    for (const [at, html] of pages.entries()) expect(html).toContain(`<title>${titles[at]} |`);
  });

  it('are only those of the specification', () => {
    const indexes = [...groups.values()].filter(({ to }) => to?.startsWith('/docs/category/'));
    expect(indexes).toHaveLength(rows.length);
  });
});

/** Groups of a sidebar by their labels from the root, such as `Address > Types > Enums`. */
function groupsOf(
  items: readonly SidebarItem[],
  trail: readonly string[],
): [string, SidebarGroup][] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return [];
    const place = [...trail, item.label];
    return [[place.join(' > '), item] as [string, SidebarGroup], ...groupsOf(item.items, place)];
  });
}
