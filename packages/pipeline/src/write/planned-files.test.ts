import { checkConfig } from '@docgen/config/check-config';
import { plainConfig } from '@docgen/config/plain-value';
import type { TrailingSlash } from '@docgen/core/addresses/address';
import { outputCollisions } from '@docgen/site/routes/output-collisions';
import { describe, expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';
import { plannedFiles } from './planned-files.ts';

/** The collisions of a site with pages at the given routes and static files at the given paths. */
function collisions(
  routes: readonly string[],
  statics: readonly string[],
  trailingSlash: TrailingSlash = 'preserve',
): string[] {
  const { value: config } = checkConfig(
    plainConfig({ title: 'T', url: 'https://a.example', trailingSlash, search: false }),
    { file: 'site.config.ts' },
  );
  if (config === undefined) throw new Error('the configuration of the test is wrong');
  const files = plannedFiles({
    config,
    placeOf: () => ({ place: { file: 'site.config.ts' } }),
    site: {
      routes: routes.map((path) => ({ path, breadcrumbs: [], page: page(path) })),
      sidebars: [],
      schemas: [],
    },
    statics: statics.map((path) => ({ path, file: `static/${path}`, from: '', size: 0 })),
    assets: [],
  });
  return outputCollisions(files, '/site').map(({ place, notes = [], message }) => {
    const named = [place?.file, ...notes.map((note) => note.place?.file)];
    expect(message).toMatch(/[^.]\.$/);
    return named.sort().join(' × ');
  });
}

function page(path: string) {
  return {
    kind: 'doc' as const,
    id: path,
    file: `docs${path}.md`,
    title: path,
    keywords: [],
    layout: 'doc' as const,
    headings: [],
    hideTableOfContents: false,
    unlisted: false,
    ownTitle: false,
  };
}

describe('a page and a static file', () => {
  test.each<[TrailingSlash, string]>([
    ['preserve', 'p'],
    ['preserve', 'p/index.html'],
    ['preserve', 'p.md'],
    ['preserve', 'P/INDEX.html'],
    ['preserve', 'assets/routes/p.js'],
    ['preserve', 'assets'],
    ['always', 'p'],
    ['always', 'p/index.html'],
    ['never', 'p.html'],
    ['never', 'p.html/a.png'],
  ])('trailing slash %s, static %s', (trailingSlash, path) => {
    expect(collisions(['/p'], [path], trailingSlash)).toEqual([`docs/p.md × static/${path}`]);
  });

  test('side by side', () => {
    expect(collisions(['/p'], ['p/a.png', 'assets/a.png', 'p.html'])).toEqual([]);
    expect(collisions(['/p'], ['p', 'p/index.html'], 'never')).toEqual([
      'static/p × static/p/index.html',
    ]);
  });
});

describe('pages', () => {
  test.each<[string, string, TrailingSlash]>([
    ['/a.html', '/a', 'never'],
    ['/a/index.html', '/a', 'preserve'],
    ['/a.md', '/a', 'preserve'],
    ['/a.js', '/a', 'preserve'],
    ['/index', '/', 'preserve'],
    ['/A', '/a', 'preserve'],
    ['/A', '/a/', 'always'],
    ['/A', '/a', 'never'],
    ['/gr\u00f6', '/gro\u0308', 'preserve'],
  ])('%s and %s', (one, other, trailingSlash) => {
    const named = [`docs${one}.md`, `docs${other}.md`].sort().join(' × ');
    const sub = one === '/a.js' ? [`${one}/b`, other] : [one, other];
    expect(collisions(sub, [], trailingSlash)).toEqual([
      one === '/a.js' ? 'docs/a.js/b.md × docs/a.md' : named,
    ]);
  });

  test('a page at the address of a file for machines', () => {
    expect(collisions(['/llms.txt'], [])).toEqual(['docs/llms.txt.md × site.config.ts']);
    expect(collisions(['/llms.txt'], ['llms.txt'])).toEqual(['docs/llms.txt.md × static/llms.txt']);
  });

  test('a name that is too long only with its ending', () => {
    const name = 'x'.repeat(253);
    expect(collisions([`/${name}`], [])).toEqual([`docs/${name}.md`]);
  });
});

test('static files replace what is generated, and only that', () => {
  const statics = ['robots.txt', 'sitemap.xml', 'llms.txt', 'llms-full.txt'];
  expect(collisions(['/p'], statics)).toEqual([]);
  expect([...generatedFiles([{ path: 'robots.txt' }])]).toEqual([
    'sitemap.xml',
    'llms.txt',
    'llms-full.txt',
  ]);
  expect(collisions(['/p'], ['Robots.txt'])).toEqual(['site.config.ts × static/Robots.txt']);
  expect(collisions(['/404.html'], ['404.html'])).toEqual(['docs/404.html.md × static/404.html']);
});
