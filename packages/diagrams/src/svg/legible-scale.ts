import { MIN_SCALE } from '../limits.ts';
import { isShape, type Shape } from '../style/shape.ts';

/** Default size of text, in pixels. */
export const FONT_SIZE = 16;

/** Smallest size that text is scaled down to, in pixels. */
const SMALLEST = 10;

/**
 * Smallest factor that a diagram can be scaled down by with readable text, from `MIN_SCALE` to 1.
 */
export function legibleScale(root: Shape): number {
  const scale = SMALLEST / smallestText(root, FONT_SIZE);
  return Math.min(1, Math.max(MIN_SCALE, scale));
}

/** Size of the smallest text in a shape; infinity without text. */
function smallestText({ styles, children }: Shape, inherited: number): number {
  const size = Number(styles[0]?.get('font-size') ?? inherited);
  const sizes = children.map((child) => {
    if (isShape(child)) return smallestText(child, size);
    return child.trim() === '' ? Number.POSITIVE_INFINITY : size;
  });
  return Math.min(...sizes, Number.POSITIVE_INFINITY);
}
