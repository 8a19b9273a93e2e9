import { isInside } from '@docgen/content/svg/clean-css';
import type { VirtualElement } from '../dom/virtual-dom.ts';
import type { Cascade, Declarations } from '../style/cascade.ts';
import { isShape, REFERENCED, type Shape } from '../style/shape.ts';
import { keepLegible } from './legible-labels.ts';
import { isLinework } from './slim-path.ts';

/** Thrown for a diagram that needs a browser, such as one with HTML in its labels. */
export class NeedsBrowser extends Error {}

/**
 * Elements that are allowed in a page. Anything else that mermaid or an author writes is left out.
 */
const ELEMENTS = new Set(
  `svg g a path rect circle ellipse line polyline polygon text tspan textPath image use symbol defs
  marker clipPath mask pattern linearGradient radialGradient stop filter feDropShadow feGaussianBlur
  feOffset feFlood feComposite feMerge feMergeNode feBlend feColorMatrix`.split(/\s+/),
);

/** Attributes that are allowed in a page: geometry. */
const ATTRIBUTES = new Set(
  `x y width height cx cy r x1 y1 x2 y2 d points dx dy transform viewBox preserveAspectRatio offset
  refX refY markerWidth markerHeight markerUnits orient clipPathUnits maskUnits maskContentUnits
  patternUnits patternContentUnits patternTransform gradientUnits gradientTransform spreadMethod
  fx fy filterUnits primitiveUnits in in2 result stdDeviation operator mode type values startOffset
  rotate`.split(/\s+/),
);

/** Elements whose text is visible. */
const TEXTS = new Set(['text', 'tspan', 'textPath']);

const FORMULA = /\$\$.*\$\$/s;

/** Elements whose `href` does not refer to a part of the diagram. */
const LEADING_OUT = new Set(['a', 'image']);

/** A diagram as mermaid drew it in one theme, reduced to what is visible. */
export interface Drawing {
  readonly root: Shape;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /**
   * Whether a colour is set on an element itself rather than in the stylesheet. The stylesheet of
   * another theme then does not turn it into the drawing of that theme.
   */
  readonly hasOwnColors: boolean;
}

/** State that all elements of a drawing share. */
interface Reading {
  readonly cascades: readonly Cascade[];
  hasOwnColors: boolean;
}

/**
 * Reads mermaid's SVG, resolves its stylesheet to declarations on each element, and keeps only
 * known elements and attributes, so that nothing can run.
 *
 * Ids are numbered in document order, so that they do not depend on earlier drawings. `#3` refers
 * to the fourth of them.
 *
 * @param cascades - Stylesheets of the themes that the drawing is to have, its own first.
 * @throws NeedsBrowser if a part can only be shown as HTML.
 */
export function readDrawing(element: VirtualElement | null, cascades: readonly Cascade[]): Drawing {
  if (element === null) throw new NeedsBrowser('mermaid drew nothing');
  const textOf = (name: string): string =>
    element.children.find((child) => child.localName === name)?.textContent.trim() ?? '';
  const reading: Reading = { cascades, hasOwnColors: false };
  const root = readShape(element, reading);
  if (root === undefined) throw new NeedsBrowser('mermaid drew nothing');
  numberIds(root);
  const visibleTitle = element.querySelector('text[class$="itleText"]');
  return {
    root,
    title: textOf('title') || visibleTitle?.textContent.trim() || undefined,
    description: textOf('desc') || undefined,
    hasOwnColors: reading.hasOwnColors,
  };
}

function readShape(element: VirtualElement, reading: Reading): Shape | undefined {
  const name = element.localName;
  if (name === 'switch') {
    // The first child is HTML, the second is the same in SVG.
    const plain = element.children.find((child) => child.localName !== 'foreignObject');
    return plain && readShape(plain, reading);
  }
  if (/^foreignobject$/i.test(name)) throw new NeedsBrowser('a label is HTML');
  // The line of the current day in a Gantt chart would differ in every build.
  if (!ELEMENTS.has(name) || element.classes.has('today')) return undefined;

  const own = new Set<string>();
  const styles = reading.cascades.map((cascade) => cascade.declared(element, own));
  if (styles.some((style) => style.get('display') === 'none')) return undefined;
  const attributes = readAttributes(element);
  if (name === 'image' && !attributes.has('href')) return undefined;
  const { hasOwnColors } = reading;
  const shape: Shape = { name, attributes, styles, children: readChildren(element, reading) };
  correctStyles(shape);
  if (element.classes.has('node')) keepLegible(shape);
  // Most shapes that can be referred to are not, and are left out in the end.
  if (REFERENCED.has(name)) reading.hasOwnColors = hasOwnColors;
  else if (styles.some((style) => hasColor(style, own))) reading.hasOwnColors = true;
  return shape;
}

