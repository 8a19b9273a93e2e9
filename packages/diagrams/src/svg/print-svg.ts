import { invariant } from '@docgen/core/basics/invariant';
import { escapeText } from '@docgen/core/strings/escape-markup';
import { ID } from '../diagram-id.ts';
import { printElement } from '../dom/markup.ts';
import { FONT_FAMILY } from '../layout/font-metrics.ts';
import { NARROW } from '../limits.ts';
import { numbersOf } from '../style/length.ts';
import { isShape, type Shape } from '../style/shape.ts';
import { groupAlike } from './group-alike.ts';
import { FONT_SIZE, legibleScale } from './legible-scale.ts';
import { round } from './round.ts';
import { slimShapes } from './slim-shapes.ts';
import { type ColorOf, styleAttributes } from './style-attributes.ts';

export interface Printed {
  readonly svg: string;
  /** Width before it is scaled down to a column, in pixels. */
  readonly width: number;
  /** Smallest width at which its text is readable, in pixels; `undefined` if phones are wider. */
  readonly minWidth: number | undefined;
}

export interface Labels {
  readonly title: string;
  readonly description: string | undefined;
}

/**
 * Writes a diagram as SVG for a page. Styles are attributes, which security policies allow even if
 * they forbid style sheets in pages.
 *
 * @param colorOf - Writes a colour that differs between the two modes.
 */
export function printSvg(root: Shape, labels: Labels, colorOf: ColorOf): Printed {
  const [left, top, width, height] = viewBox(root);
  const decimals = Math.max(width, height) < 60 ? 2 : 1;
  const body = groupAlike(slimShapes(root, decimals))
    .children.map((child) => print(child, { colorOf, decimals }))
    .join('');

  const minWidth = Math.ceil(width * legibleScale(root));
  const hasLinks = body.includes('<a ');
  const attributes = {
    id: ID,
    // An image hides its links from screen readers.
    role: hasLinks ? 'group' : 'img',
    'aria-labelledby': `${ID}-t`,
    ...(labels.description === undefined ? {} : { 'aria-describedby': `${ID}-d` }),
    viewBox: `${left} ${top} ${width} ${height}`,
    width: `${width}`,
    height: `${height}`,
    'font-family': FONT_FAMILY,
    'font-size': `${FONT_SIZE}`,
    ...styleAttributes(root.styles, colorOf),
  };
  const title = `<title id="${ID}-t">${escapeText(labels.title)}</title>`;
  const description =
    labels.description === undefined
      ? ''
      : `<desc id="${ID}-d">${escapeText(labels.description)}</desc>`;
  const svg = printElement('svg', Object.entries(attributes), title + description + body);
  return { svg, width, minWidth: minWidth > NARROW ? minWidth : undefined };
}

function viewBox(root: Shape): [number, number, number, number] {
  const [x, y, width, height] = numbersOf(root.attributes.get('viewBox') ?? '');
  invariant(x !== undefined && y !== undefined && width && height, 'mermaid wrote no viewBox');
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return [left, top, Math.ceil(x + width) - left, Math.ceil(y + height) - top];
}

interface Printer {
  readonly colorOf: ColorOf;
  readonly decimals: number;
}

function print(shape: Shape | string, printer: Printer): string {
  if (!isShape(shape)) return escapeText(shape);
  const attributes = styleAttributes(shape.styles, printer.colorOf);
  for (const [name, value] of shape.attributes) {
    if (name === 'id') attributes.id = `${ID}-${value}`;
    else if (name === 'href') attributes.href = value.replace(/^#(?=\d+$)/, `#${ID}-`);
    else if (name === 'd') attributes.d = value;
    else attributes[name] = roundNumbers(name, value, printer.decimals);
  }
  const children = trimmed(shape).map((child) => print(child, printer));
  return printElement(shape.name, Object.entries(attributes), children.join(''));
}

/** A text's children without invisible blanks. */
function trimmed(shape: Shape): (Shape | string)[] {
  if (shape.styles.some((style) => style.get('white-space')?.startsWith('pre'))) {
    return shape.children;
  }
  const isLine = shape.attributes.has('x');
  return shape.children.map((child, index) => {
    if (isShape(child)) return child;
    let text = child.replace(/\s+/g, ' ');
    if (isLine && index === 0) text = text.trimStart();
    if (isLine && index === shape.children.length - 1) text = text.trimEnd();
    return text;
  });
}

function roundNumbers(name: string, value: string, decimals: number): string {
  if (['orient', 'preserveAspectRatio', 'values', 'in', 'in2', 'result', 'mode'].includes(name))
    return value;
  // The numbers of scale() and matrix() are factors.
  const digits = name.includes('ransform') && !/^translate\([^)]*\)$/.test(value) ? 4 : decimals;
  return value.replace(/-?\d*\.\d+(?:e[+-]?\d+)?|-?\d+e[+-]?\d+/gi, (number) => {
    return `${round(Number(number), digits)}`;
  });
}
