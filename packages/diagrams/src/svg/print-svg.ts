import { escapeText } from '@docgen/core/escape-markup';
import { ID } from '../diagram-id.ts';
import { printElement } from '../dom/markup.ts';
import { FONT_FAMILY } from '../layout/font-metrics.ts';
import { numbersOf } from '../layout/length.ts';
import { MIN_SCALE, NARROW } from '../limits.ts';
import type { Declarations } from '../style/cascade.ts';
import { isShape, isStyled, type Shape } from './shape.ts';
import { slimShapes } from './slim-shapes.ts';

export interface Printed {
  readonly svg: string;
  /** True when the diagram is wider than a phone even when scaled down. */
  readonly scrolls: boolean;
}

export interface Labels {
  readonly title: string;
  readonly description: string | undefined;
}

/** A combination of styles, per theme, with the class that stands for it. */
interface StyleClass {
  readonly name: string;
  readonly styles: readonly Declarations[];
}

/**
 * Writes a diagram as SVG for a page: one class for each combination of styles,
 * all rules scoped to the diagram's id, those of the dark theme behind
 * `[data-theme=dark]` on an element around it (and not on paper).
 */
export function printSvg(root: Shape, labels: Labels): Printed {
  const [left, top, width, height] = viewBox(root);
  const classes = new Map<string, StyleClass>();
  const className = (styles: readonly Declarations[]): string => {
    const key = styles.map((style) => [...style].sort().join(';')).join('|');
    const known = classes.get(key) ?? { name: `m${classes.size.toString(36)}`, styles };
    classes.set(key, known);
    return known.name;
  };
  const decimals = Math.max(width, height) < 60 ? 2 : 1;
  const body = slimShapes(root, decimals)
    .children.map((child) => print(child, { className, decimals }))
    .join('');

  const minWidth = Math.round(width * MIN_SCALE);
  const scrolls = minWidth > NARROW;
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
    style: `max-width:100%;height:auto${scrolls ? `;min-width:${minWidth}px` : ''}`,
  };
  const title = `<title id="${ID}-t">${escapeText(labels.title)}</title>`;
  const description =
    labels.description === undefined
      ? ''
      : `<desc id="${ID}-d">${escapeText(labels.description)}</desc>`;
  const rules = styleRules(root, [...classes.values()]);
  const content = `${title}${description}<style>${rules}</style>${body}`;
  return { svg: printElement('svg', Object.entries(attributes), content), scrolls };
}

function viewBox(root: Shape): [number, number, number, number] {
  const [x, y, width, height] = numbersOf(root.attributes.get('viewBox') ?? '');
  if (x === undefined || y === undefined || !width || !height) {
    throw new Error('Invariant failed: mermaid wrote no viewBox');
  }
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return [left, top, Math.ceil(x + width) - left, Math.ceil(y + height) - top];
}

interface Printer {
  readonly className: (styles: readonly Declarations[]) => string;
  readonly decimals: number;
}

function print(shape: Shape | string, printer: Printer): string {
  if (!isShape(shape)) return escapeText(shape);
  const attributes: Record<string, string> = {};
  if (isStyled(shape)) attributes.class = printer.className(shape.styles);
  for (const [name, value] of shape.attributes) {
    if (name === 'id') attributes.id = `${ID}-${value}`;
    else if (name === 'href') attributes.href = value.replace(/^#(?=\d+$)/, `#${ID}-`);
    else if (name === 'd') attributes.d = value;
    else attributes[name] = roundNumbers(name, value, printer.decimals);
  }
  const children = trimmed(shape).map((child) => print(child, printer));
  return printElement(shape.name, Object.entries(attributes), children.join(''));
}

/** A text's children without the blanks that nobody sees. */
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
    return `${Number(Number(number).toFixed(digits)) + 0}`;
  });
}

function styleRules(root: Shape, classes: readonly StyleClass[]): string {
  const [light = new Map(), dark = light] = root.styles;
  const rules = [
    `#${ID}{font:16px ${FONT_FAMILY};${printDeclarations(new Map([...ROOT, ...light]))}}`,
    ...classes.map(({ name, styles }) => rule(`#${ID} .${name}`, styles[0] ?? new Map())),
  ];
  const darkRules = [
    rule(`[data-theme=dark] #${ID}`, different(light, dark)),
    ...classes.map(({ name, styles: [first = new Map(), second = first] }) =>
      rule(`[data-theme=dark] #${ID} .${name}`, different(first, second)),
    ),
  ].join('');
  return rules.join('') + (darkRules === '' ? '' : `@media screen{${darkRules}}`);
}

/** What a page's own rules for `svg` must not change. */
const ROOT: Declarations = new Map([
  ['fill', '#000'],
  ['stroke', 'none'],
  ['stroke-width', '1'],
]);

function different(light: Declarations, dark: Declarations): Declarations {
  return new Map([...dark].filter(([property, value]) => light.get(property) !== value));
}

function rule(selector: string, declarations: Declarations): string {
  return declarations.size === 0 ? '' : `${selector}{${printDeclarations(declarations)}}`;
}

function printDeclarations(declarations: Declarations): string {
  return [...declarations]
    .map(([property, value]) => {
      const reference = value.replace(/^url\(#(\d+)\)$/, `url(#${ID}-$1)`);
      const unit = property === 'font-size' && /\d$/.test(value) ? 'px' : '';
      return `${property}:${reference}${unit}`;
    })
    .join(';');
}
