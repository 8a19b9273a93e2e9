import { remember } from '@docgen/core/basics/remember';
import { type Box, boxAround } from '../dom/box.ts';

/** `a b c d e f` of an affine transform, as in SVG's `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Parses a `transform` attribute; unknown functions are ignored. */
export const parseTransform: (text: string) => Matrix = remember(parse);

function parse(text: string): Matrix {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>(
    (matrix, [, name = '', args = '']) =>
      multiply(matrix, transformFunction(name, args.trim().split(/[\s,]+/))),
    IDENTITY,
  );
}

/** The transform that applies `inner` first and `outer` after it. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

/** The upright box around a transformed box. */
export function transformBox(box: Box, [a, b, c, d, e, f]: Matrix): Box {
  const { x: left, y: top } = box;
  const [right, bottom] = [left + box.width, top + box.height];
  return boxAround(
    [
      a * left + c * top + e,
      a * left + c * bottom + e,
      a * right + c * top + e,
      a * right + c * bottom + e,
    ],
    [
      b * left + d * top + f,
      b * left + d * bottom + f,
      b * right + d * top + f,
      b * right + d * bottom + f,
    ],
  );
}

function transformFunction(name: string, args: readonly string[]): Matrix {
  const numbers = args.map(Number.parseFloat);
  const [first = 0, second = 0, third = 0] = numbers;
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, first, second];
    case 'scale':
      return [first, 0, 0, args.length > 1 ? second : first, 0, 0];
    case 'rotate': {
      const angle = (first * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
      return multiply(multiply([1, 0, 0, 1, second, third], turn), [1, 0, 0, 1, -second, -third]);
    }
    case 'matrix': {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
      return [a, b, c, d, e, f];
    }
    default:
      return IDENTITY;
  }
}