function readChildren(element: VirtualElement, reading: Reading): (Shape | string)[] {
  return element.childNodes.flatMap((child) => {
    if (child.nodeType === 1) return readShape(child, reading) ?? [];
    if (!TEXTS.has(element.localName)) return [];
    if (FORMULA.test(child.textContent)) throw new NeedsBrowser('a label is a formula');
    return child.textContent;
  });
}

function correctStyles(shape: Shape): void {
  const isOutline = shape.name === 'path' && isLinework(shape.attributes.get('d') ?? '');
  for (const style of shape.styles) {
    style.delete('display');
    if (isOutline) style.set('fill', 'none');
    // Both are properties and attributes, but not all browsers support them as properties.
    moveRadius('rx', style, shape);
    moveRadius('ry', style, shape);
  }
}

function moveRadius(radius: 'rx' | 'ry', style: Declarations, { attributes }: Shape): void {
  const value = style.get(radius);
  if (value === undefined) return;
  attributes.set(radius, value);
  style.delete(radius);
}

const COLORED = ['fill', 'stroke', 'color', 'filter'] as const;

function hasColor(style: Declarations, own: ReadonlySet<string>): boolean {
  for (const property of COLORED) {
    const value = style.get(property);
    if (value === undefined || value === 'none' || value === 'transparent') continue;
    // The target of a reference may differ, too.
    if (own.has(property) || value.startsWith('url(')) return true;
  }
  return false;
}

function readAttributes(element: VirtualElement): Map<string, string> {
  const attributes = new Map<string, string>();
  element.attributeMap.forEach((value, name) => {
    const isAllowed = ATTRIBUTES.has(name);
    if (isAllowed && (value.includes('NaN') || value.includes('undefined'))) {
      throw new NeedsBrowser(`${name} is ${value}`);
    }
    if (isAllowed || name === 'id') attributes.set(name, value.trim());
  });
  const href = element.getAttribute('href') ?? element.getAttribute('xlink:href');
  if (href !== null && isPlainLink(element.localName, href)) attributes.set('href', href.trim());
  return attributes;
}

/**
 * Links may refer to web, mail and relative addresses, images to data, other elements only to their
 * own diagram. Readers do not choose to load an image, so it may not come from elsewhere.
 */
function isPlainLink(name: string, href: string): boolean {
  if (name === 'image') return isInside(href);
  if (name !== 'a') return href.startsWith('#');
  // Browsers ignore control characters and blanks in a scheme.
  const scheme = /^([a-z][\w+.-]*):/i.exec(href.replace(/[\0-\x20]/g, ''))?.[1]?.toLowerCase();
  return scheme === undefined || ['http', 'https', 'mailto'].includes(scheme);
}

/** Removes shapes that nothing refers to, and replaces the remaining ids with numbers. */
function numberIds(root: Shape): void {
  let used: Set<string>;
  do {
    used = references(root);
    removeShapes(
      root,
      ({ name, attributes, children }) =>
        (REFERENCED.has(name) && !used.has(attributes.get('id') ?? '')) ||
        (name === 'defs' && children.length === 0),
    );
    // A removed shape may have been the only one that referred to another.
  } while (references(root).size < used.size);
  const numbers = new Map<string, string>();
  visit(root, ({ attributes }) => {
    const id = attributes.get('id');
    attributes.delete('id');
    if (id !== undefined && used.has(id) && !numbers.has(id)) {
      attributes.set('id', `${numbers.size}`);
      numbers.set(id, `${numbers.size}`);
    }
  });
  visit(root, ({ name, attributes, styles }) => {
    const href = attributes.get('href');
    if (href !== undefined && !LEADING_OUT.has(name))
      attributes.set('href', `#${numbers.get(href.slice(1)) ?? ''}`);
    for (const style of styles) {
      style.forEach((value, property) => {
        const target = targetOf(value);
        if (target === undefined) return;
        const number = numbers.get(target);
        if (number !== undefined) style.set(property, `url(#${number})`);
        else style.delete(property);
      });
    }
  });
}

function references(root: Shape): Set<string> {
  const ids = new Set<string>();
  visit(root, ({ name, attributes, styles }) => {
    const href = attributes.get('href');
    if (href !== undefined && !LEADING_OUT.has(name)) ids.add(href.slice(1));
    for (const style of styles) {
      for (const value of style.values()) {
        const target = targetOf(value);
        if (target !== undefined) ids.add(target);
      }
    }
  });
  return ids;
}

/** The id in a value such as `url(#id)`. */
function targetOf(value: string): string | undefined {
  return !value.startsWith('url(') ? undefined : /^url\(#(.*)\)$/.exec(value)?.[1];
}

function removeShapes(shape: Shape, isUnwanted: (shape: Shape) => boolean): void {
  for (const child of shape.children) if (isShape(child)) removeShapes(child, isUnwanted);
  shape.children = shape.children.filter((child) => !isShape(child) || !isUnwanted(child));
}

function visit(shape: Shape, action: (shape: Shape) => void): void {
  action(shape);
  for (const child of shape.children) if (isShape(child)) visit(child, action);
}
