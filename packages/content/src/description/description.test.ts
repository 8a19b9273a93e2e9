import { describe, expect, it } from 'vitest';
import { type DescriptionOptions, renderDescription } from './description.ts';
import { renderPlainDescription } from './plain-description.ts';

const options: DescriptionOptions = { resolveLink: (href) => ({ href }) };
const html = (markdown: string) => renderDescription(markdown, options).html;

describe('renderDescription', () => {
  it.each([
    ['Plain.', '<p>Plain.</p>'],
    ['Amount in `EUR`, *net*.', '<p>Amount in <code>EUR</code>, <em>net</em>.</p>'],
    ['a\nb', '<p>a\nb</p>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['~~a~~ https://b.cd', '<p><del>a</del> <a href="https://b.cd">https://b.cd</a></p>'],
  ])('reads Markdown: %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it.each([
    ['Set {a: 1} or {b', '<p>Set {a: 1} or {b</p>'],
    ['import a from "b"', '<p>import a from "b"</p>'],
    ['a < b and c <= d', '<p>a &lt; b and c &lt;= d</p>'],
    ['List<String> of <T>', '<p>List&lt;String> of &lt;T></p>'],
    ['<Order>\n', '<p>&lt;Order></p>'],
    ['/users/<id>/x', '<p>/users/&lt;id>/x</p>'],
    ['## A {#b}', '<h4>A {#b}</h4>'],
    [':::note\na\n:::', '<p>:::note\na\n:::</p>'],
  ])('never reads MDX: %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it.each([
    ['<b>a</b> H<sub>2</sub>O', '<p><b>a</b> H<sub>2</sub>O</p>'],
    ['<details><summary>a</summary>b</details>', '<details><summary>a</summary>b</details>'],
    ['a <script>alert(1)</script> b', '<p>a &lt;script>alert(1)&lt;/script> b</p>'],
    ['a <script>b *c*', '<p>a &lt;script>b <em>c</em></p>'],
    ['<script>\nb\n\nc', '<p>&lt;script>\nb\n\nc</p>'],
    ['<div>a <T> b</div>', '<div>a &lt;T> b</div>'],
    ['<div>\n<style>b', '<div>\n&lt;style>b</div>'],
    ['<div class="b\nc\n\nd', '<p>&lt;div class="b\nc</p>\n<p>d</p>'],
    ['a <!-- b --> <template>d', '<p>a  &lt;template>d</p>'],
    ['<!-- a\n\nb', '<p>&lt;!-- a\n\nb</p>'],
    ['<![CDATA[a]]> <?b?>', '<p>&lt;![CDATA[a]]> &lt;?b?></p>'],
    ['<b onclick="a()" style="color:red" id="c">d</b>', '<p><b>d</b></p>'],
    ['<img src="javascript:a()" onerror="b()">', '<img>'],
    ['[a](javascript:b) <a href="JaVaScript:c">d</a>', '<p><a>a</a> <a>d</a></p>'],
    ['<iframe src="a"></iframe>', '<p>&lt;iframe src="a">&lt;/iframe></p>'],
    ['<a href="data:text/html,x">b</a>', '<p><a>b</a></p>'],
    ['<svg onload="a()"><script>b</script></svg>', '<p>&lt;script>b&lt;/script></p>'],
    ['<div><p>open', '<div><p>open</p></div>'],
  ])('lets only harmless HTML through: %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it('nests headings below those of the page', () => {
    const markdown = '# A\n\n## B\n\n#### C\n\n# A\n';
    expect(html(markdown)).toBe('<h4>A</h4>\n<h5>B</h5>\n<h6>C</h6>\n<h4>A</h4>');
  });

  it.each([
    [1, '## A\n\n#### B\n\n## C', '<h2>A</h2>\n<h3>B</h3>\n<h2>C</h2>'],
    [2, '<h3>A</h3>\n\n## B', '<h4>A</h4>\n<h3>B</h3>'],
    [3, '# A\n\n## B\n\n### C\n\n#### D', '<h4>A</h4>\n<h5>B</h5>\n<h6>C</h6>\n<h6>D</h6>'],
  ])('skips no level below one of level %d: %j', (below, markdown, expected) => {
    expect(renderDescription(markdown, { ...options, below }).html).toBe(expected);
  });

  it('resolves pictures for other screens as those for all', () => {
    const picture = '<picture><source srcset="/a.webp 2x, /b.webp"><img src="/c.png"></picture>';
    const resolveLink = (href: string) => ({ href: `/base${href}` });
    expect(renderDescription(picture, { resolveLink }).html).toContain(
      '<source srcset="/base/a.webp 2x, /base/b.webp"><img src="/base/c.png"',
    );
  });

  it('leaves nothing on elements that belongs to forms', () => {
    expect(html('<b action="javascript:a" method="post">a</b>')).toBe('<p><b>a</b></p>');
  });

  it('keeps the ids of footnotes', () => {
    const footnotes = html('a[^1]\n\n[^1]: b');
    expect(footnotes).toContain('href="#user-content-fn-1"');
    expect(footnotes).toContain('<li id="user-content-fn-1">');
  });

  it.each([
    'user-content-fn-1',
    'USER-content-fn-1',
    '&#117;ser-content-fn-1',
    '\0user-content-fn-1',
    '&#0;user-content-fn-1',
  ])('leaves out the id %j, which only a footnote may have', (id) => {
    const footnotes = html(`<b id="${id}">x</b> a[^1]\n\n[^1]: b`);
    expect(footnotes).toContain('<b>x</b>');
    expect(footnotes).toContain('<li id="user-content-fn-1">');
    expect(html(`<p id="${id}">x</p>`)).toBe('<p>x</p>');
  });

  it('gives the footnotes of several descriptions on a page different ids', () => {
    const second = renderDescription('a[^1]\n\n[^1]: b', { ...options, section: 2 }).html;
    expect(second).toContain('href="#user-content-2-fn-1"');
    expect(second).toContain('<li id="user-content-2-fn-1">');
    expect(second).not.toContain('user-content-fn');
  });

  it.each([
    ['a\n\n[^1]: *b*', '<p>a</p>\n<p>[^1]: <em>b</em></p>'],
    ['[^1]:\n    - b', '<p>[^1]:</p>\n<ul>\n<li>b</li>\n</ul>'],
    ['[^a]: b[^c]\n\n[^c]: d[^a]', '<p>[^a]: b[^c]</p>\n<p>[^c]: d[^a]</p>'],
  ])('shows footnotes that nothing refers to: %j', (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it('shows the second footnote with a label', () => {
    const footnotes = html('a[^1]\n\n[^1]: b\n\n[^1]: c');
    expect(footnotes).toContain('<p>[^1]: c</p>');
    expect(footnotes).toContain('<li id="user-content-fn-1">\n<p>b ');
  });

  it('ends what characters of direction start, in the text as well', () => {
    const { html, text } = renderDescription('a `\u202eb` c', options);
    expect(html).toBe('<p>a <code>\u202eb\u202c</code> c</p>');
    expect(text).toBe('a \u202eb\u202c c');
  });

  it('makes no headings where it shall not', () => {
    const flat = { ...options, flat: true };
    expect(renderDescription('# A\n\nb', flat).html).toBe('<p><strong>A</strong></p>\n<p>b</p>');
    expect(renderDescription('<h2>A</h2>', { ...flat, inline: true }).html).toBe(
      '<strong>A</strong>',
    );
  });

  it('resolves links and says where they are', () => {
    const { html: result, links } = renderDescription('a [b](c.md)\n\n<b>x</b>\n\n- ![d](e.png)', {
      resolveLink: (href) => ({ href: `/base/${href}` }),
    });
    expect(result).toContain('<a href="/base/c.md">b</a>');
    expect(links).toEqual([
      { href: '/base/c.md', written: 'c.md', line: 1, column: 3 },
      { href: '/base/e.png', written: 'e.png', line: 5, column: 3 },
    ]);
  });

  it('colours code', () => {
    expect(html('a\n\n```graphql\ntype A { b: Int }\n```')).toBe(
      '<p>a</p>\n<div class="code-block" data-language="graphql"><pre tabindex="0"><code class="language-graphql"><span class="token keyword">type</span> ' +
        '<span class="token constant">A</span> <span class="token punctuation">{</span> <span class="token attr-name">b</span><span class="token punctuation">:</span> <span class="token scalar">Int</span> <span class="token punctuation">}</span>' +
        '</code></pre><button class="copy-button" type="button" aria-label="Copy code"></button></div>',
    );
  });

  it('lets tables scroll in a box that is no landmark, as several descriptions may have the same', () => {
    const box = '<div class="table-scroll" role="group" aria-label="Table: a" tabindex="0"><table>';
    expect(html('| a |\n|---|\n| b |')).toContain(box);
    expect(html('<table><tr><th>a</th></tr></table>')).toContain(box);
  });

  it('gives the text on one line', () => {
    expect(renderDescription('# A\nb `c`\n\n- d\n- *e*f', options).text).toBe('A b c d ef');
    expect(renderDescription('Plain `a`.', options).text).toBe('Plain a.');
  });

  it('drops the only paragraph inline', () => {
    const inline = (markdown: string) =>
      renderDescription(markdown, { ...options, inline: true }).html;
    expect(inline('Plain.')).toBe('Plain.');
    expect(inline('*a*')).toBe('<em>a</em>');
    expect(inline('*a*\n\nb')).toBe('<p><em>a</em></p>\n<p>b</p>');
  });
});

