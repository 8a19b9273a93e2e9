import { expect, test } from 'vitest';
import { lostAddress } from './lost-address.ts';

const lost = lostAddress({
  blogs: ['/blog'],
  single: ['/', '/help', '/about'],
  pages: ['/docs/', '/about'],
});

test.each([
  ['/blog', 'the blog, which is not there any more'],
  ['/blog/2024/a#b', 'the blog, which is not there any more'],
  ['/help/', 'a page that is not migrated'],
  ['/help?x', 'a page that is not migrated'],
  ['javascript:alert(1)', 'a program that would run in the browser'],
  ['/', undefined],
  ['/about', undefined],
  ['/blogs', undefined],
  ['/docs', undefined],
  ['https://a.example/blog', undefined],
])('%s', (address, name) => {
  expect(lost(address)).toBe(name);
});
