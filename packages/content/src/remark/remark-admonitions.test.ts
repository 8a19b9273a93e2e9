import { describe, expect, it } from 'vitest';
import { DEFAULTS, renderPage } from '../testing/render-page.ts';

const box = (kind: string, title: string, content: string, extra = '') =>
  `<div class="admonition admonition-${kind}" role="note"${extra}><p class="admonition-title">${title}</p>${content}</div>`;

const html = async (source: string) => {
  const page = await renderPage(source);
  expect(page.diagnostics).toEqual([]);
  return page.html;
};

describe('admonitions', () => {
  it.each(['note', 'tip', 'info', 'warning', 'caution', 'danger', 'important'])(
    'know %s',
    async (kind) => {
      const title = kind.charAt(0).toUpperCase() + kind.slice(1);
      expect(await html(`:::${kind}\n\ntext\n\n:::`)).toBe(box(kind, title, '<p>text</p>'));
    },
  );

  it.each([
    [':::note[A *b*]\nx\n:::', box('note', 'A <em>b</em>', '<p>x</p>')],
    [':::note A *b* `c`\nx\n:::', box('note', 'A <em>b</em> <code>c</code>', '<p>x</p>')],
    [':::note   A   \n\nx\n\n:::', box('note', 'A', '<p>x</p>')],
    [':::note\tA\nx\n:::', box('note', 'A', '<p>x</p>')],
    [':::note [A]\nx\n:::', box('note', '[A]', '<p>x</p>')],
    [':::note A {1 + 1}\nx\n:::', box('note', 'A 2', '<p>x</p>')],
    [':::note A [b](c)\nx\n:::', box('note', 'A <a href="c">b</a>', '<p>x</p>')],
    [':::note A\n:::', box('note', 'A', '')],
    [':::note{title="A *b*"}\nx\n:::', box('note', 'A *b*', '<p>x</p>')],
    [':::note[B]{title="A" #b}\nx\n:::', box('note', 'A', '<p>x</p>', ' id="b"')],
    [':::note[B]{title=""}\nx\n:::', box('note', 'B', '<p>x</p>')],
    [':::note A {#b}\nx\n:::', box('note', 'A', '<p>x</p>', ' id="b"')],
    [':::note{#b}\nx\n:::', box('note', 'Note', '<p>x</p>', ' id="b"')],
    ['text\n:::note A\nx\n:::', `<p>text</p>\n${box('note', 'A', '<p>x</p>')}`],
  ])('read titles: %j', async (source, expected) => {
    expect(await html(source)).toBe(expected);
  });

  it('take classes', async () => {
    expect(await html(':::note A {#b .c .d}\nx\n:::')).toContain(
      '<div class="admonition admonition-note c d" role="note" id="b">',
    );
    expect(await html(':::note[A]{.c #b}\nx\n:::')).toContain(
      '<div class="admonition admonition-note c" role="note" id="b">',
    );
  });

  it('nest with more colons', async () => {
    const inner = box('warning', 'In', '<p>x</p>');
    const outer = box('tip', 'Out', `${inner}<p>y</p>`);
    expect(await html(':::::tip Out\n::::warning[In]\nx\n::::\ny\n:::::')).toBe(outer);
    expect(await html(':::::tip[Out]\n::::warning In\nx\n::::\ny\n:::::')).toBe(outer);
    expect(await html(':::tip Out\n\n:::warning In\nx\n:::\n\ny')).toContain(inner);
  });

  it('stand in lists and quotations and hold them', async () => {
    expect(await html('- a\n\n  :::tip T\n  b\n  :::\n\n- c')).toContain(
      box('tip', 'T', '<p>b</p>'),
    );
    expect(await html('> :::tip T\n> b\n> :::')).toContain(box('tip', 'T', '<p>b</p>'));
    expect(await html(':::tip T\n- a\n\n  b\n\n```js\n:::\n```\n:::\n')).toContain('<ul>');
  });

  it('end where their container ends', async () => {
    expect(await html('> :::tip T\n> b\n\nc')).toBe(
      `<blockquote>\n${box('tip', 'T', '<p>b</p>')}\n</blockquote>\n<p>c</p>`,
    );
  });

  it('keep content indented like the fence', async () => {
    expect(await html('  :::tip T\n  a\n\n  - b\n  :::')).toContain('<p>a</p>');
  });

  it('leave colons in prose alone', async () => {
    const prose = 'At 10:30, a:b, :c[d], ::e{f=1} and x::y :::z';
    expect(await html(`${prose.replace('{', '\\{')}\n`)).toBe(`<p>${prose}</p>`);
    expect(await html('::leaf[x]\n')).toBe('<p>::leaf[x]</p>');
    expect(await html('::: a b\n')).toBe('<p>::: a b</p>');
    expect(await html(':a[*b*](c)\n')).toBe('<p>:a<a href="c"><em>b</em></a></p>');
  });

  it('stay text in code', async () => {
    expect(await html('`:::note A`')).toBe('<p><code>:::note A</code></p>');
    expect(await html('```\n:::note A\n:::\n```')).toContain(':::note A\n:::');
  });

  it('take configured kinds', async () => {
    const markdown = { ...DEFAULTS.markdown, admonitions: ['deprecated'] };
    const page = await renderPage(':::deprecated Old\nx\n:::', { markdown });
    expect(page.diagnostics).toEqual([]);
    expect(page.html).toBe(box('deprecated', 'Old', '<p>x</p>'));
  });

  it('are warned about when the kind is unknown', async () => {
    const page = await renderPage('a\n\n:::waring\nx\n:::');
    expect(page.diagnostics).toMatchObject([
      {
        code: 'unknown-admonition',
        severity: 'warning',
        hint: 'Did you mean "warning"?',
        place: { line: 3, column: 1, endLine: 3, endColumn: 10 },
      },
    ]);
    expect(page.html).toContain('<p>x</p>');
  });

  it.each([
    [':::note A\nx\n\n## B', 1],
    ['a\n\n::::note\n:::tip\nx\n:::', 3],
    ['---\nformat: md\n---\n\n:::note\nx', 5],
  ])('are warned about where nothing closes them: %j', async (source, line) => {
    const { diagnostics, html } = await renderPage(source);
    expect(diagnostics).toMatchObject([
      { code: 'unclosed-admonition', severity: 'warning', place: { line, column: 1 } },
    ]);
    expect(html).toContain('<p>x</p>');
  });

  it('need not be closed where a quote or a list ends, or by more colons than they begin with', async () => {
    expect(await html('> :::note\n> x\n\n- :::tip\n  x\n\n:::note\nx\n::::')).toContain('x');
  });

  it('are the same in format md, braces in their titles included', async () => {
    const md = await html('---\nformat: md\n---\n:::note A {b}\nx\n:::\n\n:::tip[*C*]\ny\n:::');
    expect(md).toContain('<p class="admonition-title">A {b}</p><p>x</p>');
    expect(md).toContain('<p class="admonition-title"><em>C</em></p><p>y</p>');
  });

  it('have their titles only in brackets when compatibility is off', async () => {
    const markdown = {
      ...DEFAULTS.markdown,
      v1Compatibility: { ...DEFAULTS.markdown.v1Compatibility, admonitions: false },
    };
    const page = await renderPage(':::note A\n\n:::\n\n:::note[B]\nx\n:::', { markdown });
    expect(page.html).toContain('<p>:::note A</p>');
    expect(page.html).toContain(box('note', 'B', '<p>x</p>'));
  });
});
