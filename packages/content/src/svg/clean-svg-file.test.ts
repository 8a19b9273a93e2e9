import { expect, test } from 'vitest';
import { cleanSvgFile } from './clean-svg-file.ts';

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

function cleaned(inside: string, before = ''): string {
  const bytes = cleanSvgFile(new TextEncoder().encode(`${before}<svg ${NS}>${inside}</svg>`));
  const text = new TextDecoder().decode(bytes);
  expect(text).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
  return text.replace(/^<svg [^>]*>|<\/svg>$/g, '');
}

test('a file with nothing to clean keeps its bytes', () => {
  const plain = new TextEncoder().encode('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>\n');
  expect(cleanSvgFile(plain)).toBe(plain);
});

test.each([
  ['<script>a()</script><path d="M0 0"/>', '<path d="M0 0"></path>'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">a()</s:script>', ''],
  ['<script xlink:href="http://x"/><g/>', '<g></g>'],
  ['<g onclick="a()" id="b"/>', '<g id="b"></g>'],
  ['<image href="http://x/a.png"/>', '<image></image>'],
  ['<image xlink:href="//x/a.png" width="1"/>', '<image width="1"></image>'],
  [
    '<image href="data:image/png;base64,AA=="/>',
    '<image href="data:image/png;base64,AA=="></image>',
  ],
  ['<use href="http://x#a"/><use href="#a"/>', '<use></use><use href="#a"></use>'],
  ['<use href="data:image/svg+xml,x#a"/>', '<use></use>'],
  ['<feImage href="http://x"/>', '<feImage></feImage>'],
  ['<a href="https://x">b</a>', '<a href="https://x">b</a>'],
  ['<a href="java&#9;script:b()">c</a>', '<a>c</a>'],
  ['<a href="#"><set attributeName="href" to="javascript:a()"/></a>', '<a href="#"></a>'],
  ['<g xml:base="http://x"><use href="#a"/></g>', '<g><use href="#a"></use></g>'],
  [
    '<rect fill="url(http://x#a)" style="filter:url(//x)"/>',
    '<rect fill="none" style="filter:none"></rect>',
  ],
  ['<rect fill="url(#a)"/><a href="#b"/>', '<rect fill="url(#a)"></rect><a href="#b"></a>'],
  [
    '<style><![CDATA[@import "http://x"; a>b{fill:red}]]></style>',
    '<style>  a&gt;b{fill:red}</style>',
  ],
  ['<style>a{fill:red}<script>b()</script></style>', '<style>a{fill:red}</style>'],
  [
    '<foreignObject><p xmlns="h">a<img src="http://x" srcset="//x 1x"/></p></foreignObject>',
    '<foreignObject><p xmlns="h">a<img></img></p></foreignObject>',
  ],
  [
    '<foreignObject><iframe src="http://x"/><link href="http://x"/></foreignObject>',
    '<foreignObject></foreignObject>',
  ],
  ['<!-- a -> b --><a href="#"/>', '<!-- a -> b --><a href="#"></a>'],
  ['a &lt; b &amp; c', 'a &lt; b &amp; c'],
])('%j becomes %j', (inside, expected) => {
  expect(cleaned(inside)).toBe(expected);
});

test('elements of HTML are cleaned without a word of SVG that loads', () => {
  const html = '<object xmlns="http://www.w3.org/1999/xhtml" data="//x"/>';
  const bytes = cleanSvgFile(new TextEncoder().encode(`<svg>${html}</svg>`));
  expect(new TextDecoder().decode(bytes)).toBe('<svg></svg>');
});

test('entities hide nothing, and stylesheets of the document go', () => {
  const doctype = `<?xml version="1.0"?><?xml-stylesheet href="http://x"?><!DOCTYPE svg [
    <!ENTITY run "javascript:a()"> <!ENTITY part '<script>b()</script>'> <!ENTITY colour "red">
    <!ENTITY far SYSTEM "http://x">
  ]>`;
  const inside = '<a href="&run;">&part;&far;</a><rect fill="&colour;"/>';
  expect(cleaned(inside, doctype)).toBe('<a></a><rect fill="red"></rect>');
});

test('entities do not grow without measure', () => {
  const entities = Array.from({ length: 9 }, (_, n) => {
    return `<!ENTITY e${n + 1} "${`&e${n};`.repeat(20)}">`;
  });
  const bomb = `<!DOCTYPE svg [<!ENTITY e0 "lol">${entities.join('')}]>`;
  expect(cleaned('<text>&e9;</text>', bomb).length).toBeLessThan(2_000_000);
  const long = `<!DOCTYPE svg [<!ENTITY e "${'x'.repeat(20_000)}">]>`;
  expect(cleaned(`<text>${'&e;'.repeat(30_000)}</text>`, long).length).toBeLessThan(2_000_000);
});

test.each(['utf-16le', 'utf-16be'] as const)('other encodings hide nothing: %s', (encoding) => {
  const bytes = Buffer.from(`\ufeff<svg ${NS}><script>a()</script></svg>`, 'utf16le');
  if (encoding === 'utf-16be') bytes.swap16();
  expect(new TextDecoder().decode(cleanSvgFile(bytes))).not.toContain('script');
});
