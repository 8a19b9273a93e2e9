import type { Declarations } from '../style/cascade.ts';
import { isShape, type Shape } from '../style/shape.ts';
import { slimPath } from './slim-path.ts';

/** Whether inherited fill and stroke paint anything, in any theme. */
interface Paint {
  readonly fill: boolean;
  readonly stroke: boolean;
}

/**
 * Shortens the paths of a diagram, and joins the two paths that rough.js creates for one shape: its
 * inside and its outline.
 */
export function slimShapes(root: Shape, decimals: number): Shape {
  return slim(root, { fill: true, stroke: false }, decimals);
}

function slim(shape: Shape, inherited: Paint, decimals: number): Shape {
  const paint = paintOf(shape, inherited);
  const children: (Shape | string)[] = [];
  for (const child of shape.children) {
    const slimmed = isShape(child) ? slim(child, paint, decimals) : child;
    const last = children.at(-1);
    const joined =
      last !== undefined && isShape(last) && isShape(slimmed)
        ? joinPaths(last, slimmed, paint)
        : undefined;
    if (joined === undefined) children.push(slimmed);
    else children.splice(-1, 1, joined);
  }
  const data = shape.attributes.get('d');
  if (data === undefined) return { ...shape, children };
  const { name, styles, shift } = shape;
  const text = slimPath(data, { shift, isFilled: paint.fill, decimals });
  const attributes = new Map(shape.attributes).set('d', text);
  return { name, styles, attributes, children };
}

function paintOf({ styles }: Shape, inherited: Paint): Paint {
  const paints = (property: 'fill' | 'stroke'): boolean =>
    styles.some((style) => {
      const value = style.get(property);
      return value === undefined ? inherited[property] : value !== 'none';
    });
  return { fill: paints('fill'), stroke: paints('stroke') };
}

/**
 * One path for an inside and the outline that follows it; `undefined` if they are not of one shape.
 */
function joinPaths(inside: Shape, outline: Shape, inherited: Paint): Shape | undefined {
  const isPair =
    openData(inside) === openData(outline) &&
    isPlainPath(inside) &&
    isPlainPath(outline) &&
    !paintOf(outline, inherited).fill &&
    (!paintOf(inside, inherited).stroke || strokeOf(inside) === strokeOf(outline));
  if (!isPair) return undefined;
  const styles = outline.styles.map((style, theme): Declarations => {
    const fill = [...(inside.styles[theme] ?? [])].filter(([property]) =>
      property.startsWith('fill'),
    );
    return new Map([...[...style].filter(([property]) => property !== 'fill'), ...fill]);
  });
  return { ...outline, styles };
}

/** True for a path with no attributes but its data, and no styles but fill and stroke. */
function isPlainPath({ name, attributes, styles }: Shape): boolean {
  return (
    name === 'path' &&
    attributes.size === 1 &&
    styles.every((style) =>
      [...style.keys()].every((property) => /^(?:fill|stroke)/.test(property)),
    )
  );
}

function strokeOf({ styles }: Shape): string {
  return JSON.stringify(
    styles.map((style) => [...style].filter(([property]) => property.startsWith('stroke')).sort()),
  );
}

function openData({ attributes }: Shape): string {
  return attributes.get('d')?.replace(/Z$/, '') ?? '';
}
