/** A rectangle in SVG user units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box around one or more points. */
export function boxAround(xs: readonly number[], ys: readonly number[]): Box {
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The box around points given as x, y, x, y, …; coordinates that are not numbers are ignored. */
export function pointsBox(numbers: readonly number[]): Box | undefined {
  const edges = new Edges();
  for (let index = 0; index < numbers.length; index += 2) {
    edges.add(numbers[index], numbers[index + 1]);
  }
  return edges.box();
}

/** The box around boxes; `undefined` if there are none. */
export function union(boxes: readonly (Box | undefined)[]): Box | undefined {
  const edges = new Edges();
  for (const box of boxes) {
    if (box === undefined) continue;
    edges.add(box.x, box.y);
    edges.add(box.x + box.width, box.y + box.height);
  }
  return edges.box();
}

/** The extent of points. Kept as four numbers, because the box of every label is requested. */
class Edges {
  #left = Number.POSITIVE_INFINITY;
  #right = Number.NEGATIVE_INFINITY;
  #top = Number.POSITIVE_INFINITY;
  #bottom = Number.NEGATIVE_INFINITY;

  /** Coordinates that are not numbers are ignored. */
  add(x = Number.NaN, y = Number.NaN): void {
    if (x < this.#left) this.#left = x;
    if (x > this.#right) this.#right = x;
    if (y < this.#top) this.#top = y;
    if (y > this.#bottom) this.#bottom = y;
  }

  /** `undefined` if a direction has no numbers. */
  box(): Box | undefined {
    if (this.#left > this.#right || this.#top > this.#bottom) return undefined;
    return {
      x: this.#left,
      y: this.#top,
      width: this.#right - this.#left,
      height: this.#bottom - this.#top,
    };
  }
}
