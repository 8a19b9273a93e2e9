import { contrast, luminance } from '../style/contrast.ts';
import { isShape, type Shape } from '../style/shape.ts';

/**
 * Contrast below which a label counts as illegible: the minimum for large text in WCAG 2.2 (1.4.3).
 */
const CONTRAST = 3;

/**
 * Makes the labels of a node black or white, in place, if they are illegible on it. A fill chosen
 * by an author is the same in both modes, while text is light in one of them and dark in the other.
 *
 * Colours that are neither `#…`, `rgb()` nor `hsl()` are left unchanged.
 */
export function keepLegible(node: Shape): void {
  for (const theme of node.styles.keys()) {
    const fill = luminance(fillOf(node, theme));
    if (fill !== undefined) recolor(node, theme, fill);
  }
}

/** The fill of the first painted shape in a node. */
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
