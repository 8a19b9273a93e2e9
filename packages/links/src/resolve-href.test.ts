import { expect, test } from 'vitest';
import { resolveHref } from './resolve-href.ts';

const SITE = { siteUrl: 'https://example.org', basePath: '/a%20b/', checkAbsoluteLinks: true };

test.each([
  ['/a%20b/100%25%20%C3%A4', '/100% ä'],
  ['/a%20b/pi%23c%3F', '/pi#c?'],
  ['/a%20b', '/'],
  ['x%25', '/docs/x%'],
])('%s is the path %s', (href, path) => {
  expect(resolveHref(href, '/a%20b/docs/page', SITE)).toEqual({
    kind: 'inside',
    path,
    fragment: '',
  });
});

test.each(['/a%20b/100% ä', '/a%20b/50%', '/a%20b/%E4'])('no server can find %s', (href) => {
  expect(resolveHref(href, '/a%20b/', SITE)).toEqual({ kind: 'invalid' });
});

test('malformed paths of neighbours are their own business', () => {
  const { kind } = resolveHref('https://example.org/other/50%', '/a%20b/', SITE);
  expect(kind).toBe('outside');
});

test.each([
  'https://example.org/a%20b/gone',
  '//example.org/a%20b/gone',
  'https://*.example.com:99"',
])('%s is another site where absolute links are not checked', (href) => {
  const unchecked = { ...SITE, checkAbsoluteLinks: false };
  expect(resolveHref(href, '/a%20b/', unchecked).kind).toBe('outside');
  expect(resolveHref(href, '/a%20b/', SITE).kind).not.toBe('outside');
});
