import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase } from './support/fixture-case.ts';

/** Files of the output that are compared, one of each kind. */
const MACHINES_GET = [
  'category/more.md',
  'graphql/api.md',
  'graphql/api/api/mutations/order.md',
  'graphql/api/api/queries/plant.md',
  'graphql/api/types/directives/join-field.md',
  'graphql/api/types/objects/plant.md',
  'graphql/api/types/scalars/leaf.md',
  'graphql/api/types/unions/thing.md',
  'graphql/orders.md',
  'graphql/orders/types/directives/key.md',
  'graphql/orders/types/inputs/wish.md',
  'graphql/plants/api/queries/things.md',
  'graphql/plants/deprecations.md',
  'graphql/plants/types/enums/kind.md',
  'graphql/plants/types/inputs/plant-filter.md',
  'graphql/plants/types/objects/plant.md',
  'graphql/plants/types/unions/thing.md',
  'guide/components.md',
  'guide/elements.md',
  'guide/formulas.md',
  'guide/plain.md',
  'index.md',
  'llms.txt',
];

const { project, run, expectFiles, remove } = openCase('twins');
afterAll(remove);
beforeAll(async () => {
  const { code, transcript } = await run();
  expect(code, transcript).toBe(0);
});

const built = (path: string) => readFileSync(join(project, 'dist', path), 'utf8');

/**
 * A site with all features of Markdown and MDX; `expected/` contains the files that are compared.
 */
describe('Markdown twins', () => {
  it('have the expected content', () => {
    expectFiles(Object.fromEntries(MACHINES_GET.map((path) => [path, built(path)])));
  });

  it('exist for pages only', () => {
    const twins = readdirSync(join(project, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => path.replaceAll('\\', '/'));
    const routes = [
      ...built('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+\/handbook\/(.*?)\/?<\/loc>/g),
    ];
    const listed = routes.map(([, route]) => `${route === '' ? 'index' : route}.md`);
    expect(twins.sort()).toEqual([...listed, 'guide/hidden.md'].sort());
    expect(built('llms.txt')).not.toContain('hidden');
  });

  it('are linked in the head of their page', () => {
    expect(built('guide/plain/index.html')).toContain(
      '<link rel="alternate" type="text/markdown" href="/handbook/guide/plain.md">',
    );
    expect(built('404.html')).not.toContain('text/markdown');
    expect(built('old/index.html')).not.toContain('text/markdown');
  });
});

it('pages have a link to edit their source', () => {
  expect(built('guide/plain/index.html')).toMatch(
    /<a href="https:\/\/git\.example\/shop\/edit\/main\/docs\/guide\/plain\.mdx?"[^>]*>Edit this page<\/a>/,
  );
  expect(built('guide/plain.md')).not.toContain('Edit this page');
});

it('pages have structured data with their breadcrumbs', () => {
  const [, json = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      built('guide/components/index.html'),
    ) ?? [];
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ['Garden & shop', '/handbook/'],
      ['More', '/handbook/category/more/'],
      // The page itself has no `item`, because its address is that of the document.
      ['Components'],
    ].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path === undefined ? {} : { item: `https://garden.example${path}` }),
    })),
  });
});

it('llms-full.txt contains every twin after its address, with SDL instead of the twins of definitions', () => {
  const full = built('llms-full.txt');
  const sources = [...full.matchAll(/\n---\n\nSource: <(.*)>\n\n# /g)].map(([, url]) => url);
  const listed = [...built('llms.txt').matchAll(/^- \[.*?\]\((.*?)\.md\)/gm)].map(([, url]) => url);
  expect(sources.map((url) => url?.replace(/\/$/, ''))).toEqual(
    listed
      .filter((url) => !/\/(api|types)\/\w+\/[\w-]+$/.test(url ?? ''))
      .map((url) => url?.replace(/\/index$/, '')),
  );
  for (const schema of ['api', 'plants', 'orders']) {
    const source = `https://garden.example/handbook/graphql/${schema}.graphql`;
    const sdl = built(`graphql/${schema}.graphql`);
    expect(full).toContain(`Source: <${source}>\n\n~~~~~~~~graphql\n${sdl}`);
  }
  expect(full).toContain(built('guide/elements.md'));
});