describe('renderPlainDescription', () => {
  it.each([
    'Plain text, with "quotes" (and more): 5 % of $a; it\'s {b} – c… d/e #f g?',
    'Code `a>b` and `{c} *d*` in it.',
    '`a` first',
    'C# and 1. in the middle',
    'Über Ä',
    'The event added_to_a of b__c',
    'One line\nand `another`\n`one` (more)\n"x"',
  ])('gives what the parser gives: %j', (markdown) => {
    const plain = renderPlainDescription(markdown);
    expect(plain).toBeDefined();
    // A trailing line break does not change the result, but requires the parser.
    const parsed = renderDescription(`${markdown}\n`, options);
    expect(plain).toEqual({ html: parsed.html, text: parsed.text, lead: parsed.lead });
  });

  it.each([
    ' a',
    'a ',
    'a _b_',
    'a "_b_c"',
    'a_ b_',
    '`a`_b_`c`',
    '- a',
    '1. a',
    'a\n- b',
    'a\n\nb',
    'a \nb',
    'a  \nb',
    'a\n b',
    'a\n1. b',
    'a\n---',
    'a `b\nc`',
    'a *',
    'a &',
    'a *b*',
    'a_b_',
    'a & b',
    '&amp;',
    'a [b]',
    'a <b>',
    'a \\b',
    'www.a.b',
    'http://a.b',
    'a@b.cd',
    '`a<b>`',
    '`a&b`',
    '`\u202ea`',
    '``a``',
    'a `b',
    'a ` b `',
    '~a~',
    '#a',
    '| a |',
    '',
  ])('leaves the rest to it: %j', (markdown) => {
    expect(renderPlainDescription(markdown)).toBeUndefined();
  });
});
