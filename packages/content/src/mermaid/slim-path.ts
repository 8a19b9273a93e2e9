import { parsePath, type Segment } from './path-data.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far a point may lie beside a line and still count as on it, in user units. */
const TOLERANCE = 0.03;

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
  const segments = parsePath(data);
  return printPath(straighten(isFilled ? segments : joinStrokes(segments)), decimals);
}

function joinStrokes(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  const drawn = new Set<string>();
  let pen: Point = { x: 0, y: 0 };
  for (const segment of segments) {
    if (segment.command === 'M') {
      if (!isSame(segment, pen) || result.length === 0) result.push(segment);
    } else {
      const key = [pen.x, pen.y, ...segment.args].map((value) => value.toFixed(2)).join();
      if (drawn.has(key) && segment.command !== 'Z') {
        result.push({ command: 'M', args: [segment.x, segment.y], x: segment.x, y: segment.y });
      } else {
        result.push(segment);
      }
      drawn.add(key);
    }
    pen = segment;
  }
  // Moves that nothing is drawn after.
  return result.filter(
    ({ command }, index) =>
      command !== 'M' || !['M', undefined].includes(result[index + 1]?.command),
  );
}

function straighten(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = [];
  let pen: Point = { x: 0, y: 0 };
  let before: Point = pen;
  for (const segment of segments) {
    const line = asLine(pen, segment);
    const last = result.at(-1);
    if (line !== undefined && isSame(line, pen) && last !== undefined && last.command !== 'M')
      continue;
    if (line !== undefined && last?.command === 'L' && isBetween(before, pen, line)) {
      result.splice(-1, 1, line);
    } else {
      result.push(line ?? segment);
      before = pen;
    }
    pen = segment;
  }
  return result;
}

/** The segment as a line, if it is one or a curve that does not leave it. */
function asLine(pen: Point, segment: Segment): Segment | undefined {
  if (segment.command === 'L') return segment;
  if (segment.command !== 'C' && segment.command !== 'Q') return undefined;
  for (let index = 0; index < segment.args.length - 2; index += 2) {
    const control = { x: segment.args[index] ?? 0, y: segment.args[index + 1] ?? 0 };
    if (!isBetween(pen, control, segment)) return undefined;
  }
  return { command: 'L', args: [segment.x, segment.y], x: segment.x, y: segment.y };
}

/** True when `middle` lies on the line from `start` to `end`. */
function isBetween(start: Point, middle: Point, end: Point): boolean {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  if (length < TOLERANCE) return isSame(start, middle);
  const [mx, my] = [middle.x - start.x, middle.y - start.y];
  const along = (mx * dx + my * dy) / length;
  const beside = Math.abs(mx * dy - my * dx) / length;
  return beside < TOLERANCE && along > -TOLERANCE && along < length + TOLERANCE;
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
  let pen: Point = { x: 0, y: 0 };
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
  if (command === 'Z') return [{ letter: 'Z', numbers: [] }];
  if (command === 'L' && end.y === pen.y) {
    return [
      { letter: 'H', numbers: [end.x] },
      { letter: 'h', numbers: [end.x - pen.x] },
    ];
  }
  if (command === 'L' && end.x === pen.x) {
    return [
      { letter: 'V', numbers: [end.y] },
      { letter: 'v', numbers: [end.y - pen.y] },
    ];
  }
  const fixed = command === 'A' ? 5 : 0;
  const numbers = args.map((value, index) => {
    if (index < fixed) return value;
    return value - ((index - fixed) % 2 === 0 ? pen.x : pen.y);
  });
  return [
    { letter: command, numbers: args },
    { letter: command.toLowerCase(), numbers },
  ];
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
