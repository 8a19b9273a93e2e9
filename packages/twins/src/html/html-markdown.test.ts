import { expect, test } from 'vitest';
import { htmlMarkdown } from './html-markdown.ts';

const markdown = (html: string) => htmlMarkdown(html, 'https://docs.example.org/base/guide/page/');

test.each([
  ['a sentence', '<p>Key of the `order`.</p>', 'Key of the \\`order\\`.'],
  ['a sentence with code', '<p>See <code>a_b</code>.</p>', 'See `a_b`.'],
  ['a sentence alone', 'See <code>a_b</code> (or c).', 'See `a_b` (or c).'],
  ['code beside code', '<p><code>a</code><code>b</code></p>', '`ab`'],
  [
    'what starts a list',
    '<p>1. one</p><p>- two</p><p># three</p>',
    '1\\. one\n\n\\- two\n\n\\# three',
  ],
  ['a reference', '<p>a &amp;amp; b &lt;b> c</p>', 'a \\&amp; b \\<b> c'],
  [
    'space at the ends of elements',
    '<p>a<strong> b </strong>c <em>d</em>\n e</p>',
    'a **b** c *d* e',
  ],
  ['space on both sides of a tag', '<p>a <strong> b</strong> <em> c</em></p>', 'a **b** *c*'],
  ['a list of lines', '<ul><li><p>a</p></li><li><p>b</p></li></ul>', '- a\n- b'],
  [
    'a list of paragraphs',
    '<ol start="3"><li><p>a</p><p>b</p></li><li><p>c</p></li></ol>',
    '3. a\n\n   b\n\n4. c',
  ],
  ['line breaks', '<p>a <br> b<br></p>', 'a\\\nb'],
  ['loose text beside blocks', 'a <b>b</b><p>c</p>d', 'a **b**\n\nc\n\nd'],
])('%s', (_, html, expected) => {
  expect(markdown(html)).toBe(expected);
});

test('what is there to be used or to be seen is left out', () => {
  expect(
    markdown(
      '<div class="linked-heading"><h2 id="a">A</h2><a class="anchor" href="#a" aria-label="Link to A"></a></div>' +
        '<nav><a href="/x">x</a></nav><button>Copy</button><p hidden="">no</p>' +
        '<svg><text>no</text></svg><i aria-hidden="true">no</i><script>no</script>' +
        '<div role="tablist"><button>no</button></div>' +
        '<img class="light-only" src="/l.png" alt="light"><img class="dark-only" src="/d.png" alt="dark">' +
        '<h3 id="b"><a href="#b">B</a></h3>',
    ),
  ).toBe('## A\n\n![light](https://docs.example.org/l.png)\n\n### B');
});

test('addresses are absolute, and none runs code', () => {
  expect(
    markdown(
      '<p><a href="../other">a</a> <a href="#b">b</a> <a href="//c.org/ä">c</a> ' +
        '<a href="mailto:d@e.org">d</a> <a href="javascript:alert(1)">e</a> <a>f</a> ' +
        '<img src="data:image/png;base64,AA" alt="g"><a href="/i" aria-label="I"><i></i></a></p>',
    ),
  ).toBe(
    '[a](https://docs.example.org/base/guide/other) [b](https://docs.example.org/base/guide/page/#b) ' +
      '[c](https://c.org/%C3%A4) [d](mailto:d@e.org) e f [I](https://docs.example.org/i)',
  );
});

test('an address keeps its ampersands unless they would start a character reference', () => {
  expect(markdown('<p><a href="https://a.org/?b=1&amp;c=2">R&amp;D</a></p>')).toBe(
    '[R\\&D](https://a.org/?b=1&c=2)',
  );
  expect(markdown('<p><a href="https://a.org/?b=1&amp;copy;=2">a</a></p>')).toBe(
    '[a](https://a.org/?b=1\\&copy;=2)',
  );
});

test('code that is a link is linked as a whole, other links in code are lost', () => {
  expect(
    markdown('<p><code><a href="/a">A</a></code> <code>[<a href="/a">A</a>!]</code></p>'),
  ).toBe('[`A`](https://docs.example.org/a) `[A!]`');
});

