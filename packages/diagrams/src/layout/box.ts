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
  const edges = new Edges();
  for (let index = 0; index < numbers.length; index += 2) {
    edges.add(numbers[index], numbers[index + 1]);
  }
  return edges.box();
}

/** The box around boxes. */
export function union(boxes: readonly (Box | undefined)[]): Box | undefined {
  const edges = new Edges();
  for (const box of boxes) {
    if (box === undefined) continue;
    edges.add(box.x, box.y);
    edges.add(box.x + box.width, box.y + box.height);
  }
  return edges.box();
}

/** How far points reach; kept as four numbers, because each label is asked for its box. */
class Edges {
  #left = Number.POSITIVE_INFINITY;
  #right = Number.NEGATIVE_INFINITY;
  #top = Number.POSITIVE_INFINITY;
  #bottom = Number.NEGATIVE_INFINITY;

  /** Coordinates that are no numbers do not count. */
  add(x = Number.NaN, y = Number.NaN): void {
    if (x < this.#left) this.#left = x;
    if (x > this.#right) this.#right = x;
    if (y < this.#top) this.#top = y;
    if (y > this.#bottom) this.#bottom = y;
  }

  /** `undefined` without a number in either direction. */
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
