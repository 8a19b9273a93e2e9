import { expect, test } from 'vitest';
import { lostAddress } from './lost-address.ts';

const BLOG =
  'It leads to the blog, which is not there any more. If you publish it beside this site, add the link again.';
const PAGE =
  'It leads to a page that is not migrated. If you publish it beside this site, add the link again.';

const lost = lostAddress({
  blogs: ['/blog'],
  single: ['/', '/help', '/about'],
  pages: ['/docs/', '/about'],
});

test.each([
  ['/blog', BLOG],
  ['/blog/2024/a#b', BLOG],
  ['/help/', PAGE],
  ['/help?x', PAGE],
  ['javascript:alert(1)', 'It leads to a program that would run in the browser.'],
  ['/', undefined],
  ['/about', undefined],
  ['/blogs', undefined],
  ['/docs', undefined],
  ['https://a.example/blog', undefined],
])('%s', (address, name) => {
  expect(lost(address)).toBe(name);
});
