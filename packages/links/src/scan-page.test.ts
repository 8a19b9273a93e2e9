import { expect, test } from 'vitest';
import { joinScans, scanPage } from './scan-page.ts';

test('ids and addresses come decoded, in order and once', () => {
  expect(
    scanPage(`<p ID='one' class="x">a &lt; b</p><a name=two href="/a?x=1&amp;y=2">A</a>
      <a href="/a?x=1&amp;y=2">again</a><img src=" /b.png " id="&#x31;"><p id="one" id="three">`),
  ).toEqual({
    ids: ['one', 'two', '1'],
    references: [
      { href: '/a?x=1&y=2', kind: 'link' },
      { href: '/b.png', kind: 'image' },
    ],
  });
});

test('raw text holds nothing, foreign content does', () => {
  expect(
    scanPage(`<title><a href="/1"></title><style><a href="/2"></style><script>"<a href='/3'>"</script>
      <textarea><a href="/4"></textarea><!-- <a href="/5"> -->
      <svg><style/><title/><a xlink:href="/svg" id="in-svg"></a><foreignObject><a href="/html"></a></foreignObject></svg>
      <a href="/after"></a>`),
  ).toEqual({
    ids: ['in-svg'],
    references: [
      { href: '/svg', kind: 'link' },
      { href: '/html', kind: 'link' },
      { href: '/after', kind: 'link' },
    ],
  });
});

test('an element that its author vouches for keeps its ids and is not asked further', () => {
  expect(
    scanPage(
      '<a id="x" name="y" href="/1" data-noBrokenLinkCheck></a><img data-nobrokenlinkcheck="" src="/2"><a href="/3">',
    ),
  ).toEqual({ ids: ['x', 'y'], references: [{ href: '/3', kind: 'link' }] });
});

test('a page that is scanned in two parts gives what it gives in one', () => {
  const elements = [
    '<a href="/a" id="one">',
    '<a href="/a">',
    '<a href="#one">',
    '<a href="#two">',
    '<img src="/a">',
    '<p id="two">',
    '<a href="javascript:a()">',
  ];
  for (const first of elements) {
    for (const second of elements) {
      for (const third of elements) {
        const parts = [scanPage(first + second), scanPage(third)] as const;
        expect(joinScans(...parts)).toEqual(scanPage(first + second + third));
      }
    }
  }
});
