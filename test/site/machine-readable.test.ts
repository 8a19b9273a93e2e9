import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarItem } from '@docgen/core/sidebar';
import type { Nodes, Root } from 'mdast';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { addressesIn, isRelative, leftovers, parseTwin } from '../support/twin-tree.ts';

const SITE = 'https://misarch.github.io';
const folder = inject('siteFolder');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

const routes = readFileSync(new URL('../fixtures/routes.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const routeKeys = new Set(routes.map((route) => keyOf(route)));

function keyOf(route: string): string {
  return route.length > 1 ? route.replace(/\/$/, '') : route;
}

function twinOf(route: string): string {
  return route === '/' ? 'index.md' : `${keyOf(route).slice(1)}.md`;
}

interface Twin {
  readonly route: string;
  readonly tree: Root;
}

describe('Markdown twins', () => {
  let pages: readonly Twin[] = [];

  beforeAll(() => {
    pages = routes
      .filter((route) => existsSync(join(folder, twinOf(route))))
      .map((route) => ({ route, tree: parseTwin(read(twinOf(route))) }));
  });

  it('exist for all 1,207 routes', () => {
    expect(routes).toHaveLength(1207);
    expect(routes.filter((route) => !pages.some((page) => page.route === route))).toEqual([]);
  });

  it('begin with their title, and have no other first-level heading', () => {
    const wrong = pages.filter(({ tree }) => {
      const [first, ...rest] = tree.children;
      const isTitle = (node: Nodes | undefined) => node?.type === 'heading' && node.depth === 1;
      return !isTitle(first) || rest.some(isTitle);
    });
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });

  it('contain no JSX, no imports, and no HTML except inline elements without attributes', () => {
    const found = pages.flatMap(({ route, tree }) =>
      leftovers(tree).map((leftover) => `${route}: ${leftover}`),
    );
    expect(found).toEqual([]);
  });

  it('have only absolute links, whose pages and files exist', () => {
    const addresses = new Set(pages.flatMap(({ tree }) => addressesIn(tree)));
    expect(addresses.size).toBeGreaterThan(1000);
    expect([...addresses].filter(isRelative)).toEqual([]);
    const broken = [...addresses].filter((address) => {
      if (!address.startsWith(`${SITE}/`)) return false;
      const path = decodeURI(new URL(address).pathname);
      return !routeKeys.has(keyOf(path)) && !existsSync(join(folder, path));
    });
    expect(broken).toEqual([]);
  });

  it('contain the text of the page', () => {
    const order = read('docs/graphql/schema/types/objects/order.md');
    expect(order).toContain('```graphql\ntype Order implements Node {\n');
    expect(order).toMatch(/^- `user` \(\[`User!`\]\(https:.*\/objects\/user\)\): Person/m);
    expect(order).toMatch(/^- `invoice` \(\[`Invoice!`\]\(https:.*\), from Invoice\): Bill/m);
    expect(order).toMatch(/^Owned by \[Order\]\(https:.*; extended by .*\(`invoice`\)/m);
    const storypoints = read('docs/docs/dev-manuals/adr/storypoints.md');
    expect(storypoints).toMatch(/^\$\$\n.+\n\$\$$/m);
    expect(read('docs.md')).toContain('\n```mermaid\n');
    expect(read('docs.md')).toMatch(/^> \*\*Info: .+\*\*$/m);
  });
});

describe('the helpers of these tests', () => {
  it.each([
    "import Tabs from '@theme/Tabs';",
    "# Title\n\nimport './a.css';\nText",
    'export const year = 2025;',
    'export default function Page() {}',
    "export * from './a.mdx';",
    '<Tabs>\n\n<TabItem value="a">\n\nText\n\n</TabItem>\n\n</Tabs>',
    'A <Link to="/a">link</Link>',
    '- <DocCardList items={cards} />',
    '> <Shout loud={() => 1}>a</Shout>',
    'a {/* comment */} b',
    '<!-- comment -->',
    '<div class="admonition admonition-note" role="note">\n\nText\n\n</div>',
    'Heading<a class="anchor" href="#heading"></a>',
    '<button class="copy-button" type="button"></button>',
    '| a |\n| - |\n| <span style="color:red">b</span> |',
    '<br class="a">',
  ])('leftovers() finds %j', (markdown) => {
    expect(leftovers(parseTwin(markdown))).not.toEqual([]);
  });

  it.each([
    '```mdx\nimport A from "a";\n\n<A b={c} />\n```',
    '    export const indented = 1;',
    'Use `<Tabs>` or `export const a = 1`, H<sub>2</sub>O<br>and \\<your name>.',
    'import and export are words, and so is Export.',
  ])('leftovers() accepts code and prose: %j', (markdown) => {
    expect(leftovers(parseTwin(markdown))).toEqual([]);
  });

  it.each([
    '[a](/docs/)',
    '[a](./b.md)',
    '[a](#b)',
    '![a](/b.svg)',
    '[a][b]\n\n[b]: ../c',
    '[a](//example.org/)',
  ])('isRelative() recognises the address in %j', (markdown) => {
    expect(addressesIn(parseTwin(markdown)).filter(isRelative)).toHaveLength(1);
  });
});

describe('llms.txt', () => {
  const text = read('llms.txt');
  const listed = [...text.matchAll(/^- \[.*?\]\(https:\/\/misarch\.github\.io\/(\S+)\)/gm)].map(
    ([, path = '']) => path,
  );

  it('begins with the title and the tagline', () => {
    expect(text).toMatch(/^# MiSArch\n\n> A representable microservice reference architecture\n/);
  });

  it('lists every page once, in the order of the navigation', () => {
    const inSidebars = ['docsSidebar', 'graphqlSidebar', 'graphqlSupergraphSidebar'].flatMap((id) =>
      stopsOf(JSON.parse(read(`assets/sidebars/${id}.json`))),
    );
    const order = new Set(['/', ...inSidebars.map(keyOf)]);
    expect(order.size).toBe(1207);
    expect(listed).toEqual([...order].map(twinOf));
  });

  it('has its pages in full in llms-full.txt, with SDL instead of the pages of definitions', () => {
    const full = read('llms-full.txt');
    const found = full.matchAll(/\n---\n\nSource: <https:\/\/misarch\.github\.io(.*)>\n/g);
    const sources = Array.from(found, ([, route = '']) => route);
    const isSdl = (source: string) => source.endsWith('.graphql');
    // Such as `docs/graphql/catalog/types/inputs/product-filter-input.md`.
    const isDefinition = (twin: string) => /^docs\/graphql(?:\/[^/]+){4}$/.test(twin);
    expect(listed.filter(isDefinition)).toHaveLength(933);
    expect(sources.filter((source) => !isSdl(source)).map(twinOf)).toEqual(
      listed.filter((twin) => !isDefinition(twin)),
    );
    const texts = full.split('\n---\n\nSource: ').filter((text) => /^\S+\.graphql>/.test(text));
    expect(texts).toHaveLength(17);
    for (const text of texts) expect(text).toMatch(/^type Query\b/m);
  });
});

/** Routes in the order of a sidebar. */
function stopsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.to === undefined ? [] : [item.to]),
    ...(item.kind === 'group' ? stopsOf(item.items) : []),
  ]);
}
