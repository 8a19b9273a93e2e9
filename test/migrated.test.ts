import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCase } from './support/fixture-case.ts';

/**
 * A Docusaurus site with features that real sites use. After `docgen init`, without any edit,
 * `docgen build` must give the same result as Docusaurus.
 */
describe('a Docusaurus site', () => {
  const { project, run, remove } = openCase('migrated');
  const read = (path: string) => readFileSync(join(project, 'dist', path), 'utf8');
  // React separates adjacent texts with comments.
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

  it('provides the components of src/theme/MDXComponents to every page and partial', () => {
    const html = page('components');
    expect(html).toContain('<data value="250">2.50 €</data>');
    expect(html).toMatch(/Badge of the site.*Fresh/s);
    expect(html).toContain('<img alt="A photo" src="/images/leaf.png"');
    expect(html).toContain('<a href="/docs/ids">Ids</a>');
    expect(html).toMatch(/Paid <strong>at once<\/strong>, <data value="50">0.50 €<\/data>/);
  });

  it('resolves @theme/X to src/theme/X', () => {
    expect(page('own-theme')).toMatch(/Badge of the site.*Imported/s);
  });

  it('has no pages for files that the configuration excludes', () => {
    expect(page('own-theme')).toContain('Part of a page.');
    expect(existsSync(join(project, 'dist/docs/nest.part/index.html'))).toBe(false);
  });

  it('provides the building blocks of tabs and code blocks to src/theme', () => {
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

  it('has pages for React components in src/pages, including .js files, and for none in docs', () => {
    expect(read('index.html')).toContain('<h1>Kestrel flies</h1>');
    expect(page('own-theme')).toMatch(/Clicked 3 times/);
    expect(existsSync(join(project, 'dist/docs/counter/index.html'))).toBe(false);
    expect(existsSync(join(project, 'dist/index.test/index.html'))).toBe(false);
  });

  it('keeps the menus of the navbar, and names its icon links', () => {
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

  it('warns once for each target of links to languages and the blog', () => {
    const warnings = told.matchAll(
      /^warning external-route {2}docs\/elsewhere\.md:3:\d+\n +(.*?), which/gm,
    );
    expect(Array.from(warnings, ([, message]) => message).sort()).toEqual([
      'A link leads below "/fr"',
      'Links in 2 places lead below "/blog"',
    ]);
  });

  it('does not change absolute links to its own host', () => {
    expect(page('absolute')).toContain('href="https://docs.kestrel.example/v1/gone"');
  });

  it('removes comments that contain lists and quotes', () => {
    const html = page('comments');
    for (const text of ['Before.', 'Quoted.', 'Listed.', 'After.']) expect(html).toContain(text);
    expect(html).not.toMatch(/kestrel feed|no heading|in a quote|in a list|-->/);
  });

  it('finds files without ./ in the content root, the site folder, and beside the page', () => {
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

  it('finds paths with a leading slash in static folders and the site folder', () => {
    const html = page('root-paths');
    expect(html).toMatch(/<img src="\/assets\/leaf-\w+\.png" alt="A leaf"/);
    expect(html).toMatch(/src="\/assets\/leaf-\w+\.png" alt="A leaf from a component"/);
    expect(html).toContain('for the letter.');
    const [, style = ''] = /href="\/(assets\/docs-root-paths-\w+\.css)"/.exec(html) ?? [];
    const [, font = ''] = /url\("?\/(assets\/kestrel-\w+\.otf)/.exec(read(style)) ?? [];
    expect(read(font)).toBe('no font, but a file');
  });

  it('imports files as text with !!raw-loader! and ?raw', () => {
    expect(page('root-paths')).toMatch(/Both are the text\..*useState/s);
    expect(page('raw')).toContain('All are text.');
  });

  it('compiles Sass stylesheets and Sass modules', () => {
    const html = page('sass');
    const [, style = ''] = /href="\/(assets\/docs-sass-\w+\.css)"/.exec(html) ?? [];
    const [, nest, egg] = /\.(nest\w+_nest) \.(nest\w+_egg)\{width:3rem\}/.exec(read(style)) ?? [];
    expect(html).toContain(`<p class="${nest}">A nest of <span class="${egg}">`);
    expect(read(style)).toContain('.twig:hover{opacity:.5}');
  });

  it('provides the client API', () => {
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

  it("uses the folder's address for index files with an id, and sorts by file name", () => {
    const [, sidebar = ''] = page('birds').split(/<nav aria-label="?Pages/);
    const links = [...sidebar.matchAll(/<a href=(\/docs\/birds\/[^ >]*)[^>]*>([^<]*)/g)];
    expect(links.slice(0, 4).map(([, href, label]) => [href, label])).toEqual([
      ['/docs/birds/', 'Birds'],
      ['/docs/birds/2024', '2024'],
      ['/docs/birds/red-kite', 'Red kite'],
      ['/docs/birds/red', 'Red'],
    ]);
  });

  it('falls back to the file name as title, rather than to a heading below other text', () => {
    expect(page('birds/2024')).toContain('<title>2024 | Kestrel</title>');
    expect(page('guide/plain-text')).toContain('<title>plain-text | Kestrel</title>');
    expect(page('raw')).toContain('<title>Kestrel</title>');
  });

  it('treats mdx-code-block fences as part of the page', () => {
    expect(page('fences')).toMatch(/Kept by aviary\..*for the letter\..*stays code/s);
    expect(page('fences')).toMatch(/data-group="npm2yarn".*pnpm.*kestrel/s);
  });

  it('reads heading ids with escaped characters', () => {
    const headings = [...page('ids').matchAll(/<h3 id="([^"]*)">(\w+)/g)];
    expect(headings.map(([, id, text]) => [id, text])).toEqual([
      ['my_loft', 'Loft'],
      ['my_perch', 'Perch'],
      ['nest', 'Nest'],
    ]);
  });

  it('avoids ids of the frame as heading ids', () => {
    const ids = Array.from(page('ids').matchAll(/\sid="?([^"\s>]+)/g), ([, id]) => id);
    expect(ids).toContain('main');
    expect(ids).toContain('drawer');
    expect(new Set(ids).size).toBe(ids.length);
  });
});
