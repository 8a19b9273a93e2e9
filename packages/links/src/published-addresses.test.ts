import { expect, test } from 'vitest';
import { publishedAddresses } from './published-addresses.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function problemsIn(text: string): string[] {
  return publishedAddresses(text, 'old.xml').diagnostics.map(
    ({ message, place }) => `${place?.line ?? '-'} ${message}`,
  );
}

test('reads the addresses of a sitemap, decoded, with their places', () => {
  const xml = `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://shop.example/a?b=1&amp;c=2</loc><lastmod>2026-01-01</lastmod></url>
  <url>
    <!-- <loc>https://shop.example/no</loc> -->
    <loc>
      https://shop.example/caf%C3%A9/
    </loc>
  </url>
</urlset>`;
  expect(publishedAddresses(xml, 'old.xml')).toEqual({
    value: [
      {
        address: 'https://shop.example/a?b=1&c=2',
        place: { file: 'old.xml', line: 3, column: 11 },
      },
      {
        address: 'https://shop.example/caf%C3%A9/',
        place: { file: 'old.xml', line: 7, column: 7 },
      },
    ],
    diagnostics: [],
  });
});

test('reads a text with an address in each line', () => {
  const { value } = publishedAddresses('\n/docs/a\n\n  https://shop.example/b  \n', 'old.txt');
  expect(value).toEqual([
    { address: '/docs/a', place: { file: 'old.txt', line: 2, column: 1 } },
    { address: 'https://shop.example/b', place: { file: 'old.txt', line: 4, column: 3 } },
  ]);
});

test.each([
  ['an empty file', '', ['- old.xml lists no addresses.']],
  ['a page', '<!doctype html><title>404</title>', ['- old.xml lists no addresses.']],
  [
    'an index of sitemaps',
    `${HEAD}<sitemapindex><sitemap><loc>https://shop.example/1.xml</loc></sitemap></sitemapindex>`,
    ['- old.xml lists other sitemaps instead of pages.'],
  ],
  ['a text of something else', '/a\ndocs/b\n', ['2 "docs/b" is not an address.']],
])('reports %s', (_name, text, expected) => {
  expect(problemsIn(text)).toEqual(expected);
});
