import { remember } from '@docgen/core/basics/remember';
import type { Declarations } from './cascade.ts';
import { fontSize, length } from './length.ts';
import { isShape, type Shape } from './shape.ts';
import { INHERITED, OF_TEXT, OWN } from './style-properties.ts';

/** Values that a shape inherits, per theme. */
type Inherited = readonly ReadonlyMap<string, string>[];

const PAINTED = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
const WITH_MARKERS = new Set(['path', 'line', 'polyline', 'polygon']);
const CONTAINERS = new Set(['g', 'a', 'defs', 'text', 'tspan', 'textPath']);

/**
 * Reduces styles, in place, to declarations that make a difference. Every remaining property is
 * declared in all themes. Shapes that show nothing are removed, and lengths of text in `em` become
 * user units.
 */
export function resolveStyles(root: Shape): void {
  dropUnused(root);
  dropRedundant(
    root,
    root.styles.map(() => INHERITED),
  );
}

/**
 * Removes declarations that neither the shape nor anything in it shows.
 *
 * @returns The inherited properties that the shape takes from its surroundings.
 */
function dropUnused(shape: Shape): Set<string> {
  const needed = new Set(shownBy(shape));
  for (const child of shape.children) {
    if (isShape(child)) for (const property of dropUnused(child)) needed.add(property);
  }
  for (const style of shape.styles) {
    for (const property of style.keys()) {
      const isUnused = INHERITED.has(property)
        ? !needed.has(property)
        : OF_TEXT.has(property) && !shape.children.some((child) => !isShape(child));
      if (isUnused) style.delete(property);
    }
  }
  const [first, ...others] = shape.styles;
  if (needed.size === 0) return needed;
  for (const property of first?.keys() ?? []) {
    if (others.every((style) => style.has(property))) needed.delete(property);
  }
  return needed;
}

/** The inherited properties that an element itself shows. */
function shownBy({ name, children }: Shape): ReadonlySet<string> {
  return shownByKind(children.some((child) => !isShape(child) && child.trim() !== ''))(name);
}

const shownByKind = remember((hasText: boolean) => remember((name) => shown(name, hasText)));

function shown(name: string, hasText: boolean): ReadonlySet<string> {
  if (name === 'use') return new Set(INHERITED.keys());
  if (!hasText && !PAINTED.has(name)) return new Set();
  const shown = new Set(INHERITED.keys());
  for (const property of INHERITED.keys()) {
    const isMarker = property.startsWith('marker-');
    if (isMarker ? !WITH_MARKERS.has(name) : OF_TEXT.has(property) && !hasText) {
      shown.delete(property);
    }
  }
  // A line has no inside. `color` only shows by way of `currentColor`, which is resolved.
  if (name === 'line')
    for (const property of ['fill', 'fill-opacity', 'fill-rule']) shown.delete(property);
  if (!hasText) shown.delete('color');
  return shown;
}

function dropRedundant(shape: Shape, inherited: Inherited): void {
  const computed = shape.styles.map((style, theme) => {
    const around = inherited[theme] ?? INHERITED;
    return computeStyle(style, around);
  });
  const value = (property: string, theme: number): string =>
    computed[theme]?.get(property) ?? shape.styles[theme]?.get(property) ?? OWN.get(property) ?? '';
  for (const property of propertiesOf(shape.styles)) {
    const initial = OWN.get(property);
    const isInherited = initial === undefined;
    const values = shape.styles.map((_, theme) => value(property, theme));
    const isRedundant = values.every(
      (own, theme) => own === (isInherited ? inherited[theme]?.get(property) : initial),
    );
    shape.styles.forEach((style, theme) => {
      if (isRedundant || property === 'color') style.delete(property);
      else style.set(property, values[theme] ?? '');
    });
  }
  dropWithoutPaint(shape, value);
  resolveLengths(shape, Number(computed[0]?.get('font-size')));
  for (const child of shape.children) if (isShape(child)) dropRedundant(child, computed);
  shape.children = shape.children.filter(
    (child) => !isShape(child) || !showsNothing(child, computed),
  );
}

function propertiesOf(styles: readonly Declarations[]): Iterable<string> {
  const [first, ...others] = styles;
  const properties = [...(first?.keys() ?? [])];
  for (const style of others) {
    for (const property of style.keys()) {
      if (first?.has(property) !== true) properties.push(property);
    }
  }
  return properties;
}

/** A shape's values including the inherited ones, with those resolved that depend on each other. */
function computeStyle(
  style: Declarations,
  inherited: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  if (style.size === 0) return inherited;
  const computed = new Map(inherited);
  for (const [property, value] of style) {
    if (INHERITED.has(property)) computed.set(property, value);
  }
  const size = style.get('font-size');
  if (size !== undefined) {
    const around = Number(inherited.get('font-size'));
    computed.set('font-size', `${Math.round(fontSize(size, around) * 100) / 100}`);
  }
  for (const paint of ['fill', 'stroke']) {
    if (/^currentcolor$/i.test(computed.get(paint) ?? '')) {
      computed.set(paint, computed.get('color') ?? '#000');
    }
  }
  return computed;
}

/** Without stroke or fill, its width, dashes and so on make no difference. */
function dropWithoutPaint(shape: Shape, value: (property: string, theme: number) => string): void {
  if (shape.children.length > 0) return;
  for (const paint of ['stroke', 'fill']) {
    if (!shape.styles.every((_, theme) => value(paint, theme) === 'none')) continue;
    for (const style of shape.styles) {
      for (const property of style.keys())
        if (property.startsWith(`${paint}-`)) style.delete(property);
    }
  }
}

function resolveLengths({ name, attributes }: Shape, em: number): void {
  if (name !== 'text' && name !== 'tspan') return;
  for (const attribute of ['x', 'y', 'dx', 'dy']) {
    const value = attributes.get(attribute);
    if (value?.endsWith('em')) attributes.set(attribute, `${length(value, em)}`);
  }
}

function showsNothing(shape: Shape, inherited: Inherited): boolean {
  const { name, attributes, children, styles } = shape;
  if (CONTAINERS.has(name)) {
    return !children.some((child) => isShape(child) || child.trim() !== '');
  }
  if (!PAINTED.has(name)) return false;
  const missing = (...names: string[]): boolean =>
    names.some(
      (attribute) =>
        !(length(attributes.get(attribute)) > 0) && !attributes.get(attribute)?.endsWith('%'),
    );
  if (name === 'rect' && missing('width', 'height')) return true;
  if (name === 'circle' && missing('r')) return true;
  if (name === 'path' && !attributes.get('d')) return true;
  return styles.every((style, theme) => {
    const value = (property: string): string =>
      style.get(property) ?? inherited[theme]?.get(property) ?? OWN.get(property) ?? '';
    const isInvisible = (paint: string): boolean => ['none', 'transparent'].includes(value(paint));
    if (value('opacity') === '0' || value('visibility') === 'hidden') return true;
    const hasMarker = ['start', 'mid', 'end'].some((end) => value(`marker-${end}`) !== 'none');
    const noStroke = isInvisible('stroke') || Number.parseFloat(value('stroke-width')) === 0;
    return noStroke && (name === 'line' || isInvisible('fill')) && !hasMarker;
  });
}
