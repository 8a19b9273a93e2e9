import { errorMessage } from '@docgen/author-code/error-text';
import { type At, below, isObject, pathText, reportWrong } from './check.ts';

/** Lists and objects within each other; no configuration that people write comes near. */
const MOST_LEVELS = 500;

/**
 * Copies a value that came from somebody's code, so that the checks read plain data: getters run
 * once, and nothing contains itself. Functions and instances of classes stay what they are.
 *
 * @returns The copy, without what was reported: `config-throws` for what throws when it is read,
 *   `invalid-config-value` for what contains itself and for halves of surrogate pairs.
 */
export function plainValue(
  value: unknown,
  at: At,
  ancestors: ReadonlySet<unknown> = new Set(),
): unknown {
  if (typeof value === 'string') {
    return /\p{Cs}/u.test(value) ? reportWrong(value, 'well-formed Unicode', at) : value;
  }
  const isList = Array.isArray(value);
  if (!isList && !isObject(value)) return value;
  if (ancestors.has(value)) {
    return invalid('contains itself', at, 'Write a copy that comes to an end.');
  }
  if (ancestors.size === MOST_LEVELS) return invalid('is nested too deeply', at);
  const inside = new Set(ancestors).add(value);
  const copyOf = (key: string | number): unknown => {
    const there = below(at, key);
    let read: unknown;
    try {
      read = Reflect.get(value, key);
    } catch (thrown) {
      there.report({
        code: 'config-throws',
        path: there.path,
        message: `${pathText(there.path)} throws when it is read: ${errorMessage(thrown)}`,
      });
      return undefined;
    }
    return plainValue(read, there, inside);
  };
  return isList
    ? Array.from(value.keys(), copyOf)
    : Object.fromEntries(Object.keys(value).map((key) => [key, copyOf(key)]));
}

function invalid(what: string, at: At, hint?: string): undefined {
  at.report({
    code: 'invalid-config-value',
    path: at.path,
    message: `${pathText(at.path)} ${what}.`,
    hint,
  });
}
