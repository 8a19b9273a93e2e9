import { type ForeignValue, isOpaque, type Opaque } from '../foreign-value.ts';

/** A value while a program is read; `undefined` is that of JavaScript. */
export type Value = ForeignValue | undefined;

/** Stands for what cannot be known without running the program. */
export const UNKNOWN: Opaque = { $opaque: 'expression', name: '' };

/** True for what cannot be known without running the program. */
export function isUnknown(value: Value): boolean {
  return isOpaque(value) && value.$opaque === 'expression' && value.name === '';
}

/** Stands for a package that is not run, and for all that is taken from it. */
export function packageMark(name: string): Opaque {
  return { $opaque: 'package', name };
}

/** True for something of a package that is not run. */
export function isPackage(value: Value): value is Opaque & { readonly $opaque: 'package' } {
  return isOpaque(value) && value.$opaque === 'package';
}

/**
 * A value in the place of a text, as JavaScript would write it.
 *
 * @returns `undefined` when that is not known.
 */
export function valueText(value: Value): string | undefined {
  if (isPackage(value)) return `⟨${value.name}⟩`;
  if (typeof value === 'object' && value !== null) return undefined;
  return String(value);
}

/** Whether a value counts as true; `undefined` when that is not known. */
export function isTruthy(value: Value): boolean | undefined {
  return isUnknown(value) ? undefined : Boolean(value);
}
