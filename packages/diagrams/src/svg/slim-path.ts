import { parsePath, type Segment } from '../layout/path-data.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const ORIGIN: Point = { x: 0, y: 0 };

/** How far a point may lie beside a line and still count as on it, in user units: not visible. */
const TOLERANCE = 0.05;

/** Path data moved by `dx` and `dy`. */
export function translatePath(data: string, dx: number, dy: number): string {
  return parsePath(data)
    .map(({ command, args }) => {
      const moved = args.map((value, index) => {
        // Of an arc, only the end point is a position.
        const isPosition = command !== 'A' || index > 4;
        return isPosition
          ? value + ((command === 'A' ? index + 1 : index) % 2 === 0 ? dx : dy)
          : value;
      });
      return command + moved.join(' ');
    })
    .join('');
}

/**
 * Writes path data as short as it gets without a visible change: curves along a
 * line become lines, lines in one direction become one, coordinates relative
 * where that is shorter, and rounded.
 *
 * @param isFilled whether the inside is painted. Of a mere outline, pieces that
 *   are drawn twice (as by rough.js) are left out and pieces that meet are joined.
 */
export function slimPath(data: string, isFilled: boolean, decimals: number): string {
  const segments = withLines(parsePath(data));
  return printPath(simplify(isFilled ? closeLoops(segments) : joinStrokes(segments)), decimals);
}

/** Replaces curves that do not leave a line by that line. */
function withLines(segments: readonly Segment[]): Segment[] {
  return segments.map(
    (segment, index) => asLine(segments[index - 1] ?? ORIGIN, segment) ?? segment,
  );
}

/** Leaves out lines that go nowhere, and closes pieces that a line leads back to the start of. */
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

/**
 * True for path data that encloses nothing, as rough.js writes outlines: nothing
 * but separate lines.
 */
export function isLinework(data: string): boolean {
  const moves = data.match(/m/gi)?.length ?? 0;
  if (moves < 2) return false;
  const segments = parsePath(data);
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
  let start: Point = from;
  const closeChain = (): void => {
    if (pen === undefined || chainStart === undefined || !isSame(pen, chainStart)) return;
    // The way back to the start is drawn by closing.
    if (result.at(-1)?.command === 'L') result.pop();
    result.push({ command: 'Z', args: [], x: chainStart.x, y: chainStart.y });
  };
  for (const segment of segments) {
    if (segment.command === 'M') {
      start = segment;
    } else {
      const stroke = segment.command === 'Z' ? lineTo(start) : segment;
      const ends = [from, stroke].map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`);
      const isLine = stroke.command === 'L';
      const key = isLine ? ends.sort().join() : [ends[0], ...stroke.args].join();
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
  }
  closeChain();
  return result;
}

/** Leaves out points of lines that make no visible difference. */
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
      // A run begins with the point that it starts from.
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

/** The fewest of the points that stay close to all of them (Ramer, Douglas, Peucker). */
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

/** The segment as a line, if it is one or a curve that does not leave it. */
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

/** One of the ways to write a segment. */
interface Spelling {
  readonly letter: string;
  readonly numbers: readonly number[];
}

function printPath(segments: readonly Segment[], decimals: number): string {
  // Relative steps are taken between rounded points, or rounding would add up.
  const round = (value: number): number => Number(value.toFixed(decimals)) + 0;
  let text = '';
  let previous = '';
  let pen: Point = ORIGIN;
  let start = pen;
  for (const segment of segments) {
    const end = segment.command === 'Z' ? start : { x: round(segment.x), y: round(segment.y) };
    const [absolute, relative] = spellings(segment, pen, end).map(({ letter, numbers }) => ({
      letter,
      text: spell(letter, numbers.map(round), previous),
    }));
    if (absolute === undefined) break;
    const best = relative && relative.text.length < absolute.text.length ? relative : absolute;
    text += best.text;
    previous = best.letter;
    if (segment.command === 'M') start = end;
    pen = end;
  }
  return text;
}

/** The absolute and the relative way. */
function spellings({ command, args }: Segment, pen: Point, end: Point): Spelling[] {
  const both = (letter: string, absolute: readonly number[], relative: readonly number[]) => [
    { letter, numbers: absolute },
    { letter: letter.toLowerCase(), numbers: relative },
  ];
  if (command === 'Z') return [{ letter: 'Z', numbers: [] }];
  if (command === 'L' && end.y === pen.y) return both('H', [end.x], [end.x - pen.x]);
  if (command === 'L' && end.x === pen.x) return both('V', [end.y], [end.y - pen.y]);
  const fixed = command === 'A' ? 5 : 0;
  const relative = args.map((value, index) => {
    if (index < fixed) return value;
    return value - ((index - fixed) % 2 === 0 ? pen.x : pen.y);
  });
  return both(command, args, relative);
}

function spell(letter: string, numbers: readonly number[], previous: string): string {
  const text = joinNumbers(numbers);
  // A repeated letter may be left out, and a line is what follows a move.
  const implied = { M: 'L', m: 'l', Z: '' }[previous] ?? previous;
  if (letter !== implied) return letter + text;
  return text.startsWith('-') ? text : ` ${text}`;
}

/** Numbers without what can be left out between them: `0.5 -0.25 3` is `.5-.25 3`. */
function joinNumbers(numbers: readonly number[]): string {
  return numbers.reduce((text, number, index) => {
    const digits = `${number}`.replace(/^(-?)0\./, '$1.');
    return text + (index === 0 || digits.startsWith('-') ? '' : ' ') + digits;
  }, '');
}
