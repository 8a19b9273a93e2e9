import { moveSegments, parsePath, type Segment } from '../layout/path-data.ts';
import { round } from './round.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Distance from a line, in user units, up to which a point counts as being on it: not visible. */
const TOLERANCE = 0.05;

interface SlimOptions {
  readonly shift?: readonly [dx: number, dy: number] | undefined;
  readonly isFilled: boolean;
  readonly decimals: number;
}

/**
 * Writes path data as short as possible without a visible change: curves along a line become lines,
 * lines in one direction become one, and coordinates are rounded, and relative where that is
 * shorter.
 *
 * @param options.shift - Distance that the path is moved by.
 * @param options.isFilled - Whether the inside is painted. If only the outline is, pieces that are
 *   drawn twice (as by rough.js) are left out and pieces that meet are joined.
 */
export function slimPath(data: string, { shift, isFilled, decimals }: SlimOptions): string {
  const [dx, dy] = shift ?? [0, 0];
  const segments = withLines(moveSegments(parsePath(data), dx, dy));
  return printPath(simplify(isFilled ? closeLoops(segments) : joinStrokes(segments)), decimals);
}

/** Replaces curves that do not leave a line with that line. */
function withLines(segments: readonly Segment[]): Segment[] {
  return segments.map(
    (segment, index) => asLine(segments[index - 1] ?? ORIGIN, segment) ?? segment,
  );
}

/** Removes lines without length, and closes pieces whose last line leads back to their start. */
function closeLoops(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  let start: Point = ORIGIN;
  for (const [index, segment] of segments.entries()) {
    if (segment.command === 'M') start = segment;
    const isLast = ['M', undefined].includes(segments[index + 1]?.command);
    const isLine = segment.command === 'L';
    if (isLine && isLast && isSame(segment, start)) {
      const before = result.at(-1);
      if (before?.command === 'L' && isSame(before, start)) result.pop();
      result.push({ command: 'Z', args: [], x: start.x, y: start.y });
    } else if (!isLine || !isSame(segment, result.at(-1) ?? ORIGIN)) {
      result.push(segment);
    }
  }
  return result;
}

/** True for path data that encloses nothing: only separate lines, as rough.js writes outlines. */
export function isLinework(data: string): boolean {
  const segments = parsePath(data);
  if (!segments.some(({ command }, index) => command === 'M' && index > 0)) return false;
  return segments.every((segment, index) => {
    const before = segments[index - 1];
    if (segment.command === 'M') return true;
    return before?.command === 'M' && asLine(before, segment) !== undefined;
  });
}

/** Draws each piece of an outline once, and pieces that meet without lifting the pen. */
function joinStrokes(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  const drawn = new Set<string>();
  let pen: Point | undefined;
  let chainStart: Point | undefined;
  let from: Point = ORIGIN;
  let fromKey = keyOf(from);
  let start: Point = from;
  const closeChain = (): void => {
    if (pen === undefined || chainStart === undefined || !isSame(pen, chainStart)) return;
    // Closing the path draws the line back to the start.
    if (result.at(-1)?.command === 'L') result.pop();
    result.push({ command: 'Z', args: [], x: chainStart.x, y: chainStart.y });
  };
  for (const segment of segments) {
    if (segment.command === 'M') {
      start = segment;
    } else {
      const stroke = segment.command === 'Z' ? lineTo(start) : segment;
      const isLine = stroke.command === 'L';
      const key = isLine ? keyOfLine(fromKey, keyOf(stroke)) : `${fromKey},${stroke.args.join()}`;
      if (!drawn.has(key) && !(isLine && isSame(from, stroke))) {
        if (pen === undefined || !isSame(pen, from)) {
          closeChain();
          result.push({ ...lineTo(from), command: 'M' });
          chainStart = from;
        }
        result.push(stroke);
        pen = stroke;
      }
      drawn.add(key);
    }
    from = segment;
    fromKey = keyOf(from);
  }
  closeChain();
  return result;
}

function keyOf({ x, y }: Point): string {
  return `${round(x, 3)} ${round(y, 3)}`;
}

/** The same key in both directions. */
function keyOfLine(start: string, end: string): string {
  return start < end ? `${start},${end}` : `${end},${start}`;
}

/** Removes points of lines that make no visible difference. */
function simplify(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  let run: Segment[] = [];
  let pen: Point = ORIGIN;
  const endRun = (): void => {
    const [start, ...lines] = run;
    if (start !== undefined) result.push(...simplifyLines(start, lines));
    run = [];
  };
  for (const segment of segments) {
    if (segment.command === 'L') {
      // A run begins with its starting point.
      if (run.length === 0) run.push(lineTo(pen));
      run.push(segment);
    } else {
      endRun();
      result.push(segment);
    }
    pen = segment;
  }
  endRun();
  return result;
}

