import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

test.each([
  ['/base/', '/'],
  ['/base', '/'],
  ['/base/100%25%20%C3%A4/', '/100%25 ä'],
  ['/base/%61/index.html', '/a'],
  ['/base/v1.0.html', '/v1.0'],
  ['/based/a', undefined],
])('the page at %s has the key %s', (pathname, key) => {
  expect(pageKey(pathname, '/base/')).toBe(key);
});
