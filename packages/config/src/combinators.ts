import { didYouMean } from '@docgen/core/did-you-mean';
import { type At, below, type Check, pathText, reportWrong } from './check.ts';

/** Any text, the empty one included. */
export const text: Check<string> = (value, at) =>
  typeof value === 'string' ? value : reportWrong(value, 'a string', at);

export const boolean: Check<boolean> = (value, at) =>
  typeof value === 'boolean' ? value : reportWrong(value, 'true or false', at);

/** Text that fulfils a condition; `expected` completes "must be …". */
export function textThat(
  expected: string,
  holds: (value: string) => boolean,
  hint?: string,
): Check<string> {
  return (value, at) =>
    typeof value === 'string' && holds(value) ? value : reportWrong(value, expected, at, hint);
}

/** Text with at least one visible character. */
export const label = textThat('a string that is not empty', (value) => value.trim() !== '');

/** A whole number within bounds, both included. */
export function integer(from: number, to: number): Check<number> {
  return (value, at) =>
    typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
      ? value
      : reportWrong(value, `a whole number from ${from} to ${to}`, at);
}

/** One of a few words. */
export function oneOf<const T extends string>(...words: readonly T[]): Check<T> {
  const expected = words
    .map((word) => `"${word}"`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
  return (value, at) =>
    words.find((word) => word === value) ??
    reportWrong(
      value,
      expected,
      at,
      typeof value === 'string' ? didYouMean(value, words) : undefined,
    );
}

/** A list whose items all pass; `what` names it, as in "a list of routes". */
export function list<T>(what: string, item: Check<T>): Check<T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) return reportWrong(value, `a list of ${what}`, at);
    const items = value.map((entry: unknown, index) => item(entry, below(at, index)));
    return items.filter((entry) => entry !== undefined);
  };
}

/** An object from names of the user's choice to values that all pass. */
export function record<T>(name: Check<string>, entry: Check<T>): Check<Record<string, T>> {
  return (value, at) => {
    if (!isObject(value)) return reportWrong(value, 'an object', at);
    const entries: [string, T][] = [];
    for (const [key, raw] of Object.entries(value)) {
      const inside = below(at, key);
      const checked = entry(raw, inside);
      if (name(key, inside) !== undefined && checked !== undefined) entries.push([key, checked]);
    }
    return Object.fromEntries(entries);
  };
}

/** Either of two forms of a value, told apart by a question. */
export function either<A, B>(
  isFirst: (value: unknown) => boolean,
  first: Check<A>,
  second: Check<B>,
): Check<A | B> {
  return (value, at) => (isFirst(value) ? first(value, at) : second(value, at));
}

/** A check and a condition on its result. */
export function and<T>(check: Check<T>, further: (value: T, at: At) => T | undefined): Check<T> {
  return (value, at) => {
    const checked = check(value, at);
    return checked === undefined ? undefined : further(checked, at);
  };
}

/** One key of an object. */
export interface Field<T, Presence extends 'always' | 'maybe'> {
  readonly check: Check<T>;
  readonly presence: Presence;
  /** Stands in for a key that is left out. */
  readonly fallback?: T;
  readonly required: boolean;
}

/** A key that has to be there. */
export function required<T>(check: Check<T>): Field<T, 'always'> {
  return { check, presence: 'always', required: true };
}

/** A key that may be left out and then stays out. */
export function optional<T>(check: Check<T>): Field<T, 'maybe'> {
  return { check, presence: 'maybe', required: false };
}

/** A key that may be left out and then has a default. */
export function optionalWith<T>(check: Check<T>, fallback: NoInfer<T>): Field<T, 'always'> {
  return { check, presence: 'always', required: false, fallback };
}

/** The keys of an object. */
export type Fields = Readonly<Record<string, Field<unknown, 'always' | 'maybe'>>>;

type TypeOf<F> = F extends Field<infer T, 'always' | 'maybe'> ? T : never;

/** What an object with these keys holds once it is checked. */
export type ObjectOf<F extends Fields> = {
  [K in keyof F as F[K]['presence'] extends 'always' ? K : never]: TypeOf<F[K]>;
} & {
  [K in keyof F as F[K]['presence'] extends 'always' ? never : K]?: TypeOf<F[K]>;
};

/** An object with known keys. An unknown key is a mistake, most often a mistyped one. */
export function object<F extends Fields>(fields: F): Check<ObjectOf<F>> {
  const partial = partialObject(fields);
  const always = Object.keys(fields).filter((key) => fields[key]?.presence === 'always');
  return (value, at) => {
    const checked = partial(value, at);
    if (checked === undefined || !always.every((key) => Object.hasOwn(checked, key))) {
      return undefined;
    }
    // Every key that is always there is, by the line above; the others may be missing by their type.
    return checked as ObjectOf<F>;
  };
}

/** Like {@link object}, but gives what is right of it when something is wrong, for checks that come later. */
export function partialObject<F extends Fields>(fields: F): Check<Partial<ObjectOf<F>>> {
  return (value, at) => {
    if (!isObject(value)) return reportWrong(value, 'an object', at);
    for (const key of Object.keys(value)) {
      if (Object.hasOwn(fields, key)) continue;
      at.report({
        code: 'unknown-config-key',
        path: [...at.path, key],
        message: `${pathText([...at.path, key])} is not a known key.`,
        hint:
          didYouMean(key, Object.keys(fields)) ??
          `The keys are ${Object.keys(fields).toSorted().join(', ')}.`,
      });
    }
    const result: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(fields)) {
      const checked = checkField(value[key], field, below(at, key));
      if (checked !== undefined) result[key] = checked;
    }
    return result as Partial<ObjectOf<F>>;
  };
}

type VariantOf<M> = M[keyof M] extends Check<infer T> ? T : never;

/** An object whose `type` says which keys it has. */
export function variants<M extends Readonly<Record<string, Check<unknown>>>>(
  checks: M,
): Check<VariantOf<M>> {
  const type = oneOf(...Object.keys(checks));
  return (value, at) => {
    if (!isObject(value)) return reportWrong(value, 'an object with a type', at);
    const name = checkField(value.type, required(type), below(at, 'type'));
    const check = name === undefined ? undefined : checks[name];
    return check?.(value, at) as VariantOf<M> | undefined;
  };
}

function checkField<T>(value: unknown, field: Field<T, 'always' | 'maybe'>, at: At): T | undefined {
  if (value !== undefined) return field.check(value, at);
  if (!field.required) return field.fallback;
  at.report({
    code: 'missing-config-key',
    path: at.path,
    message: `${pathText(at.path)} is missing.`,
  });
  return undefined;
}

/** True for a plain object, as opposed to a list, a function or an instance of a class such as a date. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
