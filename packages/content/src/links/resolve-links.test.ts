import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderCode, renderPage } from '../testing/render-page.ts';
import type { ResolveLink } from './resolve-links.ts';

/** Adds a base path and returns a size for images. */
const resolveLink: ResolveLink = (href) =>
  /\.(?:png|webp)\b/.test(href)
    ? { href: `/base/${href}`, width: 3, height: 2 }
    : { href: `/base/${href}` };

describe('addresses', () => {
  it('are resolved wherever they are written, and listed with their places', async () => {
    const source = [
      '---',
      'title: A',
      '---',
      '[a](b.md "t") ![c](d.png) [e]',
      '',
      '[e]: f.md',
      '',
      '<a href="g.md">h</a> <img src="i.png" alt="" />',
      '',
      '<video',
      '  poster="j.png"',
      '  src={"k.mp4"}',
      '/>',
      '',
      '<object data="l.svg"></object>',
    ].join('\n');
    const page = await renderPage(source, { resolveLink });
    expect(page.diagnostics).toEqual([]);
    const at = (line: number, column: number) => ({ file: 'docs/page.mdx', line, column });
    expect(page.links).toMatchObject([
      { href: '/base/b.md', written: 'b.md', place: at(4, 1) },
      { href: '/base/d.png', written: 'd.png', place: at(4, 15) },
      { href: '/base/f.md', written: 'f.md', place: at(4, 27) },
      { href: '/base/g.md', written: 'g.md', place: at(8, 4) },
      { href: '/base/i.png', written: 'i.png', place: at(8, 27) },
      { href: '/base/j.png', written: 'j.png', place: at(11, 3) },
      { href: '/base/k.mp4', place: at(12, 3) },
      { href: '/base/l.svg', place: at(15, 9) },
    ]);
    expect(page.html).toContain('<a href="/base/b.md" title="t">a</a>');
    expect(page.html).toContain(
      '<img src="/base/d.png" alt="c" width="3" height="2" loading="lazy"/>',
    );
    expect(page.html).toContain(
      '<img src="/base/i.png" alt="" width="3" height="2" loading="lazy"/>',
    );
    expect(page.html).toContain('<video poster="/base/j.png" src="/base/k.mp4">');
  });

  it.each([
    ['<Link to="b">c</Link>', { to: 'b', href: '/base/b' }],
    ['<Link to="./b.md#d">c</Link>', { to: './b.md#d', href: '/base/./b.md#d' }],
    ['<Link to="/b">c</Link>', { to: '/b' }],
    ['<Link to="#b">c</Link>', { to: '#b' }],
    ['<Link to="https://b.example">c</Link>', { to: 'https://b.example' }],
    ['<Link to={"b"}>c</Link>', { to: 'b', href: '/base/b' }],
    ['<Link to={`b`}>c</Link>', { to: 'b', href: '/base/b' }],
    ['<Link to={"b" + 1}>c</Link>', { to: 'b1' }],
    ['<Link to="b" href="d">c</Link>', { to: 'b', href: '/base/d' }],
  ])(
    'of links that are relative are resolved beside the written ones: %s',
    async (source, given) => {
      const { code } = await renderPage(source, { resolveLink, html: false });
      let shown: object = {};
      const Link = ({ children, ...rest }: { readonly children?: unknown }) => {
        shown = rest;
        return null;
      };
      renderCode(code, { Link });
      expect(shown).toEqual(given);
    },
  );

  it('of links that are not checked are resolved in `to` as well', async () => {
    const resolve: ResolveLink = () => ({ href: '/app', unchecked: true });
    const source = '<Link to="pathname:///app">c</Link>';
    const { code } = await renderPage(source, { resolveLink: resolve, html: false });
    const Link = ({ to: _, ...rest }: { readonly to?: string }) => createElement('a', rest);
    expect(renderCode(code, { Link })).toBe('<a href="/app" data-nobrokenlinkcheck="">c</a>');
  });

  it('say nothing about what was written when it stays as it is', async () => {
    const { links } = await renderPage('[a](b)');
    expect(links).toEqual([
      {
        href: 'b',
        place: { file: 'docs/page.mdx', line: 1, column: 1, endLine: 1, endColumn: 7 },
      },
    ]);
  });

  it('of components stay as written where a file is missing, but not where a page is', async () => {
    const source =
      'export const Card = (props) => <a {...props} />\n\n<Card href="b.md" />\n\n<Card href="c.pdf" />';
    const { links } = await renderPage(source, {
      resolveLink: (href) => ({
        href: `/base/${href}`,
        missing: { file: href, ...(href === 'b.md' ? { kind: 'page' as const } : {}) },
      }),
    });
    expect(links.map(({ href, missing }) => [href, missing?.file])).toEqual([
      ['/base/b.md', 'b.md'],
      ['c.pdf', undefined],
    ]);
  });

  it('keep sizes that the writer gives', async () => {
    const { html } = await renderPage('<img src="a.png" width="10" />', {
      resolveLink,
    });
    expect(html).toBe('<img src="/base/a.png" width="10" height="7" loading="lazy"/>');
  });

  it('are handed over encoded, as they stand in HTML', async () => {
    const seen: string[] = [];
    await renderPage('[a](<b c.md>) [d](e%20f.md) <x@y.z>'.replace(' <x@y.z>', ' x@y.zz'), {
      resolveLink: (href) => {
        seen.push(href);
        return { href };
      },
    });
    expect(seen).toEqual(['b%20c.md', 'e%20f.md', 'mailto:x@y.zz']);
  });

  it('of headings and footnotes that docgen writes itself are left alone', async () => {
    const page = await renderPage('## A\n\nb[^1] [c](#a)\n\n[^1]: d', { resolveLink });
    expect(page.links.map((link) => link.written)).toEqual(['#a']);
    expect(page.html).toContain('href="#user-content-fn-1"');
    expect(page.html).toContain('<a class="anchor" aria-label="Link to A" href="#a"></a>');
  });

  it('are resolved in the HTML of format md, at their places', async () => {
    const page = await renderPage(
      '---\nformat: md\n---\na <a href="b">c</a>\n\n<div>\n<img src="d">\n</div>\n\n[e](f)',
      {
        resolveLink,
      },
    );
    expect(page.links).toMatchObject([
      { href: '/base/b', place: { line: 4, column: 3 } },
      { href: '/base/d', place: { line: 7, column: 1 } },
      { href: '/base/f', place: { line: 10, column: 1 } },
    ]);
  });
});

