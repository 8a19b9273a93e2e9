import type { Declarations } from './cascade.ts';

/**
 * An element of a finished diagram, independent of a document. Styles are declared values per
 * theme: first light, then dark.
 */
export interface Shape {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly styles: readonly Declarations[];
  children: (Shape | string)[];
  /** Distance that its path data still has to be moved by, which happens when it is shortened. */
  readonly shift?: readonly [dx: number, dy: number];
}

/** Elements that are only visible where something refers to them. */
export const REFERENCED: ReadonlySet<string> = new Set(
  'marker clipPath mask pattern symbol linearGradient radialGradient filter'.split(' '),
);

/** True when a theme declares something for the shape itself. */
export function isStyled(shape: Shape): boolean {
  return shape.styles.some((style) => style.size > 0);
}

export function isShape(child: Shape | string): child is Shape {
  return typeof child !== 'string';
}
