/** A rectangle in SVG user units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box around points, at least one. */
export function boxAround(xs: readonly number[], ys: readonly number[]): Box {
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The box around points given as x, y, x, y, …, of which those that are no numbers do not count. */
export function pointsBox(numbers: readonly number[]): Box | undefined {
  const xs = numbers.filter((value, index) => index % 2 === 0 && !Number.isNaN(value));
  const ys = numbers.filter((value, index) => index % 2 === 1 && !Number.isNaN(value));
  return xs.length === 0 || ys.length === 0 ? undefined : boxAround(xs, ys);
}

/** The box around boxes. */
export function union(boxes: readonly (Box | undefined)[]): Box | undefined {
  return pointsBox(
    boxes.flatMap((box) => (box ? [box.x, box.y, box.x + box.width, box.y + box.height] : [])),
  );
}
