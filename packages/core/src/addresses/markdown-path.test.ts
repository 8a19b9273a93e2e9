import { expect, test } from 'vitest';
import type { Page } from '../page.ts';
import { markdownPath } from './markdown-path.ts';

const category: Page = { kind: 'category', title: 'More', cards: [] };

test.each([
  ['/', 'index.md'],
  ['/docs/', 'docs.md'],
  ['/docs/docs/x', 'docs/docs/x.md'],
  ['/docs/v1.2', 'docs/v1.2.md'],
  ['/über uns', 'über uns.md'],
  ['/50%25', '50%.md'],
])('%s has its twin at %s', (path, expected) => {
  expect(markdownPath({ path, page: category })).toBe(expected);
});

test('redirects and the not-found page have none', () => {
  expect(
    markdownPath({ path: '/old', page: { kind: 'redirect', title: 'Moved', to: '/new' } }),
  ).toBeUndefined();
  expect(
    markdownPath({ path: '/404.html', page: { kind: 'not-found', title: 'Page not found' } }),
  ).toBeUndefined();
});
