import { parseTransform } from '../layout/transform.ts';
import type { Declarations } from '../style/cascade.ts';
import { length, numbersOf } from '../style/length.ts';
import { isShape, isStyled, REFERENCED, type Shape } from '../style/shape.ts';

/** Attributes that change when an element is moved, each along the axis in its name. */
const POSITIONS = ['x', 'cx', 'x1', 'x2', 'y', 'cy', 'y1', 'y2'];

/** A transform that only moves. */
const MOVES = /^(?:\s*(?:translate\([^)]*\)|rotate\(0(?:[\s,][^)]*)?\)))*\s*$/;

const MOVABLE = new Set(
  'g a path rect circle ellipse line polyline polygon text tspan svg use image'.split(' '),
);

/**
 * Removes nesting from a diagram: groups that only move their content are replaced by the moved
 * content, and text without line breaks loses its spans.
 */
export function flatten(root: Shape): Shape {
  return { ...root, children: root.children.flatMap((child) => placed(child, 0, 0)) };
}

/** The shapes that replace a shape when it is moved by `dx` and `dy`. */
function placed(child: Shape | string, dx: number, dy: number): (Shape | string)[] {
  if (!isShape(child)) return [child];
  const shape = child.name === 'text' ? flattenText(child) : child;
  const isReferenced = (inner: Shape | string) => isShape(inner) && REFERENCED.has(inner.name);
  // Shapes that are only seen where something refers to them need no `defs` around them.
  if (shape.name === 'defs' && shape.children.every(isReferenced)) {
    return shape.children.flatMap((inner) => placed(inner, 0, 0));
  }
  if (!MOVABLE.has(shape.name)) {
    return [{ ...shape, children: shape.children.flatMap((inner) => placed(inner, 0, 0)) }];
  }
  const transform = shape.attributes.get('transform') ?? '';
  if (!MOVES.test(transform) || isAnchored(shape)) {
    return [withTransform(shape, dx, dy)];
  }
  const [, , , , ownX, ownY] = parseTransform(transform);
  const [x, y] = [dx + ownX, dy + ownY];
  const attributes = new Map(shape.attributes);
  attributes.delete('transform');
  if (shape.name === 'g' || shape.name === 'a') {
    const children = shape.children.flatMap((inner) => placed(inner, x, y));
    const isNeeded = shape.name === 'a' ? attributes.has('href') : attributes.size > 0;
    return isNeeded || isStyled(shape) ? [{ ...shape, attributes, children }] : children;
  }
  if (shape.name === 'path') return [{ ...shape, attributes, shift: [x, y] }];
  if (!hasPlacedLines(shape)) move(shape.name, attributes, x, y);
  const children = shape.children.map((inner) => moveSpan(inner, x, y));
  return [{ ...shape, attributes, children }];
}

/** True for a text whose lines all have their own place. */
function hasPlacedLines({ name, attributes, children: [first] }: Shape): boolean {
  if (name !== 'text' || first === undefined || !isShape(first)) return false;
  return first.attributes.has('y') && !attributes.has('y');
}

/** True for a shape that paints or clips in its own coordinates, or cannot be moved by a number. */
function isAnchored({ styles, attributes }: Shape): boolean {
  const isReferring = styles.some((style) =>
    [...style].some(
      ([property, value]) => value.startsWith('url(') && !property.startsWith('marker'),
    ),
  );
  return (
    isReferring ||
    attributes.has('rotate') ||
    POSITIONS.some((name) => /[^\d.eE+-]/.test(attributes.get(name)?.replace('px', '') ?? ''))
  );
}

function withTransform(shape: Shape, dx: number, dy: number): Shape {
  const own = shape.attributes.get('transform');
  const shift = dx === 0 && dy === 0 ? undefined : `translate(${dx} ${dy})`;
  const transform = [shift, own].filter((part) => part !== undefined).join(' ');
  const attributes = new Map(shape.attributes);
  if (transform !== '') attributes.set('transform', transform);
  return { ...shape, attributes, children: shape.children.flatMap((inner) => placed(inner, 0, 0)) };
}

function move(name: string, attributes: Map<string, string>, dx: number, dy: number): void {
  if (dx === 0 && dy === 0) return;
  if (name === 'polygon' || name === 'polyline') {
    const moved = numbersOf(attributes.get('points') ?? '').map(
      (value, index) => value + (index % 2 === 0 ? dx : dy),
    );
    attributes.set('points', moved.join(' '));
    return;
  }
  const needed: Readonly<Record<string, readonly string[]>> = {
    circle: ['cx', 'cy'],
    ellipse: ['cx', 'cy'],
    line: ['x1', 'y1', 'x2', 'y2'],
    // A span without its own position follows the text before it.
    tspan: [...attributes.keys()].filter((attribute) => POSITIONS.includes(attribute)),
  };
  for (const attribute of needed[name] ?? ['x', 'y']) {
    const by = attribute.includes('x') ? dx : dy;
    attributes.set(attribute, `${length(attributes.get(attribute)) + by}`);
  }
}

function moveSpan(child: Shape | string, dx: number, dy: number): Shape | string {
  if (!isShape(child)) return child;
  const attributes = new Map(child.attributes);
  move(child.name, attributes, dx, dy);
  return { ...child, attributes, children: child.children.map((inner) => moveSpan(inner, dx, dy)) };
}

/** Joins the words of each line, and gives each line an absolute place. */
function flattenText(text: Shape): Shape {
  const joined = joinSpans(text);
  let y = length(joined.attributes.get('y'));
  // A shift of the whole text applies until a line has its own.
  let shift = joined.attributes.get('dy');
  const lines = joined.children.map((child): Shape | string => {
    if (!isShape(child) || child.name !== 'tspan') return child;
    const { x, dx, y: ownY, dy } = Object.fromEntries(child.attributes);
    y = (ownY === undefined ? y : length(ownY)) + length(dy ?? shift);
    shift = undefined;
    if (x === undefined) return child;
    const attributes = new Map(child.attributes);
    attributes.delete('dx');
    attributes.delete('dy');
    attributes.set('x', `${length(x) + length(dx)}`);
    attributes.set('y', `${y}`);
    return { ...child, attributes };
  });
  const [first, second] = lines;
  if (first === undefined || !isShape(first) || !first.attributes.has('y')) {
    return { ...joined, children: lines };
  }
  const attributes = new Map(joined.attributes);
  for (const position of ['x', 'y', 'dx', 'dy']) attributes.delete(position);
  if (second !== undefined) return { ...joined, attributes, children: lines };
  for (const [name, value] of first.attributes) attributes.set(name, value);
  const styles = joined.styles.map((style, theme): Declarations => {
    return new Map([...style, ...(first.styles[theme] ?? [])]);
  });
  return { ...joined, attributes, styles, children: first.children };
}

function joinSpans(shape: Shape): Shape {
  const children: (Shape | string)[] = [];
  for (const child of shape.children) {
    const joined = isShape(child) ? joinSpans(child) : child;
    const isPlain = isShape(joined) && joined.attributes.size === 0 && !isStyled(joined);
    for (const part of isPlain ? joined.children : [joined]) {
      const last = children.at(-1);
      if (typeof part === 'string' && typeof last === 'string') children.splice(-1, 1, last + part);
      else children.push(part);
    }
  }
  return { ...shape, children };
}
