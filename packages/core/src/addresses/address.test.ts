import { describe, expect, test } from 'vitest';
import {
  canonicalUrl,
  decodePath,
  decodePathStrictly,
  encodeForQuery,
  encodePath,
  hrefOfAddress,
  hrefOfPath,
  hrefOfRoute,
  htmlPath,
  idOfFragment,
  pageAddress,
  pageRoute,
  routeOfAddress,
  routeOfPath,
  urlOfHref,
} from './address.ts';
import { routeChunkPath } from './chunk-path.ts';

/** All printable characters of ASCII, and some others. */
const TEXT = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => at + 32))}ä e\u0301日本🚀`;

test('a path becomes a route and comes back', () => {
  for (const path of [TEXT, '50%', '100% ä', '%41', '%2525', 'a?b#c', '']) {
    expect(decodePath(routeOfPath(path))).toBe(path);
    expect(decodePath(encodePath(path))).toBe(path);
  }
  expect(routeOfPath('/50% ä?#')).toBe('/50%25 ä%3F%23');
});

test('browsers find nothing to encode in an href, and read its path as it is', () => {
  const href = hrefOfPath(TEXT, { basePath: '/base/' });
  const { pathname, search, hash } = new URL(href, 'https://example.org');
  expect({ pathname, search, hash }).toEqual({ pathname: href, search: '', hash: '' });
  expect(decodeURIComponent(pathname)).toBe(`/base/${TEXT}`);
  // Characters that the URL Standard does not encode stay readable.
  expect(encodePath("/a!b$c&d'e(f)g*h+i,j;k=l:m@n[o]p|q~r")).toBe(
    "/a!b$c&d'e(f)g*h+i,j;k=l:m@n[o]p|q~r",
  );
  expect(encodePath('\ud800')).toBe('%EF%BF%BD');
});

test('a path ends any address of another site', () => {
  for (const folder of ['https://example.org/edit/', 'https://example.org/edit?branch=a&path=']) {
    const { href, hash } = new URL(folder + encodeForQuery(`a/${TEXT}`));
    const { pathname, searchParams } = new URL(href);
    const path = searchParams.get('path') ?? decodeURIComponent(pathname.replace('/edit/', ''));
    expect({ path, hash }).toEqual({ path: `a/${TEXT}`, hash: '' });
  }
  expect(encodeForQuery(TEXT)).toBe(TEXT.split('/').map(encodeURIComponent).join('/'));
  expect(encodeForQuery('a b/c++\ud800')).toBe('a%20b/c%2B%2B%EF%BF%BD');
});

test.each([
  ['/a%20b', '/a b'],
  ['/50%25', '/50%'],
  ['/50%', undefined],
  ['/%E4', undefined],
  ['/%zz', undefined],
])('%s is read as %s where it has to lead somewhere', (written, path) => {
  expect(decodePathStrictly(written)).toBe(path);
});

test.each([
  ['/', 'index.html', 'index.html'],
  ['/a/b', 'a/b/index.html', 'a/b.html'],
  ['/a/b/', 'a/b/index.html', 'a/b.html'],
  ['/50%25 ä/v1.0', '50% ä/v1.0/index.html', '50% ä/v1.0.html'],
  ['/404.html', '404.html', '404.html'],
])('the file of the page %s lies at %s, or at %s without slashes', (route, folder, file) => {
  expect(htmlPath(route, 'preserve')).toBe(folder);
  expect(htmlPath(route, 'always')).toBe(folder);
  expect(htmlPath(route, 'never')).toBe(file);
});

test.each([
  ['/a%20b', '/a b'],
  ['/%C3%A4', '/ä'],
  ['/100%', '/100%25'],
  ['/100%25', '/100%25'],
  ['/%E4', '/%25E4'],
  ['/a%3Fb?c=%20#d%20', '/a%3Fb?c=%20#d%20'],
])('%s is written %s in its normal form', (written, normal) => {
  expect(routeOfAddress(written)).toBe(normal);
  expect(routeOfAddress(normal)).toBe(normal);
});

test('the chunk of a page lies at its decoded route', () => {
  expect(routeChunkPath('/50%25 ä/%3F/')).toBe('assets/routes/50% ä/?.js');
});

test.each([
  ['', ''],
  ['#', ''],
  ['#größe', 'größe'],
  ['#gr%C3%B6%C3%9Fe--50%25', 'größe--50%'],
  ['#50%', '50%'],
])('the fragment "%s" names "%s"', (hash, id) => {
  expect(idOfFragment(hash)).toBe(id);
});

describe('the trailing-slash policy', () => {
  const style = (trailingSlash: 'preserve' | 'always' | 'never') =>
    ({ basePath: '/', trailingSlash, url: 'https://example.org' }) as const;

  test.each(['/v1.0', '/docs/node.js', '/a', '/50%25.b'])('holds for the page %s', (route) => {
    expect(pageRoute(route, 'always')).toBe(`${route}/`);
    expect(pageRoute(`${route}/`, 'never')).toBe(route);
    expect(pageRoute(`${route}/`, 'preserve')).toBe(`${route}/`);
    expect(canonicalUrl(route, style('always'))).toBe(`https://example.org${route}/`);
    expect(hrefOfRoute(`${route}/`, style('never'))).toBe(route);
  });

  test('leaves the root and routes that name their file', () => {
    expect(pageRoute('/', 'never')).toBe('/');
    expect(pageRoute('/404.html', 'always')).toBe('/404.html');
  });

  test('takes an address with an extension for a file, unless it is a page', () => {
    const isPage = (key: string) => key === '/v1.0';
    expect(hrefOfAddress('/a b.pdf?x#y', style('always'), isPage)).toBe('/a%20b.pdf?x#y');
    expect(hrefOfAddress('/v1.0?x#y', style('always'), isPage)).toBe('/v1.0/?x#y');
    for (const file of ['/disk.001', '/a.tar-gz', '/notes.v2-draft', '/.well-known']) {
      expect(hrefOfAddress(file, style('always'), isPage)).toBe(file);
    }
    expect(hrefOfAddress('../guide', style('always'))).toBe('../guide');
    // Without `isPage`, only an extension with a letter makes it a file.
    for (const file of ['/a.pdf', '/a.7z', '/v1.0.zip', '/node.js', '/a.tar-gz']) {
      expect(hrefOfAddress(file, style('always'))).toBe(file);
    }
    for (const page of ['/v1.0', '/1.2.3', '/v1.0-beta', '/dot.', '/1.x', '/docs/v2.0.x']) {
      expect(hrefOfAddress(page, style('always'))).toBe(`${page}/`);
      expect(hrefOfAddress(`${page}/`, style('never'))).toBe(page);
    }
    expect(hrefOfAddress('/guide#y', style('always'))).toBe('/guide/#y');
    // An address normalised with `isPage` stays the same when normalised again without it.
    for (const policy of ['always', 'never'] as const) {
      const settled = pageAddress('/v1.0', policy, isPage);
      expect(pageAddress(settled, policy)).toBe(settled);
    }
  });
});

test.each([
  ['/base/a%20b/?c#d', 'https://example.org/base/a%20b/?c#d'],
  ['https://other.example/', 'https://other.example/'],
  ['//other.example/a', 'https://other.example/a'],
  ['#part', '#part'],
])('the full address of the href %j', (href, url) => {
  expect(urlOfHref(href, { url: 'https://example.org' })).toBe(url);
});

test.each(['https://other.example/a b', '//other.example/a', 'mailto:a@b.example'])(
  'the outside address %s stays as it is',
  (address) => {
    expect(pageAddress(address, 'always')).toBe(address);
    expect(hrefOfAddress(address, { basePath: '/base/', trailingSlash: 'always' })).toBe(address);
  },
);