test('coloured code keeps its text and its language', () => {
  expect(
    markdown(
      '<div class="code-block"><div class="code-title">a.js</div><pre class="line-numbers">' +
        '<code class="language-js"><span class="line"><span class="token">let</span> a;\n</span>' +
        '<span class="line">b();\n</span></code></pre><button></button></div>' +
        '<pre><code class="language-text">``` plain</code></pre>',
    ),
  ).toBe('**a.js**\n\n```js\nlet a;\nb();\n```\n\n````\n``` plain\n````');
});

test('formulas are the TeX they were made from, and dollars beside them are escaped', () => {
  const katex = (tex: string) =>
    `<span class="katex"><span class="katex-mathml"><math><mi>x</mi><annotation encoding="application/x-tex">${tex}</annotation></math></span><span class="katex-html" aria-hidden="true">x</span></span>`;
  expect(
    markdown(
      `<p>It costs $5 or <span class="math">${katex('a_1')}</span>.</p>` +
        `<div class="math"><span class="katex-display">${katex('\\sum')}</span></div>`,
    ),
  ).toBe('It costs \\$5 or $a_1$.\n\n$$\n\\sum\n$$');
  expect(markdown('<p>It costs $5 or $6.</p>')).toBe('It costs $5 or $6.');
});

test.each([
  ['danger', 'Careful', '> **Danger: Careful**'],
  ['note', '', '> **Note**'],
  ['note', 'Note', '> **Note**'],
  // GitHub's alert.
  ['danger', 'Caution', '> **Caution**'],
  ['warning', 'Caution', '> **Warning: Caution**'],
])('an admonition says its kind once: %s with the title "%s"', (kind, title, heading) => {
  const html = `<div class="admonition admonition-${kind}" role="note"><p class="admonition-title">${title}</p><p>a</p></div>`;
  expect(markdown(html)).toBe(`${heading}\n>\n> a`);
});

test('a drawn diagram is its source', () => {
  expect(
    markdown(
      '<div class="mermaid-diagram" data-source="graph TD\n  a --&gt; b"><figure><svg></svg></figure></div>',
    ),
  ).toBe('```mermaid\ngraph TD\n  a --> b\n```');
});

test('cells that span others keep their place, blocks in cells become lines', () => {
  expect(
    markdown(
      '<table><thead><tr><th colspan="2">a</th><th style="text-align:right">b</th></tr></thead>' +
        '<tbody><tr><td rowspan="2">c</td><td>d|e</td><td><p>f</p><ul><li>g</li></ul></td></tr>' +
        '<tr><td>h</td><td><pre><code>i\n\nj</code></pre></td></tr></tbody></table>',
    ),
  ).toBe('| a | | b |\n| - | - | -: |\n| c | d\\|e | f<br>• g |\n| | h | `i`<br>`j` |');
});

test('cells keep the text of tables, formulas and footnotes in them', () => {
  const formula =
    '<span class="katex-display"><span class="katex"><annotation>x\n^2</annotation></span></span>';
  const footnotes =
    '<section data-footnotes=""><ol><li id="user-content-fn-1"><p>e</p><p>f</p></li></ol></section>';
  expect(
    markdown(
      '<table><tr><th>a<table><tr><td>b</td><td>c</td></tr><tr><td>d</td></tr></table></th>' +
        `<th>${formula}</th></tr><tr><td>${footnotes}</td></tr></table>`,
    ),
  ).toBe('| a<br>b c<br>d | $x ^2$ |\n| - | - |\n| [^1]: e<br>f | |');
});

test('formulas in cells have no pipes, which would end the cells', () => {
  const formula = (tex: string) => `<span class="katex"><annotation>${tex}</annotation></span>`;
  expect(
    markdown(
      `<p>${formula('|x|')}</p><table><tr><th>${formula('|x|')}</th>` +
        `<th><b>${formula('\\|y\\| \\\\| 1')}</b></th></tr></table>`,
    ),
  ).toBe('$|x|$\n\n| $\\vert x\\vert$ | **$\\|y\\| \\\\\\vert 1$** |\n| - | - |');
});

test('footnotes come back', () => {
  expect(
    markdown(
      '<p>a<sup><a href="#user-content-fn-x" id="user-content-fnref-x" data-footnote-ref="">1</a></sup></p>' +
        '<section data-footnotes="" class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>' +
        '<ol><li id="user-content-fn-x"><p>b <a href="#user-content-fnref-x" data-footnote-backref="">↩</a></p></li></ol></section>',
    ),
  ).toBe('a[^x]\n\n[^x]: b');
});
