import { errorMessage } from '@docgen/author-code/error-text';
import { type KeyPath, pathText } from '@docgen/core/key-path';
import { describe, isObject, type Problem } from './check.ts';

/** Most levels of nested lists and objects, far more than anyone writes by hand. */
const MOST_LEVELS = 500;

/**
 * Copies a value that author code returned, so that the checks read plain data: getters run once,
 * and there are no cycles. Functions and instances of classes are not copied.
 *
 * @returns The copy, with `undefined` in place of what was reported: `config-throws` for what
 *   throws when it is read, `invalid-config-value` for cycles, too many levels and lone surrogates.
 */
export function plainValue(
  value: unknown,
  path: KeyPath,
  report: (problem: Problem) => void,
  ancestors: ReadonlySet<unknown> = new Set(),
): unknown {
  const refuse = (what: string, hint?: string): undefined => {
    report({ code: 'invalid-config-value', path, message: `${pathText(path)} ${what}.`, hint });
  };
  if (typeof value === 'string') {
    if (!/\p{Cs}/u.test(value)) return value;
    return refuse(`must be well-formed Unicode, but is ${describe(value)}`);
  }
  const isList = Array.isArray(value);
  if (!isList && !isObject(value)) return value;
  if (ancestors.has(value))
    return refuse('contains itself', 'Write a copy that does not contain itself.');
  if (ancestors.size === MOST_LEVELS) return refuse('is nested too deeply');
  const inside = new Set(ancestors).add(value);
  const copyOf = (key: string | number): unknown => {
    const below = [...path, key];
    let read: unknown;
    try {
      read = Reflect.get(value, key);
    } catch (thrown) {
      const message = `${pathText(below)} throws when it is read: ${errorMessage(thrown)}`;
      report({ code: 'config-throws', path: below, message });
      return undefined;
    }
    return plainValue(read, below, report, inside);
  };
  return isList
    ? Array.from(value.keys(), copyOf)
    : Object.fromEntries(Object.keys(value).map((key) => [key, copyOf(key)]));
}
