import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { CommonStarts } from './common-starts.ts';

/**
 * A value of another program's configuration as data: JSON, with markers in place of all values
 * that JSON cannot represent.
 */
export type ForeignValue =
  | null
  | boolean
  | number
  | string
  | readonly ForeignValue[]
  | ForeignObject
  | Opaque;

/** An object of the configuration, with its keys in order. */
export interface ForeignObject {
  readonly [key: string]: ForeignValue;
}

/** A marker for a value that is not data. */
export interface Opaque {
  /**
   * `function`: a function or class; `package`: a value from a package that was not run;
   * `expression`: code that was not evaluated, or an object that is not plain data.
   */
  readonly $opaque: 'function' | 'package' | 'expression';
  /** Name of the function, package or class; empty if it has none. */
  readonly name: string;
  /** What its results start with, if it is a function that was called; see `StartCalls`. */
  readonly starts?: CommonStarts;
}

/** Parses JSON; `undefined` if it is not valid. */
export function parsedJson(text: string): ForeignValue | undefined {
  return orUndefined(() => JSON.parse(text));
}

/** True for a marker of a value that is not data. */
export function isOpaque(value: ForeignValue | undefined): value is Opaque {
  return typeof value === 'object' && value !== null && '$opaque' in value;
}

/** Whether there are no markers in a value. */
export function isData(value: ForeignValue | undefined): boolean {
  if (isOpaque(value)) return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isData);
}

/** True for an object of data. */
export function isForeignObject(value: ForeignValue | undefined): value is ForeignObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !('$opaque' in value)
  );
}

/** The strings of a list; empty for other values. */
export function textsOf(value: ForeignValue | undefined): string[] {
  return isForeignList(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** True for a list. The type of `Array.isArray` does not narrow to read-only arrays. */
export function isForeignList(value: ForeignValue | undefined): value is readonly ForeignValue[] {
  return Array.isArray(value);
}
