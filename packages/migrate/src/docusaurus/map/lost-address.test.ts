import { expect, test } from 'vitest';
import { lostAddress } from './lost-address.ts';

const routes = {
  blogs: ['/blog'],
  versions: ['/docs/next', '/docs/1.0'],
  docs: ['/docs'],
  single: ['/', '/help', '/about'],
  pages: ['/docs/', '/about'],
};

const lost = lostAddress(routes);

test('the current version may stand below another one', () => {
  const below = lostAddress({ ...routes, versions: ['/docs'], docs: ['/docs/next'], pages: [] });
  expect(below('/docs/start')).toBe('another version, which is not there any more');
  expect(below('/docs/next/start')).toBe(undefined);
});

test.each([
  ['/blog', 'the blog, which is not there any more'],
  ['/blog/2024/a#b', 'the blog, which is not there any more'],
  ['/docs/1.0/a', 'another version, which is not there any more'],
  ['/help/', 'a page that is not migrated, which is not there any more'],
  ['/help?x', 'a page that is not migrated, which is not there any more'],
  ['javascript:alert(1)', 'a program that would run in the browser'],
  ['/', undefined],
  ['/about', undefined],
  ['/blogs', undefined],
  ['/docs', undefined],
  ['https://a.example/blog', undefined],
])('%s', (address, name) => {
  expect(lost(address)).toBe(name);
});
