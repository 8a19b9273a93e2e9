import { remember } from '@docgen/core/basics/remember';
import { type Box, boxAround } from '../dom/box.ts';

/**
 * A path command with absolute coordinates. Shorthands are spelled out: `H` and
 * `V` are `L`, `S` is `C`, `T` is `Q`. The last two arguments are the end point.
 */
export interface Segment {
  readonly command: 'M' | 'L' | 'C' | 'Q' | 'A' | 'Z';
  readonly args: readonly number[];
  readonly x: number;
  readonly y: number;
}

const ARGUMENTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** A command letter and its arguments. */
const PIECES = /[a-z][^a-df-z]*/gi;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
const NUMBERS = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
const FLAG = /[\s,]*([01])/y;

/**
 * Parses path data. Everything after an error is dropped, as in browsers.
 *
 * @see https://www.w3.org/TR/SVG2/paths.html#PathData
 */
export const parsePath: (data: string) => readonly Segment[] = remember(parse);

function parse(data: string): Segment[] {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const piece of data.match(PIECES) ?? []) {
    const letter = piece.charAt(0);
    let command = letter.toUpperCase();
    const count = ARGUMENTS[command];
    if (count === undefined) break;
    const isRelative = letter !== command;
    const numbers = readNumbers(piece, command === 'A');
    let from = 0;
    do {
      if (numbers.length - from < count) return segments;
      const raw = numbers.length === count ? numbers : numbers.slice(from, from + count);
      const [dx, dy] = isRelative ? [x, y] : [0, 0];
      const previous = segments.at(-1);
      const segment = absolute(command, raw, { x, y, dx, dy, startX, startY, previous });
      segments.push(segment);
      ({ x, y } = segment);
      if (command === 'M') {
        [startX, startY] = [x, y];
        command = 'L';
      }
      from += count;
    } while (from < numbers.length && count > 0);
  }
  return segments;
}

/** Segments moved by `dx` and `dy`. */
export function moveSegments(
  segments: readonly Segment[],
  dx: number,
  dy: number,
): readonly Segment[] {
  if (dx === 0 && dy === 0) return segments;
  return segments.map(({ command, args, x, y }) => {
    // Of an arc's arguments, only the end point is a position.
    const points = command === 'A' ? [...args.slice(0, 5), x + dx, y + dy] : moved(args, dx, dy);
    return { command, args: points, x: x + dx, y: y + dy };
  });
}

interface Pen {
  /** Position of the pen. */
  readonly x: number;
  readonly y: number;
  /** Origin of relative coordinates; 0 for absolute ones. */
  readonly dx: number;
  readonly dy: number;
  /** Start of the subpath. */
  readonly startX: number;
  readonly startY: number;
  readonly previous: Segment | undefined;
}

function absolute(command: string, raw: readonly number[], pen: Pen): Segment {
  const [first = 0] = raw;
  switch (command) {
    case 'Z':
      return { command, args: [], x: pen.startX, y: pen.startY };
    case 'H':
      return to('L', [first + pen.dx, pen.y]);
    case 'V':
      return to('L', [pen.x, first + pen.dy]);
    case 'A':
      return to('A', [...raw.slice(0, 5), (raw[5] ?? 0) + pen.dx, (raw[6] ?? 0) + pen.dy]);
    default: {
      const points = moved(raw, pen.dx, pen.dy);
      if (command === 'S') return to('C', [...reflected(pen, 'C'), ...points]);
      if (command === 'T') return to('Q', [...reflected(pen, 'Q'), ...points]);
      return to(command as 'M' | 'L' | 'C' | 'Q', points);
    }
  }
}

function to(command: Segment['command'], args: readonly number[]): Segment {
  return { command, args, x: args.at(-2) ?? 0, y: args.at(-1) ?? 0 };
}

function moved(points: readonly number[], dx: number, dy: number): readonly number[] {
  if (dx === 0 && dy === 0) return points;
  return points.map((value, index) => value + (index % 2 === 0 ? dx : dy));
}

/**
 * The first control point of a smooth curve: the last one of the previous curve, mirrored at the
 * pen.
 */
