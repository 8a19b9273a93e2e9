import { isShape, isStyled, REFERENCED, type Shape } from '../style/shape.ts';
import { INHERITED } from '../style/style-properties.ts';

/** Elements that may contain groups. */
const CONTAINERS = new Set(['svg', 'g', 'a']);

/** Groups consecutive shapes that look alike, so that their styles are written once. */
export function groupAlike(shape: Shape): Shape {
  const children = shape.children.map((child) => (isShape(child) ? groupAlike(child) : child));
  if (!CONTAINERS.has(shape.name)) return { ...shape, children };
  const runs: (Shape | string)[][] = [];
  for (const child of children) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && lookAlike(run[0], child)) run.push(child);
    else runs.push([child]);
  }
  return { ...shape, children: runs.flatMap(grouped) };
}

function grouped(run: readonly (Shape | string)[]): (Shape | string)[] {
  const shapes = run.filter(isShape);
  const [first, second] = shapes;
  if (first === undefined || second === undefined) return [...run];
  const children = shapes.flatMap((shape): (Shape | string)[] => {
    if (shape.name === 'g' && shape.attributes.size === 0) return shape.children;
    return [{ ...shape, styles: shape.styles.map(() => new Map()) }];
  });
  return [{ name: 'g', attributes: new Map(), styles: first.styles, children }];
}

/** Whether both have the same declarations and could inherit them from a group. */
function lookAlike(one: Shape | string, other: Shape | string): boolean {
  return (
    isShape(one) &&
    isShape(other) &&
    isInheritable(one) &&
    !REFERENCED.has(other.name) &&
    declarations(one) === declarations(other)
  );
}

function isInheritable(shape: Shape): boolean {
  const properties = shape.styles.flatMap((style) => [...style.keys()]);
  return (
    isStyled(shape) &&
    !REFERENCED.has(shape.name) &&
    properties.every((property) => INHERITED.has(property))
  );
}

function declarations({ styles }: Shape): string {
  return styles.map((style) => [...style].sort().join(';')).join('|');
}
