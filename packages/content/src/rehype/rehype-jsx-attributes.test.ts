import { describe, expect, it } from 'vitest';
import { DEFAULTS, renderPage } from '../testing/render-page.ts';

describe('HTML in MDX', () => {
  it.each([
    ['<p class="a b">c</p>', '<p class="a b">c</p>'],
    ['<p className="a">c</p>', '<p class="a">c</p>'],
    ['a <label for="b">c</label>', '<p>a <label for="b">c</label></p>'],
    [
      '<p style="color: red; margin-top:1px; --x: 2">a</p>',
      '<p style="color:red;margin-top:1px;--x:2">a</p>',
    ],
    ['<x-y for="a" style="color: red">b</x-y>', '<x-y for="a" style="color:red">b</x-y>'],
    ['<p style={{ color: "red" }}>a</p>', '<p style="color:red">a</p>'],
    [
      '<p tabindex="0" data-a-b="c" aria-label="d">e</p>',
      '<p tabindex="0" data-a-b="c" aria-label="d">e</p>',
    ],
    ['<p constructor="b">a</p>', '<p>a</p>'],
    ['<p Constructor="b" __proto__="c">a</p>', '<p>a</p>'],
    ['<x-y constructor="b">a</x-y>', '<x-y constructor="b">a</x-y>'],
    ['<td colspan="2">a</td>', '<td colSpan="2">a</td>'],
    [
      '<video autoplay muted playsinline controls />',
      '<video autoPlay="" muted="" playsInline="" controls=""></video>',
    ],
    [
      '<img src="a" srcset="a 2x" referrerpolicy="origin" />',
      '<img src="a" srcSet="a 2x" referrerPolicy="origin" loading="lazy"/>',
    ],
  ])('takes attributes as in HTML: %s', async (source, expected) => {
    const page = await renderPage(source);
    expect(page.diagnostics).toEqual([]);
    expect(page.html).toBe(expected);
  });

  it('leaves event handlers out and says so', async () => {
    const page = await renderPage('a\n\n<button onclick="go()">b</button>');
    expect(page.html).toContain('<button>b</button>');
    expect(page.diagnostics).toMatchObject([
      { code: 'html-event-handler', severity: 'warning', place: { line: 3, column: 9 } },
    ]);
  });

  it.each([
    ['md', 'x-y'],
    ['md', 'i'],
    ['mdx', 'x-y'],
    ['mdx', 'i'],
  ] as const)('leaves a style out that is none, and says so: %s, %s', async (format, name) => {
    const { html, diagnostics } = await renderPage(
      `a\n\nb <${name} style="color" id="c">d</${name}>`,
      { file: `docs/page.${format}`, markdown: { ...DEFAULTS.markdown, format: 'detect' } },
    );
    expect(html).toContain(`<${name} id="c">d</${name}>`);
    const column = format === 'md' ? 3 : name.length + 5;
    expect(diagnostics).toMatchObject([
      { code: 'invalid-style', severity: 'warning', place: { line: 3, column } },
    ]);
  });

  it('leaves event handlers out of HTML in Markdown, too', async () => {
    const { html, diagnostics } = await renderPage(
      'a\n\n<button onclick="go()" ontap="b" id="c">d</button>',
      { file: 'docs/page.md', markdown: { ...DEFAULTS.markdown, format: 'detect' } },
    );
    expect(html).toContain('<button id="c">d</button>');
    expect(diagnostics).toMatchObject([
      { code: 'html-event-handler', severity: 'warning', place: { line: 3, column: 1 } },
      { code: 'html-event-handler', message: expect.stringContaining('ontap') },
    ]);
  });

  it('leaves the properties of components alone', async () => {
    const page = await renderPage(
      'export const A = (props) => <i>{Object.keys(props).join()}</i>\n\n<A class="b" for="c" onclick="d" style="e" />',
    );
    expect(page.html).toBe('<i>class,for,onclick,style</i>');
  });
});
