import { describe, expect, it } from 'vitest';
import { DEFAULTS, renderPage } from '../testing/render-page.ts';

const ids = async (source: string) =>
  (await renderPage(source)).headings.map(({ id, text }) => [id, text]);

describe('heading ids', () => {
  it('come from the text, numbered when they repeat', async () => {
    expect(await ids('## Über uns!\n\n## a `b` *c*\n\n### a `b` *c*\n')).toEqual([
      ['über-uns', 'Über uns!'],
      ['a-b-c', 'a b c'],
      ['a-b-c-1', 'a b c'],
    ]);
  });

  it.each([
    ['## Title {#my-id}', 'my-id', 'Title'],
    ['## Title {#my_id_x} ##', 'my_id_x', 'Title'],
    ['## Title{#v1.2}', 'v1.2', 'Title'],
    ['## *Title* {#a}   ', 'a', 'Title'],
    ['Title {#a}\n---', 'a', 'Title'],
    ['> ## Title {#a}', 'a', 'Title'],
    ['## Title {/* #a */}', 'a', 'Title'],
    ['## Title \\{#a\\}', 'a', 'Title'],
    ['## Title \\{#a}', 'a', 'Title'],
    ['## Title {#a\\_b}', 'a_b', 'Title'],
    ['## Title <!-- #a -->', 'a', 'Title'],
    ['## Title <!-- a remark -->', 'title', 'Title'],
  ])('can be written: %s', async (source, id, text) => {
    expect(await ids(source)).toEqual([[id, text]]);
  });

  it('are alone in their comment, however long it is', async () => {
    const space = ' '.repeat(9_000);
    expect(await ids(`## Title{/*${space}#a${space}*/ ''}`)).toEqual([['title', 'Title']]);
  });

  it('keep the markup of the heading', async () => {
    const { html } = await renderPage('## A *b* `c` {#d}');
    expect(html).toBe(
      '<div class="linked-heading"><h2 id="d">A <em>b</em> <code>c</code></h2><a class="anchor" aria-label="Link to A b c" href="#d"></a></div>',
    );
  });

  it('bring classes along', async () => {
    expect((await renderPage('## A {#a .b .c}')).html).toContain('<h2 id="a" class="b c">A</h2>');
    expect((await renderPage('## A {.b}')).html).toContain('<h2 class="b" id="a">A</h2>');
  });

  it('are only read at the end of a heading', async () => {
    expect(await ids('## `a {#b}`')).toEqual([['a-b', 'a {#b}']]);
    const { html, diagnostics } = await renderPage(
      'Text {#b}\n\n- item {#c}\n\n| a {#d} |\n|---|\n',
    );
    expect(diagnostics).toEqual([]);
    expect(html).toContain('<p>Text {#b}</p>');
    expect(html).toContain('<li>item {#c}</li>');
    expect(html).toContain('<th>a {#d}</th>');
  });

  it('stay text in fences', async () => {
    const { html } = await renderPage('```md\n## Title {#a}\n```');
    expect(html).toContain('{#a}');
  });

  it('are the same in format md', async () => {
    const headings = '## Title {#a_b}\n\n### Escaped \\{#c\\_d\\}\n\n### Braces {e}';
    expect(await ids(`---\nformat: md\n---\n${headings}`)).toEqual([
      ['a_b', 'Title'],
      ['c_d', 'Escaped'],
      ['braces-e', 'Braces {e}'],
    ]);
  });

  it('can be switched off', async () => {
    const markdown = {
      ...DEFAULTS.markdown,
      v1Compatibility: { comments: true, admonitions: false, headingIds: false },
    };
    const { diagnostics } = await renderPage('## Title {#a}', { markdown });
    expect(diagnostics).toMatchObject([{ code: 'mdx-syntax', place: { line: 1, column: 10 } }]);
  });

  it('are warned about when they are there twice', async () => {
    const { diagnostics } = await renderPage('## A {#x}\n\n## B {#x}\n\n## C {#d}\n\n## D\n');
    expect(diagnostics).toMatchObject([
      { code: 'duplicate-id', severity: 'warning', place: { line: 3 } },
      { code: 'duplicate-id', severity: 'warning', place: { line: 7 } },
    ]);
  });
});
