import type { Layout, VirtualElement, VirtualNode } from '../dom/virtual-dom.ts';
import { remember } from '../remember.ts';
import { type Cascade, createCascade, type Declarations } from '../style/cascade.ts';
import type { Box } from './box.ts';
import { ASCENT, DESCENT, textWidth } from './font-metrics.ts';
import { parsePath, pathBox } from './path-data.ts';
import { type Matrix, multiply, parseTransform, transformBox } from './transform.ts';

const TEXT_PROPERTIES = new Set([
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'alignment-baseline',
  'white-space',
  'display',
]);

const NOTHING: Box = { x: 0, y: 0, width: 0, height: 0 };

/** Elements that hold things for others to refer to and are not drawn where they stand. */
const NOT_DRAWN = new Set([
  'defs',
  'marker',
  'clipPath',
  'mask',
  'pattern',
  'symbol',
  'linearGradient',
  'radialGradient',
  'filter',
  'style',
  'title',
  'desc',
]);

/** What a text inherits and its size depends on. */
export interface TextStyle {
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

/**
 * Layout for a document in which mermaid draws: boxes of shapes are exact, boxes
 * of texts come from the font metrics and the diagram's own stylesheet.
 */
export function createLayout(onStyles: (css: string) => void): Layout {
  const cascadeOf = remember((css) => createCascade(css, TEXT_PROPERTIES));
  let cascade = cascadeOf('');
  return {
    box: (element) => boxOf(element, remembered(cascade)) ?? NOTHING,
    pageBox: (element) => pageBoxOf(element, remembered(cascade)),
    textLength(element) {
      return layOutText(element, remembered(cascade)).reduce((sum, run) => sum + run.width, 0);
    },
    styled(css) {
      cascade = cascadeOf(css);
      onStyles(css);
    },
  };
}

/** For as long as the document stays the same: texts of a group inherit from the same elements. */
function remembered({ declared }: Cascade): Cascade {
  const known = new Map<VirtualElement, Declarations>();
  return {
    declared(element) {
      const before = known.get(element);
      if (before !== undefined) return before;
      const made = declared(element);
      known.set(element, made);
      return made;
    },
  };
}

/** The element's box in the coordinates of the outermost element. */
export function pageBoxOf(element: VirtualElement, cascade: Cascade): Box {
  return transformBox(boxOf(element, cascade) ?? NOTHING, matrixToPage(element));
}

/**
 * The element's box in its own coordinates; `undefined` if it draws nothing.
 *
 * @param cascade must know the properties that the size of text depends on.
 */
export function boxOf(element: VirtualElement, cascade: Cascade): Box | undefined {
  const number = (name: string): number => length(element.getAttribute(name));
  switch (element.localName) {
    case 'text':
    case 'tspan':
    case 'textPath':
      return union(layOutText(element, cascade).map(boxOfRun));
    case 'rect':
    case 'image':
    case 'foreignObject':
      return number('width') > 0 && number('height') > 0
        ? { x: number('x'), y: number('y'), width: number('width'), height: number('height') }
        : undefined;
    case 'circle':
      return roundBox(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return roundBox(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'line':
      return pointsBox([number('x1'), number('y1'), number('x2'), number('y2')]);
    case 'polygon':
    case 'polyline':
      return pointsBox(
        (element.getAttribute('points') ?? '')
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      );
    case 'path':
      return pathBox(parsePath(element.getAttribute('d') ?? ''));
    default:
      return union(
        element.children.map((child) => {
          if (NOT_DRAWN.has(child.localName) || isHidden(child)) return undefined;
          const box = boxOf(child, cascade);
          return box && transformBox(box, ownMatrix(child));
        }),
      );
  }
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
function layOutText(element: VirtualElement, cascade: Cascade): Run[] {
  const runs: Run[] = [];
  const chunks: Run[][] = [];
  let [x, y, newChunk, endsWithSpace] = [0, 0, true, true];
  // Shifts wait for the first character, because those of inner elements replace them.
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
        y: y + baselineShift(inherited),
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
      return value === null ? undefined : length(value.trim().split(/[\s,]+/)[0], style.fontSize);
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

function boxOfRun({ x, y, width, style }: Run): Box {
  return {
    x,
    y: y - ASCENT * style.fontSize,
    width,
    height: (ASCENT + DESCENT) * style.fontSize,
  };
}

/** How far below its `y` the baseline of a text lies. */
function baselineShift({ baseline, fontSize }: TextStyle): number {
  switch (baseline) {
    case 'middle':
      return 0.26 * fontSize;
    case 'central':
      return ((ASCENT - DESCENT) / 2) * fontSize;
    case 'hanging':
      return 0.73 * fontSize;
    case 'text-before-edge':
    case 'text-top':
    case 'before-edge':
      return ASCENT * fontSize;
    case 'text-after-edge':
    case 'text-bottom':
    case 'after-edge':
      return -DESCENT * fontSize;
    default:
      return 0;
  }
}

function inheritedTextStyle(element: VirtualElement | null, cascade: Cascade): TextStyle {
  if (element === null) return INITIAL;
  return textStyle(element, inheritedTextStyle(element.parentNode, cascade), cascade);
}

function textStyle(element: VirtualElement, inherited: TextStyle, cascade: Cascade): TextStyle {
  const declared = cascade.declared(element);
  const size = declared.get('font-size');
  const weight = declared.get('font-weight');
  const space = declared.get('white-space') ?? element.getAttribute('xml:space');
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

export function isBold(weight: string): boolean {
  return weight.startsWith('bold') || Number(weight) >= 600;
}

/** Pixels of a `font-size` value. */
export function fontSize(value: string, inherited: number): number {
  const size = value.endsWith('%')
    ? (Number.parseFloat(value) / 100) * inherited
    : length(value, inherited);
  return size > 0 ? size : inherited;
}

/** User units of an SVG length; percentages and unknown units count as 0. */
export function length(value: string | null | undefined, em = 16): number {
  const [, number, unit] =
    /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*(px|em|rem|ex|pt)?\s*$/i.exec(value ?? '') ??
    [];
  const factor = { em, rem: 16, ex: em / 2, pt: 4 / 3 }[unit?.toLowerCase() ?? ''] ?? 1;
  return number === undefined ? 0 : Number(number) * factor;
}

function isHidden(element: VirtualElement): boolean {
  return (
    element.getAttribute('display') === 'none' ||
    element.style.getPropertyValue('display') === 'none'
  );
}

/** From an element's own coordinates to its parent's. */
function ownMatrix(element: VirtualElement): Matrix {
  const matrix = parseTransform(element.getAttribute('transform') ?? '');
  if (element.localName !== 'svg') return matrix;
  // A nested svg element is moved by its x and y.
  const [x, y] = [length(element.getAttribute('x')), length(element.getAttribute('y'))];
  return multiply(matrix, [1, 0, 0, 1, x, y]);
}

function matrixToPage(element: VirtualElement): Matrix {
  const matrix = ownMatrix(element);
  return element.parentNode === null ? matrix : multiply(matrixToPage(element.parentNode), matrix);
}

function union(boxes: readonly (Box | undefined)[]): Box | undefined {
  return pointsBox(
    boxes.flatMap((box) => (box ? [box.x, box.y, box.x + box.width, box.y + box.height] : [])),
  );
}

function roundBox(cx: number, cy: number, rx: number, ry: number): Box | undefined {
  return rx > 0 && ry > 0 ? { x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry } : undefined;
}

/** The box around points given as x, y, x, y, … */
function pointsBox(numbers: readonly number[]): Box | undefined {
  const xs = numbers.filter((value, index) => index % 2 === 0 && !Number.isNaN(value));
  const ys = numbers.filter((value, index) => index % 2 === 1 && !Number.isNaN(value));
  if (xs.length === 0 || ys.length === 0) return undefined;
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
