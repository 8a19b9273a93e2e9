import { expect, it } from 'vitest';
import type { Box } from '../dom/box.ts';
import { VirtualDocument } from '../dom/virtual-dom.ts';
import { textWidth } from './font-metrics.ts';
import { createLayout } from './layout.ts';

/** Widths of texts at 16 px as Chromium measures them in Liberation Sans. */
it.each([
  ['Shopping cart', false, 97.84],
  ['productVariantVersion', false, 154.77],
  ['The quick brown fox jumps over the lazy dog.', false, 314.87],
  ['ProductVariantVersion', true, 173.4],
])('gives “%s” a little more room than it needs', (text, bold, width) => {
  const own = textWidth(text, 16, bold);
  expect(own).toBeGreaterThan(width * 1.04);
  expect(own).toBeLessThan(width * 1.12);
});

it('gives room to what the tables do not hold', () => {
  expect(textWidth('日本', 16, false)).toBeGreaterThanOrEqual(32);
  expect(textWidth('😀', 16, false)).toBeGreaterThanOrEqual(20);
  expect(textWidth('e\u0301', 16, false)).toBe(textWidth('e', 16, false));
});

const letter = textWidth('a', 16, false);

it.each<[string, string, Partial<Box>]>([
  [
    'a shape that has no size',
    '<rect/><rect x="5" y="5" width="10" height="10"/>',
    { x: 5, width: 10 },
  ],
  [
    'a box that nobody sees',
    '<rect y="50" width="0.1" height="0.1"/><rect x="5" y="5" width="10" height="10"/>',
    { y: 5, height: 10 },
  ],
  [
    'what is only referred to',
    '<defs><rect width="90" height="90"/></defs><circle cx="5" cy="5" r="5"/>',
    { x: 0, width: 10 },
  ],
  [
    'transforms',
    '<g transform="translate(10, 0) scale(2)"><rect x="1" y="1" width="3" height="4"/></g>',
    { x: 12, y: 2, width: 6, height: 8 },
  ],
  [
    'a turn',
    '<rect width="10" height="20" transform="rotate(90)"/>',
    { x: -20, y: 0, width: 20, height: 10 },
  ],
  [
    'text from its anchor',
    '<text x="50" text-anchor="middle">a</text>',
    { x: 50 - letter / 2, width: letter },
  ],
  [
    'spans in lines',
    '<text><tspan x="0" dy="1em">a</tspan><tspan x="0" dy="1em">aa</tspan></text>',
    { x: 0, width: 2 * letter },
  ],
  ['spans in one line', '<text x="3">a<tspan>a</tspan></text>', { x: 3, width: 2 * letter }],
  [
    'blanks once, and none at the ends',
    '<text x="0">  a  </text>',
    { width: textWidth('a ', 16, false) },
  ],
])('measures %s', (_, markup, expected) => {
  const document = new VirtualDocument(createLayout(() => {}));
  document.body.innerHTML = `<svg>${markup}</svg>`;
  const box = document.querySelector('svg')?.getBBox();
  for (const [side, value] of Object.entries(expected)) {
    expect(box?.[side as keyof Box]).toBeCloseTo(value, 6);
  }
});

it('knows the font from the stylesheet', () => {
  const document = new VirtualDocument(createLayout(() => {}));
  document.body.innerHTML = '<svg><style></style><g class="big"><text>a</text></g></svg>';
  const text = document.querySelector('text');
  const style = document.querySelector('style');
  expect(text?.getComputedTextLength()).toBeCloseTo(letter);
  if (style) style.innerHTML = '.big{font-size:32px}.big text{font-weight:bold}';
  expect(text?.getComputedTextLength()).toBeCloseTo(textWidth('a', 32, true));
});
