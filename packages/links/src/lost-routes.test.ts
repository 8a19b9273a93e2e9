import { expect, test } from 'vitest';
import { lostRoutes, type PublishedSite } from './lost-routes.ts';

const scan = { ids: [], references: [] };

const site: PublishedSite = {
  pages: [
    { route: '/', scan },
    { route: '/guide/ordering', scan },
    { route: '/caf%C3%A9', scan },
  ],
  files: new Set(['prices.pdf']),
  redirects: [{ from: '/moved' }],
  unfinished: ['/broken'],
  externalRoutes: ['/blog'],
  ownRoutes: [],
  trailingSlash: 'preserve',
  siteUrl: 'https://shop.example',
  basePath: '/handbook/',
};

function told(addresses: readonly string[]): string[] {
  const published = addresses.map((address, index) => ({
    address,
    place: { file: 'old.xml', line: index + 1, column: 1 },
  }));
  return lostRoutes(published, site).map(
    ({ code, message, hint, place }) => `${place?.line} ${code}: ${message} ${hint}`,
  );
}

const below = (path: string) => `https://shop.example/handbook${path}`;

test('an address with a page, file, redirect or external route is not lost', () => {
  const kept = ['/', '', '/guide/ordering/', '/guide/ordering.html', '/café', '/prices.pdf'];
  const others = ['/moved', '/broken', '/blog/first', '/guide/ordering?from=mail#top'];
  expect(told([...kept, ...others].map(below))).toEqual([]);
});

test('an address that leads nowhere any more is reported with a redirect to the likeliest page', () => {
  expect(
    told([below('/guide/odering/'), 'https://other.example/x', '/handbook/gone.html']),
  ).toEqual([
    '1 lost-route: "/guide/odering/" was published, but there is no page, file or redirect at this address any more. Is "/guide/ordering" in its place now? Add { from: "/guide/odering", to: "/guide/ordering" } to redirects.',
    '3 lost-route: "/gone.html" was published, but there is no page, file or redirect at this address any more. Add { from: "/gone", to: … } to redirects.',
  ]);
});

test('an address that is listed in several forms is reported once', () => {
  expect(told([below('/gone'), below('/gone/'), below('/gone.html'), below('/gone?a=b')])).toEqual([
    '1 lost-route: "/gone" was published, but there is no page, file or redirect at this address any more. Add { from: "/gone", to: … } to redirects.',
  ]);
});

test.each([
  ['/100%25', '/100%25'],
  ['/what%3F', '/what%3F'],
  ['/c%23', '/c%23'],
  ['/old/*', '/old/%2A'],
  ['/old/:id', '/old/%3Aid'],
  ['/a%20b', '/a%20b'],
])('the redirect from %s is one that the configuration takes', (path, from) => {
  expect(told([below(path)])[0]).toContain(`Add { from: "${from}", to: … }`);
});

test('a sitemap of another site is reported beside one of this site', () => {
  const published = ['https://shop.example/handbook/', 'https://other.example/a'].map(
    (address, index) => ({ address, place: { file: `${index}.xml`, line: 1, column: 1 } }),
  );
  expect(lostRoutes(published, site).map(({ code, place }) => [code, place?.file])).toEqual([
    ['unusable-sitemap', '1.xml'],
  ]);
});

test('a sitemap of another site is reported once', () => {
  expect(told(['https://other.example/a', 'https://shop.example/b'])).toEqual([
    '1 unusable-sitemap: No address of old.xml is below "https://shop.example/handbook/", where the site is published. The first is "https://other.example/a". Give the sitemap of this site, or correct url and basePath in the configuration.',
  ]);
});
