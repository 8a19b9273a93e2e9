import { type Box, union } from '../dom/box.ts';
import type { VirtualElement, VirtualNode } from '../dom/virtual-dom.ts';
import type { Cascade } from '../style/cascade.ts';
import { fontSize, length } from '../style/length.ts';
import { ASCENT, DESCENT, textWidth } from './font-metrics.ts';

/** Inherited properties that the size of a text depends on. */
interface TextStyle {
  readonly fontSize: number;
  readonly bold: boolean;
  readonly anchor: string;
  readonly baseline: string;
  readonly preserveSpace: boolean;
}

const INITIAL: TextStyle = {
  fontSize: 16,
  bold: false,
  anchor: 'start',
  baseline: 'auto',
  preserveSpace: false,
};

/** The box around the text of an element; `undefined` if there is none. */
export function textBox(element: VirtualElement, cascade: Cascade): Box | undefined {
  return union(layOutText(element, cascade).map(boxOfRun));
}

/** A stretch of text on one line in one font, positioned as if anchored at its start. */
interface Run {
  x: number;
  readonly y: number;
  readonly width: number;
  readonly style: TextStyle;
}

/**
 * Positions the text of a `text` or `tspan` element. Text between two absolute
 * positions forms a chunk, and `text-anchor` moves a chunk as a whole.
 *
 * @see https://www.w3.org/TR/SVG2/text.html#TextLayoutAlgorithm
 */
export function layOutText(element: VirtualElement, cascade: Cascade): Run[] {
  const runs: Run[] = [];
  const chunks: Run[][] = [];
  let [x, y, newChunk, endsWithSpace] = [0, 0, true, true];
  // Shifts are applied at the first character, because those of inner elements replace them.
  let [dx, dy] = [0, 0];
  const visit = (node: VirtualNode, inherited: TextStyle): void => {
    if (node.nodeType === 3) {
      let text = node.textContent;
      if (!inherited.preserveSpace) {
        text = text.replace(/\s+/g, ' ');
        if (endsWithSpace) text = text.trimStart();
      }
      if (text === '') return;
      endsWithSpace = text.endsWith(' ');
      [x, y, dx, dy] = [x + dx, y + dy, 0, 0];
      const run = {
        x,
        y: y + (BASELINE_SHIFTS.get(inherited.baseline) ?? 0) * inherited.fontSize,
        width: textWidth(text, inherited.fontSize, inherited.bold),
        style: inherited,
      };
      runs.push(run);
      if (newChunk) chunks.push([]);
      chunks.at(-1)?.push(run);
      newChunk = false;
      x += run.width;
      return;
    }
    const style = textStyle(node, inherited, cascade);
    const position = (name: string): number | undefined => {
      const value = node.getAttribute(name);
      return value === null ? undefined : length(firstOf(value), style.fontSize);
    };
    const [absoluteX, absoluteY] = [position('x'), position('y')];
    if (absoluteX !== undefined || absoluteY !== undefined)
      [newChunk, endsWithSpace] = [true, true];
    [x, y] = [absoluteX ?? x, absoluteY ?? y];
    [dx, dy] = [position('dx') ?? dx, position('dy') ?? dy];
    for (const child of node.childNodes) visit(child, style);
  };
  visit(element, inheritedTextStyle(element.parentNode, cascade));
  for (const chunk of chunks) {
    const width = chunk.reduce((sum, run) => sum + run.width, 0);
    const shift = { middle: width / 2, end: width }[chunk[0]?.style.anchor ?? ''] ?? 0;
    for (const run of chunk) run.x -= shift;
  }
  return runs;
}

/** The first of a list of positions, which has one for each character. */
function firstOf(list: string): string | undefined {
  return /[\s,]/.test(list) ? list.trim().split(/[\s,]+/)[0] : list;
}

function boxOfRun({ x, y, width, style }: Run): Box {
  return {
    x,
    y: y - ASCENT * style.fontSize,
    width,
    height: (ASCENT + DESCENT) * style.fontSize,
  };
}

/** How far the baseline of a text is below its `y`, in em. */
const BASELINE_SHIFTS: ReadonlyMap<string, number> = new Map([
  ['middle', 0.26],
  ['central', (ASCENT - DESCENT) / 2],
  ['hanging', 0.73],
  ['text-before-edge', ASCENT],
  ['text-top', ASCENT],
  ['before-edge', ASCENT],
  ['text-after-edge', -DESCENT],
  ['text-bottom', -DESCENT],
  ['after-edge', -DESCENT],
]);

function inheritedTextStyle(element: VirtualElement | null, cascade: Cascade): TextStyle {
  if (element === null) return INITIAL;
  return textStyle(element, inheritedTextStyle(element.parentNode, cascade), cascade);
}

function textStyle(element: VirtualElement, inherited: TextStyle, cascade: Cascade): TextStyle {
  const declared = cascade.declared(element);
  const size = declared.get('font-size');
  const weight = declared.get('font-weight');
  const space = declared.get('white-space') ?? element.getAttribute('xml:space');
  if (declared.size === 0 && space === null) return inherited;
  return {
    fontSize: size === undefined ? inherited.fontSize : fontSize(size, inherited.fontSize),
    bold: weight === undefined || weight === 'inherit' ? inherited.bold : isBold(weight),
    anchor: declared.get('text-anchor') ?? inherited.anchor,
    baseline:
      declared.get('alignment-baseline') ?? declared.get('dominant-baseline') ?? inherited.baseline,
    preserveSpace:
      space === undefined || space === null ? inherited.preserveSpace : /^pre/.test(space),
  };
}

function isBold(weight: string): boolean {
  return weight.startsWith('bold') || Number(weight) >= 600;
}
