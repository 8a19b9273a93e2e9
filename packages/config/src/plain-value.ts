import { ProcessEnd } from '@docgen/author-code/author-errors';
import { errorMessage } from '@docgen/author-code/error-text';
import { type KeyPath, pathText } from '@docgen/core/diagnostics/key-path';
import { describe, isObject } from './describe-value.ts';
import type { Problem } from './problem.ts';

/** Maximum number of levels of nested lists and objects, far more than anyone writes by hand. */
const MOST_LEVELS = 500;

/** A configuration as plain data. */
export interface PlainConfig {
  /** With `undefined` in place of what `problems` report. */
  readonly value: unknown;
  /**
   * `config-throws` for what throws when it is read, `invalid-config-value` for cycles, too many
   * levels and lone surrogates.
   */
  readonly problems: readonly Problem[];
}

/**
 * Copies a value that author code returned, so that the checks read plain data: getters run once,
 * and there are no cycles. Functions and instances of classes are returned themselves.
 *
 * @throws What proxies throw, and `ProcessEnd`.
 */
export function plainConfig(value: unknown): PlainConfig {
  const problems: Problem[] = [];
  return { value: copyOf(value, [], (problem) => problems.push(problem)), problems };
}

function copyOf(
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
  if (ancestors.size === MOST_LEVELS) {
    // The whole path would be hundreds of keys.
    const [key = ''] = path;
    const message = `${key} has more than ${MOST_LEVELS} levels of lists and objects.`;
    report({ code: 'invalid-config-value', path: [key], message });
    return undefined;
  }
  const inside = new Set(ancestors).add(value);
  const copyAt = (key: string | number): unknown => {
    const below = [...path, key];
    let read: unknown;
    try {
      read = Reflect.get(value, key);
    } catch (thrown) {
      if (thrown instanceof ProcessEnd) throw thrown;
      const message = `${pathText(below)} throws when it is read: ${errorMessage(thrown)}`;
      report({ code: 'config-throws', path: below, message });
      return undefined;
    }
    return copyOf(read, below, report, inside);
  };
  return isList
    ? Array.from(value.keys(), copyAt)
    : Object.fromEntries(Object.keys(value).map((key) => [key, copyAt(key)]));
}
