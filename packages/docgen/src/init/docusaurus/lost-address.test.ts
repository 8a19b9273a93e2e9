import { expect, test } from 'vitest';
import { lostAddress } from './lost-address.ts';

const lost = lostAddress({
  blogs: ['/blog'],
  versions: ['/docs/next', '/docs/1.0'],
  single: ['/', '/help', '/about'],
  pages: ['/docs/', '/about'],
});

test.each([
  ['/blog', 'the blog'],
  ['/blog/2024/a#b', 'the blog'],
  ['/docs/1.0/a', 'another version'],
  ['/help/', 'a page that is not carried over'],
  ['/help?x', 'a page that is not carried over'],
  ['/', undefined],
  ['/about', undefined],
  ['/blogs', undefined],
  ['/docs', undefined],
  ['https://a.example/blog', undefined],
])('%s', (address, name) => {
  expect(lost(address)).toBe(name);
});