function reflected({ previous, x, y }: Pen, command: 'C' | 'Q'): [number, number] {
  if (previous?.command !== command) return [x, y];
  const [controlX = x, controlY = y] = previous.args.slice(-4);
  return [2 * x - controlX, 2 * y - controlY];
}

/** The numbers after a command letter. An arc's flags may lack separators: `a1 1 0 01.5.5`. */
function readNumbers(text: string, isArc: boolean): number[] {
  if (!isArc) return (text.match(NUMBERS) ?? []).map(Number);
  const numbers: number[] = [];
  let position = 1;
  for (;;) {
    const pattern = [3, 4].includes(numbers.length % 7) ? FLAG : NUMBER;
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match === null) return numbers;
    numbers.push(Number(match[1]));
    position = pattern.lastIndex;
  }
}

/** The smallest box around a path's outline, without its stroke. */
export function pathBox(segments: readonly Segment[]): Box | undefined {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  for (const segment of segments) {
    const [a = 0, b = 0, c = 0, d = 0] = segment.args;
    if (segment.command === 'C') {
      xs.push(...cubicExtremes(x, a, c, segment.x));
      ys.push(...cubicExtremes(y, b, d, segment.y));
    } else if (segment.command === 'Q') {
      xs.push(...quadraticExtremes(x, a, segment.x));
      ys.push(...quadraticExtremes(y, b, segment.y));
    } else if (segment.command === 'A') {
      for (const point of arcPoints(x, y, segment)) {
        xs.push(point[0]);
        ys.push(point[1]);
      }
    }
    ({ x, y } = segment);
    xs.push(x);
    ys.push(y);
  }
  return xs.length === 0 ? undefined : boxAround(xs, ys);
}

/** Values of a cubic Bézier coordinate where its derivative is zero. */
function cubicExtremes(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = p3 - 3 * p2 + 3 * p1 - p0;
  const b = 2 * (p2 - 2 * p1 + p0);
  const c = p1 - p0;
  const discriminant = b * b - 4 * a * c;
  const roots =
    Math.abs(a) < 1e-9
      ? [-c / b]
      : [1, -1].map((sign) => (-b + sign * Math.sqrt(discriminant)) / (2 * a));
  return roots
    .filter((t) => t > 0 && t < 1)
    .map(
      (t) => (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3 * p3,
    );
}

/**
 * Values of a quadratic Bézier coordinate where its derivative is zero, by way of a cubic curve.
 */
function quadraticExtremes(p0: number, p1: number, p2: number): number[] {
  return cubicExtremes(p0, p0 + (2 / 3) * (p1 - p0), p2 + (2 / 3) * (p1 - p2), p2);
}

/**
 * Points on an arc, close enough for a box.
 *
 * @see https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter
 */
function arcPoints(x0: number, y0: number, segment: Segment): [number, number][] {
  const [rawX = 0, rawY = 0, degrees = 0, large = 0, sweep = 0] = segment.args;
  const tilt = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [halfX, halfY] = [(x0 - segment.x) / 2, (y0 - segment.y) / 2];
  const [px, py] = [cos * halfX + sin * halfY, -sin * halfX + cos * halfY];
  let [rx, ry] = [Math.abs(rawX), Math.abs(rawY)];
  if (rx === 0 || ry === 0 || (px === 0 && py === 0)) return [];
  const stretch = Math.max(1, Math.hypot(px / rx, py / ry));
  [rx, ry] = [rx * stretch, ry * stretch];
  const ratio = (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1;
  const factor = Math.sqrt(Math.max(0, ratio)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let turn = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - from;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  if (sweep !== 0 && turn < 0) turn += 2 * Math.PI;
  return Array.from({ length: 33 }, (_, step) => {
    const angle = from + (turn * step) / 32;
    const [ex, ey] = [rx * Math.cos(angle) + cx, ry * Math.sin(angle) + cy];
    return [cos * ex - sin * ey + (x0 + segment.x) / 2, sin * ex + cos * ey + (y0 + segment.y) / 2];
  });
}
