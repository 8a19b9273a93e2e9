import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase } from './support/fixture-case.ts';

/**
 * A Docusaurus site with what real ones rely on. `docgen init` and `docgen build` have to do with
 * it what Docusaurus does, without an edit in between.
 */
describe('a Docusaurus site', () => {
  const { project, run, remove } = openCase('migrated');
  const read = (path: string) => readFileSync(join(project, 'dist', path), 'utf8');
  // React parts texts by comments.
  const page = (path: string) => read(`docs/${path}/index.html`).replaceAll('<!-- -->', '');
  let told = '';
  afterAll(remove);
  beforeAll(async () => {
    const init = await run(['init']);
    expect(init.code).toBe(0);
    expect(init.transcript).toContain('components (a)');
    const { code, transcript } = await run(['build']);
    expect(transcript).not.toMatch(/^(?:error|warning) (?!external-route)/m);
    expect(code).toBe(0);
    told = transcript;
  });

  it('has the components of src/theme/MDXComponents on every page, partials among them', () => {
    const html = page('components');
    expect(html).toContain('<data value="250">2.50 €</data>');
    expect(html).toMatch(/Badge of the site.*Fresh/s);
    expect(html).toContain('<img alt="A photo" src="/images/leaf.png"');
    expect(html).toContain('<a href="/docs/ids">Ids</a>');
    expect(html).toMatch(/Paid <strong>at once<\/strong>, <data value="50">0.50 €<\/data>/);
  });

  it('takes @theme/X from src/theme/X', () => {
    expect(page('own-theme')).toMatch(/Badge of the site.*Imported/s);
  });

  it('makes no pages of what the configuration excludes', () => {
    expect(page('own-theme')).toContain('Part of a page.');
    expect(existsSync(join(project, 'dist/docs/nest.part/index.html'))).toBe(false);
  });

  it('has what tabs and code blocks of src/theme are made of', () => {
    const html = page('own-theme');
    const [, tabs = ''] = /<section class="perches">(.*?)<\/section>/s.exec(html) ?? [];
    expect(tabs).toMatch(/aria-pressed="false">low<.*aria-pressed="true">Up high<.*In a tree/s);
    expect(tabs).not.toContain('Near the ground');
    const [script, plain] = html.match(/<pre [^>]*data-numbers.*?<\/pre>/gs) ?? [];
    expect(script).toMatch(/data-numbers="true" data-language="js"/);
    const marked = ' class="theme-code-block-highlighted-line"';
    expect(script).toContain(`<span>fly();</span><span${marked}>land();</span></pre>`);
    expect(plain?.replaceAll(marked, ' !').match(/<span.*?>/g)).toEqual([
      ...['<span !>', '<span>', '<span !>', '<span !>'],
    ]);
  });

  it('makes pages of React components in src/pages, .js included, and of none in docs', () => {
    expect(read('index.html')).toContain('<h1>Kestrel flies</h1>');
    expect(page('own-theme')).toMatch(/Clicked 3 times/);
    expect(existsSync(join(project, 'dist/docs/counter/index.html'))).toBe(false);
    expect(existsSync(join(project, 'dist/index.test/index.html'))).toBe(false);
  });

  it('keeps menus of the navbar, and the names of its pictures', () => {
    const [, bar = ''] = /<nav aria-label="Main">(.*?)<\/nav>/s.exec(read('index.html')) ?? [];
    const [, menu = ''] =
      /<details class="menu"><summary>Guides.*?<ul>(.*?)<\/ul>/s.exec(bar) ?? [];
    expect([...menu.matchAll(/>(\w+)<\/a>/g)].map(([, label]) => label)).toEqual([
      'Guides',
      'Birds',
      'Ids',
    ]);
    expect(bar).toMatch(/Source code<.*chat\.kestrel\.example</s);
  });

  it('has all versions at the addresses of Docusaurus', () => {
    expect(page('1.1/ids')).toContain('version 1.1, which is no longer maintained');
    expect(existsSync(join(project, 'dist/docs/first/old/index.html'))).toBe(true);
    expect(page('elsewhere')).toContain('<a href="/docs/1.1/ids">The file of before</a>');
  });

  it('tells once for each what links to languages and the blog lead to', () => {
    const warnings = told.matchAll(
      /^warning external-route {2}docs\/elsewhere\.md:3:\d+\n +(.*?), which/gm,
    );
    expect(Array.from(warnings, ([, message]) => message).sort()).toEqual([
      'A link leads below "/fr"',
      'Links in 2 places lead below "/blog"',
    ]);
  });

  it('leaves links that name the own host alone', () => {
    expect(page('absolute')).toContain('href="https://docs.kestrel.example/v1/gone"');
  });

  it('reads comments with lists and quotes in them', () => {
    const html = page('comments');
    for (const text of ['Before.', 'Quoted.', 'Listed.', 'After.']) expect(html).toContain(text);
    expect(html).not.toMatch(/kestrel feed|no heading|in a quote|in a list|-->/);
  });

  it('looks for files without ./ in the content root, the site folder, and beside the page', () => {
    const links = [
      ...page('guide/links').matchAll(/href="([^"]*)">(root|beside|site|only here)</g),
    ];
    expect(links.map(([, href, text]) => [text, href])).toEqual([
      ['root', '/docs/catalogs'],
      ['beside', '/docs/guide/catalogs'],
      ['site', '/docs/comments'],
      ['only here', '/docs/guide/beside#beside'],
    ]);
  });

  it('finds what starts with a slash in static folders and the site folder', () => {
    const html = page('root-paths');
    expect(html).toMatch(/<img src="\/assets\/leaf-\w+\.png" alt="A leaf"/);
    expect(html).toMatch(/src="\/assets\/leaf-\w+\.png" alt="A leaf from a component"/);
    expect(html).toContain('for the letter.');
    const [, style = ''] = /href="\/(assets\/docs-root-paths-\w+\.css)"/.exec(html) ?? [];
    const [, font = ''] = /url\("?\/(assets\/kestrel-\w+\.otf)/.exec(read(style)) ?? [];
    expect(read(font)).toBe('no font, but a file');
  });

  it('imports the text of files by !!raw-loader! and ?raw', () => {
    expect(page('root-paths')).toMatch(/Both are the text\..*useState/s);
    expect(page('raw')).toContain('All are text.');
  });

  it('compiles stylesheets in Sass, and modules of them', () => {
    const html = page('sass');
    const [, style = ''] = /href="\/(assets\/docs-sass-\w+\.css)"/.exec(html) ?? [];
    const [, nest, egg] = /\.(nest\w+_nest) \.(nest\w+_egg)\{width:3rem\}/.exec(read(style)) ?? [];
    expect(html).toContain(`<p class="${nest}">A nest of <span class="${egg}">`);
    expect(read(style)).toContain('.twig:hover{opacity:.5}');
  });

  it('has the client API', () => {
    const items = [...page('client-api').matchAll(/<li>([^<]*)<\/li>/g)].map(([, text]) => text);
    expect(items).toEqual([
      'version current',
      'plugin undefined',
      '2 birds',
      'a',
      'null',
      '1,2 true theme-doc-markdown',
    ]);
    expect(page('client-api')).toMatch(/<code>npm<\/code>\s*<svg [^>]*class="copy"/);
    expect(page('moved')).toContain('http-equiv="refresh" content="0; url=/docs/components"');
    expect(page('moved')).toContain('<a href="/docs/components">/docs/components</a>');
  });

  it('gives an index the address of its folder whatever its id, and sorts by file name', () => {
    const [, sidebar = ''] = page('birds').split(/<nav aria-label="?Pages/);
    const links = [...sidebar.matchAll(/<a href=(\/docs\/birds\/[^ >]*)[^>]*>([^<]*)/g)];
    expect(links.slice(0, 4).map(([, href, label]) => [href, label])).toEqual([
      ['/docs/birds/', 'Birds'],
      ['/docs/birds/2024', '2024'],
      ['/docs/birds/red-kite', 'Red kite'],
      ['/docs/birds/red', 'Red'],
    ]);
  });

  it('takes the name of the file as title, and not a heading below other text', () => {
    expect(page('birds/2024')).toContain('<title>2024 | Kestrel</title>');
    expect(page('guide/plain-text')).toContain('<title>plain-text | Kestrel</title>');
    expect(page('raw')).toContain('<title>Kestrel</title>');
  });

  it('reads fences of mdx-code-block as part of the page', () => {
    expect(page('fences')).toMatch(/Kept by aviary\..*for the letter\..*stays code/s);
    expect(page('fences')).toMatch(/data-group="npm2yarn".*pnpm.*kestrel/s);
  });

  it('takes ids of headings that are written with escapes', () => {
    const headings = [...page('ids').matchAll(/<h3 id="([^"]*)">(\w+)/g)];
    expect(headings.map(([, id, text]) => [id, text])).toEqual([
      ['my_loft', 'Loft'],
      ['my_perch', 'Perch'],
      ['nest', 'Nest'],
    ]);
  });

  it('keeps ids of the frame apart from those of headings', () => {
    const ids = Array.from(page('ids').matchAll(/\sid="?([^"\s>]+)/g), ([, id]) => id);
    expect(ids).toContain('main');
    expect(ids).toContain('drawer');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
