import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.ts';

const text = async (source: string) => {
  const { html, diagnostics } = await renderPage(source);
  expect(diagnostics).toEqual([]);
  return html.replace(/\n+/g, '\n').trim();
};

describe('comments in MDX', () => {
  it.each([
    ['in a sentence', 'a <!-- b --> c', '<p>a  c</p>'],
    ['over lines of a paragraph', 'a <!-- b\nc --> d', '<p>a  d</p>'],
    ['alone', 'a\n\n<!-- b -->\n\nc', '<p>a</p>\n<p>c</p>'],
    ['over blank lines, with what MDX could not read', '<!--\n\n{ <b\n\n-->\n\nc', '<p>c</p>'],
    ['one after the other', '<!-- a --><!-- b -->\nc', '<p>c</p>'],
    ['before text', '<!-- a --> b', '<p> b</p>'],
    ['between lines of a paragraph', 'a\n<!-- b -->\nc', '<p>a</p>\n<p>c</p>'],
    ['before a tag', '<!-- a --> <div>b</div>', '<div>b</div>'],
    ['in a tag on one line', '<div><!-- a --></div>', '<div></div>'],
    ['in a tag on lines of its own', '<div>\n  <!-- a -->\n  b\n</div>', '<div><p>b</p></div>'],
    ['after an expression', '{1 + 1} <!-- a -->', '2'],
    [
      'in a list',
      '- a\n\n  <!-- b\n  c -->\n\n  d',
      '<ul>\n<li>\n<p>a</p>\n<p>d</p>\n</li>\n</ul>',
    ],
    ['in a quotation', '> <!-- a -->\n> b', '<blockquote>\n<p>b</p>\n</blockquote>'],
    ['right below a list', '1. a\n<!-- b -->', '<ol>\n<li>a</li>\n</ol>'],
    [
      'of lines right below a list',
      '1. a\n<!-- b\nc -->\n\nd',
      '<ol>\n<li>a</li>\n</ol>\n<p>d</p>',
    ],
    [
      'of paragraphs right below a quotation',
      '> a\n<!-- b\n\n- c -->\n\nd',
      '<blockquote>\n<p>a</p>\n</blockquote>\n<p>d</p>',
    ],
    [
      'in an admonition',
      ':::tip T\n<!-- a -->\nb\n:::',
      '<div class="admonition admonition-tip" role="note"><p class="admonition-title">T</p><p>b</p></div>',
    ],
    ['in a link', '[a <!-- b -->c](d)', '<p><a href="d">a c</a></p>'],
    ['in a picture', '![a<!-- b -->](c)', '<p><img src="c" alt="a" loading="lazy"/></p>'],
    [
      'in a picture by reference',
      '![*a<!-- b -->*]\n\n[*a<!-- b -->*]: c',
      '<p><img src="c" alt="a" loading="lazy"/></p>',
    ],
    ['with dashes', 'a <!-- - -- --- --> b', '<p>a  b</p>'],
    ['empty', 'a <!----> b <!--> c <!---> d', '<p>a  b  c  d</p>'],
    ['with the end of a block comment in it', 'a <!-- */ b --> c', '<p>a  c</p>'],
  ])('are dropped %s', async (_, source, expected) => {
    expect(await text(source)).toBe(expected);
  });

  it('stay in code spans', async () => {
    expect(await text('`<!-- a -->`')).toBe('<p><code>&lt;!-- a --&gt;</code></p>');
  });

  it('stay in fences', async () => {
    expect(await text('```\n<!-- a -->\n```')).toContain('&lt;!-- a --&gt;');
    expect(await text('~~~html\n<!-- a -->\n~~~')).toContain('&lt;!-- a --&gt;');
  });

  it('stay in attribute strings and expressions', async () => {
    expect(await text('<p title="<!-- a -->">b</p>')).toBe('<p title="&lt;!-- a --&gt;">b</p>');
    expect(await text('{"<!-- a -->"}')).toBe('&lt;!-- a --&gt;');
  });

  it('stay in indented code of format md, and are HTML comments elsewhere in it', async () => {
    const { html } = await renderPage('---\nformat: md\n---\n\n    <!-- a -->\n\nb <!-- c --> d');
    expect(html).toContain('&lt;!-- a --&gt;');
    expect(html).toContain('<p>b  d</p>');
  });

  it('stay where an escape takes the meaning from them', async () => {
    expect(await text('a \\<!-- b -->')).toBe('<p>a &lt;!-- b --&gt;</p>');
  });

  it('need an end', async () => {
    const { diagnostics } = await renderPage('a\n\nb <!-- c\n\nd');
    expect(diagnostics).toMatchObject([
      {
        code: 'mdx-syntax',
        message: 'The comment that starts here is not closed.',
        place: { line: 3, column: 3 },
      },
    ]);
  });
});
