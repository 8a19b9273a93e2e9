import { expect, test } from 'vitest';
import { linkInHtml } from './link-in-html.ts';

test.each([
  ['<a class="x" href="https://a.example">A<em>b</em></a>', 'Ab', 'https://a.example'],
  [" <A target=_blank href='/b?c&amp;d'>\n<b>B</b> &amp; C </A>\n", 'B & C', '/b?c&d'],
  ['<a href="/h"><img src="/h.svg" alt="Host"></a>', 'Host', '/h'],
])('%s is a link', (html, label, address) => {
  expect(linkInHtml(html)).toEqual({ label, address });
});

test.each([
  '<a href="/a">A</a> and more',
  '<a href="/a">A</a><a href="/b">B</a>',
  '<p><a href="/a">A</a></p>',
  '<a href="/a"><svg></svg></a>',
  '<a href="">A</a>',
  '<a name="a">A</a>',
  '<abbr href="/a">A</abbr>',
])('%s is not', (html) => {
  expect(linkInHtml(html)).toBeUndefined();
});
