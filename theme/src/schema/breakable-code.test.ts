import { expect, test } from 'vitest';
import { breakableCode } from './breakable-code.ts';

test.each([
  [
    '<code>Data of `query_product_variants` is empty.</code>, the same with queryProductVariants',
    '<code>Data of `query_<wbr/>product_<wbr/>variants` is empty.</code>, the same with queryProductVariants',
  ],
  [
    '<code>extensions.originalError.message</code> <code>&lt;OrderStatus::Pending&gt;</code>',
    '<code>extensions<wbr/>.original<wbr/>Error<wbr/>.message</code> <code>&lt;Order<wbr/>Status::Pending&gt;</code>',
  ],
  ['<a href="/order-status">OrderStatus</a>', '<a href="/order-status">OrderStatus</a>'],
])('names in the code of %s may wrap between their words', (html, wrapping) => {
  expect(breakableCode(html)).toBe(wrapping);
});
