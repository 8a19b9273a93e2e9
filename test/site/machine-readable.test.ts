import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarItem } from '@docgen/core/sidebar';
import type { Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { beforeAll, describe, expect, inject, it } from 'vitest';

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

/** Elements that may stand in Markdown: they are short, harmless, and Markdown has no signs for them. */
const INLINE_HTML = /^<(?:br|\/?(?:kbd|sub|sup))>$/;

/** Code of a page that was not meant to be read. Placeholders such as `<your name>` are text. */
const LEFTOVER =
  /^(?:import|export)\s.*(?:\sfrom\s|[={;])|<\/?[A-Z]\w*(?:\s+\w+=[^>]*)?\s*\/?>|class(?:Name)?=["{]|\{\/\*/m;

interface Twin {
  readonly route: string;
  readonly tree: Root;
}

describe('Markdown twins', () => {
  let pages: readonly Twin[] = [];

  beforeAll(() => {
    pages = routes
      .filter((route) => existsSync(join(folder, twinOf(route))))
      .map((route) => ({ route, tree: parse(read(twinOf(route))) }));
  });

  it('are there for all 1,207 routes', () => {
    expect(routes).toHaveLength(1207);
    expect(routes.filter((route) => !pages.some((page) => page.route === route))).toEqual([]);
  });

  it('begin with their title, the only one', () => {
    const wrong = pages.filter(({ tree }) => {
      const [first, ...rest] = tree.children;
      const isTitle = (node: Nodes | undefined) => node?.type === 'heading' && node.depth === 1;
      return !isTitle(first) || rest.some(isTitle);
    });
    expect(wrong.map(({ route }) => route)).toEqual([]);
  });

  it('hold no JSX, no imports and no HTML but inline elements without attributes', () => {
    const found = pages.flatMap(({ route, tree }) =>
      nodesOf(tree).flatMap((node) => {
        if (node.type === 'html' && !INLINE_HTML.test(node.value))
          return [`${route}: ${node.value}`];
        if (node.type !== 'text' || !LEFTOVER.test(node.value)) return [];
        return [`${route}: ${node.value}`];
      }),
    );
    expect(found).toEqual([]);
  });

  it('have absolute links, to pages and files that there are', () => {
    const addresses = new Set(
      pages.flatMap(({ tree }) =>
        nodesOf(tree).flatMap((node) => ('url' in node ? [node.url] : [])),
      ),
    );
    const broken = [...addresses].filter((address) => {
      if (!/^(?:https?|mailto):/.test(address)) return true;
      if (!address.startsWith(`${SITE}/`)) return false;
      const path = decodeURI(new URL(address).pathname);
      return !routeKeys.has(keyOf(path)) && !existsSync(join(folder, path));
    });
    expect(addresses.size).toBeGreaterThan(1000);
    expect(broken).toEqual([]);
  });

  it('say what the page says', () => {
    const order = read('docs/graphql/schema/types/objects/order.md');
    expect(order).toContain('```graphql\ntype Order implements Node {\n');
    expect(order).toMatch(
      /^- `user` \(\[`User!`\]\(https:.*\/objects\/user\), from Order\): Person/m,
    );
    const storypoints = read('docs/docs/dev-manuals/adr/storypoints.md');
    expect(storypoints).toMatch(/^\$\$\n.+\n\$\$$/m);
    expect(read('docs.md')).toContain('\n```mermaid\n');
    expect(read('docs.md')).toMatch(/^> \*\*Info: .+\*\*$/m);
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

  it('lists all pages, each once, in the order of the navigation', () => {
    const inSidebars = ['docsSidebar', 'graphqlSidebar', 'graphqlSupergraphSidebar'].flatMap((id) =>
      stopsOf(JSON.parse(read(`assets/sidebars/${id}.json`))),
    );
    const order = new Set(['/', ...inSidebars.map(keyOf)]);
    expect(order.size).toBe(1207);
    expect(listed).toEqual([...order].map(twinOf));
  });

  it('has the same pages in full in llms-full.txt', () => {
    const full = read('llms-full.txt');
    const sources = [...full.matchAll(/\n---\n\nSource: <https:\/\/misarch\.github\.io(.*)>\n/g)];
    expect(sources.map(([, route = '']) => twinOf(route))).toEqual(listed);
    expect(Buffer.byteLength(full)).toBeGreaterThan(1_000_000);
  });
});

function parse(markdown: string) {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function nodesOf(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}

/** Routes in the order in which a sidebar shows them. */
function stopsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => [
    ...(item.to === undefined ? [] : [item.to]),
    ...(item.kind === 'group' ? stopsOf(item.items) : []),
  ]);
}
