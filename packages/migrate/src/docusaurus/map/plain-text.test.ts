import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['Copyright © 2024', 'Copyright © 2024'],
  ['&copy; 2024 <a href="x">A &amp; B</a>, <b>Inc</b>.', '© 2024 A & B, Inc.'],
  ['Gra<em>fast</em><p>by <span>us</span></p>', 'Grafast by us'],
  ['a<br />b\n  c', 'a b c'],
  ['&#169; &#xA9; &unknown;', '© © &unknown;'],
  ['caf&eacute;&hellip;', 'café…'],
  ['<img alt="Discord" src="/a.svg" /> <img src=x alt=\'the &amp; chat\'>.', 'Discord the & chat.'],
  ['1 < 2 <style>a{}</style>', '1 < 2'],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
