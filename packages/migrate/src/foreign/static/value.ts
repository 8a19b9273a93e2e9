import { type ForeignValue, isOpaque, type Opaque } from '../foreign-value.ts';

/** A value during static reading; `undefined` is JavaScript's. */
export type Value = ForeignValue | undefined;

/** Marker of a value that is only known after running the program. */
export const UNKNOWN: Opaque = { $opaque: 'expression', name: '' };

/** True for a value that is only known after running the program. */
export function isUnknown(value: Value): boolean {
  return isOpaque(value) && value.$opaque === 'expression' && value.name === '';
}

/** Marker of a package that is not run, and of all values from it. */
export function packageMark(name: string): Opaque {
  return { $opaque: 'package', name };
}

/** True for a value from a package that is not run. */
export function isPackage(value: Value): value is Opaque & { readonly $opaque: 'package' } {
  return isOpaque(value) && value.$opaque === 'package';
}

/**
 * A value as a string, converted as in JavaScript.
 *
 * @returns `undefined` if that is not known.
 */
export function valueText(value: Value): string | undefined {
  if (isPackage(value)) return `⟨${value.name}⟩`;
  if (typeof value === 'object' && value !== null) return undefined;
  return String(value);
}

/** Whether a value is truthy; `undefined` if that is not known. */
export function isTruthy(value: Value): boolean | undefined {
  return isUnknown(value) ? undefined : Boolean(value);
}
