import { orUndefined } from '@docgen/core/or-undefined';

/**
 * A value of another program's configuration as data: what JSON can hold, and a mark in the
 * place of everything else.
 */
export type ForeignValue =
  | null
  | boolean
  | number
  | string
  | readonly ForeignValue[]
  | ForeignObject
  | Opaque;

/** An object of the configuration, with its keys in their order. */
export interface ForeignObject {
  readonly [key: string]: ForeignValue;
}

/** Stands for a value that is not data. */
export interface Opaque {
  /**
   * `function`: a function or class; `package`: something of a package that was not run;
   * `expression`: code that was not evaluated, or an object that is no plain data.
   */
  readonly $opaque: 'function' | 'package' | 'expression';
  /** Name of the function or package; empty when it has none. */
  readonly name: string;
}

/** What a text is as JSON, whatever it is; `undefined` when it is none. */
export function parsedJson(text: string): ForeignValue | undefined {
  return orUndefined(() => JSON.parse(text));
}

/** True for the mark of a value that is not data. */
export function isOpaque(value: ForeignValue | undefined): value is Opaque {
  return typeof value === 'object' && value !== null && '$opaque' in value;
}

/** True for an object of data. */
export function isForeignObject(value: ForeignValue | undefined): value is ForeignObject {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !('$opaque' in value)
  );
}

/** The texts of a list; what is no list has none. */
export function textsOf(value: ForeignValue | undefined): string[] {
  return isForeignList(value) ? value.filter((entry) => typeof entry === 'string') : [];
}

/** True for a list. `Array.isArray` does not tell read-only lists apart. */
export function isForeignList(value: ForeignValue | undefined): value is readonly ForeignValue[] {
  return Array.isArray(value);
}
