import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { fitText } from './fit-text.ts';

const box = { width: 1000, lines: 3, sizes: [80, 60, 40] };

test('short text keeps the largest size', () => {
  expect(fitText('Order service', box)).toEqual({ size: 80, lines: ['Order service'] });
  expect(fitText('', box)).toEqual({ size: 80, lines: [] });
});

test('longer text breaks at spaces, and gets smaller when that is not enough', () => {
  expect(fitText('How to use the frontend of the shop', box)).toEqual({
    size: 80,
    lines: ['How to use the', 'frontend of the shop'],
  });
  expect(fitText('How to use the frontend of the shop as a customer with an account', box)).toEqual(
    {
      size: 60,
      lines: ['How to use the frontend of', 'the shop as a customer with', 'an account'],
    },
  );
});

test('a name that is longer than a line breaks between its words', () => {
  expect(fitText('CategoricalCategoryCharacteristicValueOrderInput', box).lines).toEqual([
    'CategoricalCategory',
    'CharacteristicValue',
    'OrderInput',
  ]);
});

test('what does not fit ends with an ellipsis', () => {
  const { size, lines } = fitText('word '.repeat(100), box);
  expect(size).toBe(40);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/wor…$/);
});

describe('lines are not wider than the box', () => {
  const { resolve } = createRequire(import.meta.url);
  const font = {
    fontFiles: [resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')],
    loadSystemFonts: false,
  };
  test.each([
    'W'.repeat(60),
    'm'.repeat(60),
    'The quick brown fox jumps over the lazy dog, 1,234,567.89 times (or more) & again @ home',
    'ÄÖÜ ŽLUŤOUČKÝ KŮŇ ÚPĚL ĎÁBELSKÉ ÓDY',
    'Съешь же ещё этих мягких французских булок',
    'Ξεσκεπάζω την ψυχοφθόρα βδελυγμία',
    'PaymentInformationConnection_and_some-more/paths.with.dots',
    '0123456789 ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  ])('%s', (text) => {
    const { size, lines } = fitText(text, box);
    for (const line of lines) {
      const escaped = line.replaceAll('&', '&amp;');
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="200"><text y="100" font-family="Inter" font-weight="700" font-size="${size}">${escaped}</text></svg>`;
      const drawn = new Resvg(svg, { font }).innerBBox()?.width ?? 0;
      expect(drawn).toBeGreaterThan(0);
      expect(drawn).toBeLessThanOrEqual(box.width);
    }
  });
});
