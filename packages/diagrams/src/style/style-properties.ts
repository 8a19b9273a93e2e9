import { shortColor } from './color.ts';

/** Inherited properties with their initial values. */
export const INHERITED: ReadonlyMap<string, string> = new Map([
  ['color', '#000'],
  ['fill', '#000'],
  ['fill-opacity', '1'],
  ['fill-rule', 'nonzero'],
  ['clip-rule', 'nonzero'],
  ['stroke', 'none'],
  ['stroke-width', '1'],
  ['stroke-opacity', '1'],
  ['stroke-dasharray', 'none'],
  ['stroke-dashoffset', '0'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['stroke-miterlimit', '4'],
  ['font-size', '16'],
  ['font-style', 'normal'],
  ['font-weight', '400'],
  ['letter-spacing', 'normal'],
  ['text-anchor', 'start'],
  ['dominant-baseline', 'auto'],
  ['white-space', 'normal'],
  // Not inherited according to CSS, but drawn on all content.
  ['text-decoration', 'none'],
  ['visibility', 'visible'],
  ['paint-order', 'normal'],
  ['shape-rendering', 'auto'],
  ['marker-start', 'none'],
  ['marker-mid', 'none'],
  ['marker-end', 'none'],
]);

/** Properties that are not inherited, with their initial values. */
export const OWN: ReadonlyMap<string, string> = new Map([
  ['display', 'inline'],
  ['opacity', '1'],
  ['alignment-baseline', 'auto'],
  ['baseline-shift', '0'],
  ['clip-path', 'none'],
  ['mask', 'none'],
  ['filter', 'none'],
  ['mix-blend-mode', 'normal'],
  ['stop-color', '#000'],
  ['stop-opacity', '1'],
  ['flood-color', '#000'],
  ['flood-opacity', '1'],
  ['rx', 'auto'],
  ['ry', 'auto'],
]);

/** Properties that only affect text. */
export const OF_TEXT: ReadonlySet<string> = new Set([
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'white-space',
  'alignment-baseline',
  'baseline-shift',
  'text-decoration',
]);

export const SVG_PROPERTIES: ReadonlySet<string> = new Set([...INHERITED.keys(), ...OWN.keys()]);

/** Properties whose values are colours, `none` or references. */
export const COLORS: ReadonlySet<string> = new Set([
  'color',
  'fill',
  'stroke',
  'stop-color',
  'flood-color',
]);

/**
 * Returns the same spelling for values with the same meaning, and `undefined` for a value that a
 * browser would not accept or that could refer to anything outside of the diagram.
 */
export function cleanValue(property: string, value: string): string | undefined {
  if (/NaN|undefined|[<>{}\\@]|expression|javascript/i.test(value) || value === 'inherit') {
    return undefined;
  }
  if (/url\(/i.test(value) && !/^url\(#[^)]*\)$/.test(value)) return undefined;
  if (COLORS.has(property)) {
    return shortColor(value);
  }
  if (property === 'font-weight') {
    return value === 'normal' ? '400' : value.startsWith('bold') ? '700' : value;
  }
  if (property === 'white-space') return value.startsWith('pre') ? value : 'normal';
  if (property === 'stroke-dasharray') {
    const dashes = value.split(/[\s,]+/).map(Number.parseFloat);
    // A single number is both dash and gap. In a list, every second number is a gap.
    const hasGap = dashes.some(
      (dash, index) => dash > 0 && (dashes.length === 1 || index % 2 === 1),
    );
    return hasGap ? dashes.join(' ') : 'none';
  }
  return value.replace(/^([\d.+-]+)px$/, '$1').replace(/^0+(?=\.)/, '');
}
