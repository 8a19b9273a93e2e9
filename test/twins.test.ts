import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFixtureSite, type FixtureSite } from './support/fixture-site.ts';

const fixture = fileURLToPath(new URL('fixtures/twins', import.meta.url));
const files = (folder: string): string[] =>
  readdirSync(join(fixture, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(fixture.length + 1));

let site: FixtureSite;

beforeAll(async () => {
  const sources = ['site.config.ts', ...files('content'), ...files('schemas')];
  site = await buildFixtureSite(
    Object.fromEntries(sources.map((path) => [path, readFileSync(join(fixture, path), 'utf8')])),
  );
});
afterAll(() => site.remove());

const built = (path: string) => readFileSync(join(site.folder, path), 'utf8');

/** A site with everything that Markdown and MDX have; `expected/` holds what machines get of it. */
describe('Markdown twins', () => {
  it.each(files('expected').map((path) => path.slice('expected/'.length)))('%s', (path) => {
    const expectation = join(fixture, 'expected', path);
    if (process.env.UPDATE === '1') {
      mkdirSync(dirname(expectation), { recursive: true });
      writeFileSync(expectation, built(path));
    }
    expect(built(path)).toBe(readFileSync(expectation, 'utf8'));
  });

  it('are there for pages only', () => {
    const twins = readdirSync(site.folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => path.replaceAll('\\', '/'));
    const routes = [
      ...built('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+\/handbook\/(.*?)\/?<\/loc>/g),
    ];
    const listed = routes.map(([, route]) => `${route === '' ? 'index' : route}.md`);
    expect(twins.sort()).toEqual([...listed, 'guide/hidden.md'].sort());
    expect(built('llms.txt')).not.toContain('hidden');
  });

  it('are named in the head of their page', () => {
    expect(built('guide/plain/index.html')).toContain(
      '<link rel="alternate" type="text/markdown" href="/handbook/guide/plain.md">',
    );
    expect(built('404.html')).not.toContain('text/markdown');
    expect(built('old/index.html')).not.toContain('text/markdown');
  });
});

it('leads to the source of a page', () => {
  expect(built('guide/plain/index.html')).toMatch(
    /<a href="https:\/\/git\.example\/shop\/edit\/main\/docs\/guide\/plain\.mdx?"[^>]*>Edit this page<\/a>/,
  );
  expect(built('guide/plain.md')).not.toContain('Edit this page');
});

it('gives search engines the breadcrumbs', () => {
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
      ['Components', '/handbook/guide/components/'],
    ].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `https://garden.example${path}`,
    })),
  });
});

it('puts all twins into llms-full.txt, each behind its address', () => {
  const full = built('llms-full.txt');
  const sources = [...full.matchAll(/\n---\n\nSource: <(.*)>\n\n# /g)].map(([, url]) => url);
  const listed = [...built('llms.txt').matchAll(/^- \[.*?\]\((.*?)\.md\)/gm)].map(([, url]) => url);
  expect(sources.map((url) => url?.replace(/\/$/, ''))).toEqual(
    listed.map((url) => url?.replace(/\/index$/, '')),
  );
  expect(full).toContain(built('guide/elements.md'));
});
