import { shortColor } from './color.ts';

/**
 * The contrast ratio of two luminances.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/**
 * The relative luminance of a colour, from 0 to 1; `undefined` for one with transparency, and for
 * one that `shortColor` does not write as `#…`.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function luminance(color = ''): number | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(shortColor(color))?.[1];
  if (hex === undefined) return undefined;
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => {
    const channel = Number.parseInt(pair, 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
