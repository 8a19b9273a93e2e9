import { shortColor } from '../style/color.ts';
import { isShape, type Shape } from './shape.ts';

/** Contrast below which a label counts as illegible: what WCAG 2.2 asks of large text (1.4.3). */
const CONTRAST = 3;

/**
 * Makes the labels of a node black or white where they cannot be read on it, in place. A fill that an
 * author chose is the same in both modes, while text is light in one of them and dark in the other.
 *
 * Colours that are neither `#…`, `rgb()` nor `hsl()` are left as they are.
 */
export function keepLegible(node: Shape): void {
  for (const theme of node.styles.keys()) {
    const fill = luminance(fillOf(node, theme));
    if (fill !== undefined) recolor(node, theme, fill);
  }
}

/** The fill of the first thing that is painted in a node. */
function fillOf(shape: Shape, theme: number): string | undefined {
  if (shape.name === 'text') return undefined;
  const fill = shape.styles[theme]?.get('fill');
  if (shape.name !== 'g' && fill !== undefined && fill !== 'none') return fill;
  for (const child of shape.children) {
    const inner = isShape(child) ? fillOf(child, theme) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function recolor(shape: Shape, theme: number, fill: number): void {
  const isText = shape.name === 'text' || shape.name === 'tspan';
  const color = isText ? luminance(shape.styles[theme]?.get('fill')) : undefined;
  if (color !== undefined && contrast(color, fill) < CONTRAST) {
    shape.styles[theme]?.set('fill', contrast(0, fill) > contrast(1, fill) ? '#000' : '#fff');
  }
  for (const child of shape.children) if (isShape(child)) recolor(child, theme, fill);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color = ''): number | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(shortColor(color))?.[1];
  if (hex === undefined) return undefined;
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => {
    const channel = Number.parseInt(pair, 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
