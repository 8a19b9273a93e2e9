import { expect, it } from 'vitest';
import { compileText } from '../testing/compile-text.ts';

const summary = async (source: string) => (await compileText(source)).description;

it.each([
  ['# Title\n\n> A quotation\n\nThe *first* `paragraph`.\n\nThe second.', 'The first paragraph.'],
  ['<div>\n\nIn an element.\n\n</div>', 'In an element.'],
  [':::note\nIn a box.\n:::\n\nBehind it.', 'Behind it.'],
  ['![A picture](a.png)\n\nBehind it.', 'Behind it.'],
  ['One<br />two  \nthree\nfour', 'One two three four'],
  ['A <!-- comment --> and {/* another */} one.', 'A and one.'],
  ['With <Link to="/a">a link</Link>.', 'With a link.'],
  ['One and one is {1 + 1}.\n\nTwo.', 'Two.'],
  ['export const A = () => 1;\n\nThe answer is <A />.\n\nTwo.', 'Two.'],
  ['One and one is {1 + 1}.', undefined],
])('the summary of %j is %j', async (source, expected) => {
  expect(await summary(source)).toBe(expected);
});