it('of srcset are resolved in elements, wherever they stand, and not what is said of their sizes', async () => {
  const source =
    '<img src="d" alt="" srcSet="e 1x, f 2x" /> <picture><source srcset="g,h"></picture>';
  for (const format of ['md', 'mdx'] as const) {
    const written = format === 'md' ? source : source.replace('"g,h">', '"g,h" />');
    const { html, links } = await renderPage(`---\nformat: ${format}\n---\n${written}`, {
      resolveLink,
    });
    expect(html).toMatch(/srcset="\/base\/e 1x, \/base\/f 2x"/i);
    expect(html).toMatch(/srcset="\/base\/g,h"/i);
    expect(links.map((link) => link.written)).toEqual(
      expect.arrayContaining(['d', 'e', 'f', 'g,h']),
    );
  }
});

it('of components and in expressions stay as they are, and are listed with their places', async () => {
  const source = [
    'export const Link = ({ to, children }) => <a href={to}>{children}</a>;',
    '',
    '<Link to="/b">c</Link>',
    '',
    '<Link srcSet="e 1x, f 2x" />',
    '',
    '<a',
    "  href={['/g', '?h'].join('')}",
    '>i</a>',
  ].join('\n');
  const { links, html, diagnostics } = await renderPage(source, { resolveLink });
  expect(diagnostics).toEqual([]);
  expect(links.map(({ href, place: { line, column } }) => [href, line, column])).toEqual([
    ['/base//b', 3, 7],
    ['/b', 3, 7],
    ['e', 5, 7],
    ['f', 5, 7],
    ['/base//g', 8, 3],
    ['/g', 8, 3],
    ['?h', 8, 3],
    ['', 8, 3],
  ]);
  expect(links.at(-1)).toMatchObject({ computedWith: ['/g', '?h'] });
  expect(html).toContain('<a href="/b">c</a>');
});

it('marks addresses that are not to be checked', async () => {
  const { html } = await renderPage('[a](b) <a href="c">d</a>\n\n![e](f)', {
    resolveLink: (href) => ({ href: `/${href}`, unchecked: true }),
  });
  expect(html).toContain('<a href="/b" data-nobrokenlinkcheck="">a</a>');
  expect(html).toContain('<a href="/c" data-nobrokenlinkcheck="">d</a>');
  expect(html).toContain('src="/f"');
  expect(html.match(/data-nobrokenlinkcheck/g)).toHaveLength(3);
});