/** The smallest subset of the points that stays close to all of them (Ramer, Douglas, Peucker). */
function simplifyLines(start: Segment, lines: readonly Segment[]): Segment[] {
  const end = lines.at(-1);
  if (end === undefined) return [];
  let farthest = -1;
  let distance = TOLERANCE;
  for (const [index, line] of lines.entries()) {
    const own = distanceFrom(start, end, line);
    if (own > distance) [farthest, distance] = [index, own];
  }
  if (farthest === -1) return isSame(start, end) ? [] : [end];
  const corner = lines[farthest];
  if (corner === undefined) return [end];
  return [
    ...simplifyLines(start, lines.slice(0, farthest + 1)),
    ...simplifyLines(corner, lines.slice(farthest + 1)),
  ];
}

function lineTo({ x, y }: Point): Segment {
  return { command: 'L', args: [x, y], x, y };
}

/** The segment as a line, if it is one or a curve that does not leave one. */
function asLine(pen: Point, segment: Segment): Segment | undefined {
  if (segment.command === 'L') return segment;
  if (segment.command !== 'C' && segment.command !== 'Q') return undefined;
  for (let index = 0; index < segment.args.length - 2; index += 2) {
    const control = { x: segment.args[index] ?? 0, y: segment.args[index + 1] ?? 0 };
    if (distanceFrom(pen, segment, control) > TOLERANCE) return undefined;
  }
  return lineTo(segment);
}

/** Distance of a point from the line between two others. */
function distanceFrom(start: Point, end: Point, { x, y }: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((x - start.x) * dx + (y - start.y) * dy) / square;
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(x - start.x - nearest * dx, y - start.y - nearest * dy);
}

function isSame(a: Point, b: Point): boolean {
  return Math.abs(a.x - b.x) < TOLERANCE && Math.abs(a.y - b.y) < TOLERANCE;
}

/** Both ways to write a segment. */
interface Spellings {
  /** In upper case. The relative form uses lower case. */
  readonly letter: string;
  readonly absolute: readonly number[];
  readonly relative: readonly number[];
}

function printPath(segments: readonly Segment[], decimals: number): string {
  // Relative steps are taken between rounded points; otherwise, rounding errors would add up.
  let text = '';
  let previous = '';
  let pen: Point = ORIGIN;
  let start = pen;
  for (const segment of segments) {
    const end =
      segment.command === 'Z'
        ? start
        : { x: round(segment.x, decimals), y: round(segment.y, decimals) };
    const { letter, absolute, relative } = spellings(segment, pen, end);
    const long = spell(letter, rounded(absolute, decimals), previous);
    const short = spell(letter.toLowerCase(), rounded(relative, decimals), previous);
    const isShorter = letter !== 'Z' && short.length < long.length;
    text += isShorter ? short : long;
    previous = isShorter ? letter.toLowerCase() : letter;
    if (segment.command === 'M') start = end;
    pen = end;
  }
  return text;
}

function rounded(numbers: readonly number[], decimals: number): number[] {
  return numbers.map((value) => round(value, decimals));
}

/** The absolute and the relative form of a segment. */
function spellings({ command, args }: Segment, pen: Point, end: Point): Spellings {
  if (command === 'Z') return { letter: command, absolute: [], relative: [] };
  if (command === 'L' && end.y === pen.y) {
    return { letter: 'H', absolute: [end.x], relative: [end.x - pen.x] };
  }
  if (command === 'L' && end.x === pen.x) {
    return { letter: 'V', absolute: [end.y], relative: [end.y - pen.y] };
  }
  const fixed = command === 'A' ? 5 : 0;
  const relative = args.map((value, index) => {
    if (index < fixed) return value;
    return value - ((index - fixed) % 2 === 0 ? pen.x : pen.y);
  });
  return { letter: command, absolute: args, relative };
}

function spell(letter: string, numbers: readonly number[], previous: string): string {
  const text = joinNumbers(numbers);
  if (letter !== impliedBy(previous)) return letter + text;
  return text.startsWith('-') ? text : ` ${text}`;
}

/** The letter that may be omitted after another one: the same, or a line after a move. */
function impliedBy(letter: string): string {
  if (letter === 'M') return 'L';
  if (letter === 'm') return 'l';
  return letter === 'Z' ? '' : letter;
}

/** Joins numbers with as few separators as possible: `0.5 -0.25 3` becomes `.5-.25 3`. */
function joinNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    const digits = shortNumber(number);
    text += text === '' || digits.startsWith('-') ? digits : ` ${digits}`;
  }
  return text;
}

function shortNumber(number: number): string {
  const digits = `${number}`;
  if (digits.startsWith('0.')) return digits.slice(1);
  return digits.startsWith('-0.') ? `-${digits.slice(2)}` : digits;
}
