import { inspect } from 'node:util';
import { isNativeError } from 'node:util/types';
import { cutList } from '@docgen/core/basics/cut-list';

/** Maximum length of a message, in characters; more would be of no use to readers. */
const LONGEST_MESSAGE = 1_000;

/** Maximum length of the message of a cause, in characters. */
const LONGEST_CAUSE = 200;

/** Maximum number of causes that are quoted. */
const MOST_CAUSES = 3;

/** Maximum number of levels of causes that are followed, and of values that are inspected. */
const DEEPEST = 3;

/** Maximum number of entries of an array or object that are shown. */
const MOST_ENTRIES = 100;

/**
 * Maximum length of a stack in characters, counted from the end, because frames follow the message,
 * which may have any length. It is large because the addresses of frames in a configuration contain
 * all of its code.
 */
const LONGEST_STACK = 1_000_000;

/**
 * The message of a thrown value, with its causes. Anything can be thrown, including values that
 * throw or loop endlessly when they are inspected, so call this within the author's time limit.
 *
 * @returns The text, cut after 1,000 characters. Never throws.
 */
export function errorMessage(thrown: unknown): string {
  try {
    return cut(isError(thrown) ? textOf(thrown, DEEPEST) : shownOrText(thrown), LONGEST_MESSAGE);
  } catch {
    return 'a value that cannot be displayed was thrown';
  }
}

/**
 * The end of a thrown value's stack, which contains the frames; empty if it has none. Never throws.
 */
export function errorStack(thrown: unknown): string {
  try {
    const stack = isError(thrown) ? thrown.stack : undefined;
    return typeof stack === 'string' ? stack.slice(-LONGEST_STACK) : '';
  } catch {
    return '';
  }
}

/** The class of a thrown error, such as `TypeError`; empty for other values. Never throws. */
export function errorClass(thrown: unknown): string {
  try {
    return isError(thrown) ? nameOf(thrown) : '';
  } catch {
    return '';
  }
}

/** Modules may run in another realm, which has a different `Error`. */
function isError(value: unknown): value is Error {
  return value instanceof Error || isNativeError(value);
}

/** An error's message, or its class if it has none, followed by its causes in short. */
function textOf(error: Error, depth: number): string {
  const text = shownOrText(error.message);
  // Only messages of the engine quote code, and only those of this class quote what is imported.
  const message = nameOf(error) === 'TypeError' ? asWritten(text) : text;
  const behind = depth === 0 ? [] : causesOf(error);
  const { shown, rest } = cutList(behind, MOST_CAUSES);
  const quoted = shown.map((cause) =>
    cut(isError(cause) ? textOf(cause, depth - 1) : shownOrText(cause), LONGEST_CAUSE),
  );
  if (rest.length > 0) quoted.push(`and ${rest.length} more`);
  const said = message === '' ? nameOf(error) : cut(message, LONGEST_MESSAGE);
  return quoted.length === 0 ? said : `${said} (caused by: ${quoted.join('; ')})`;
}

/**
 * A message about something imported with its name in the module, instead of the expression that the
 * bundler makes of it: `useSate` for `(0 , import_react.useSate)`, `react.useSate` for
 * `import_react.default.useSate`, `Chart` for `import_charts.Chart`, `require` for `__require`.
 */
function asWritten(message: string): string {
  return message
    .replace(/\(0 ?, ?(import_[\w$]+\.[\w$]+)\)/g, '$1')
    .replace(/\bimport_([\w$]+)\.([\w$]+)/g, (_, module: string, name: string) =>
      name === 'default' ? module : name,
    )
    .replace(/\b__require\b/g, 'require');
}

function causesOf(error: Error): unknown[] {
  const errors: unknown = Reflect.get(error, 'errors');
  const isAggregate = nameOf(error) === 'AggregateError' && Array.isArray(errors);
  return [
    ...(isAggregate ? errors : []),
    ...(error.cause === undefined || error.cause === null ? [] : [error.cause]),
  ];
}

/** An error's class name, because subclasses rarely set `name`. */
function nameOf(error: Error): string {
  const own: unknown = error.name === 'Error' ? error.constructor?.name : error.name;
  return typeof own === 'string' && own !== '' ? cut(own, LONGEST_CAUSE) : 'Error';
}

function shownOrText(value: unknown): string {
  return typeof value === 'string' ? value : shown(value);
}

/** Any value on one line. */
function shown(value: unknown): string {
  return inspect(withoutStacks(value, DEEPEST), {
    breakLength: Number.POSITIVE_INFINITY,
    compact: true,
    customInspect: false,
    maxArrayLength: MOST_ENTRIES,
    maxStringLength: LONGEST_MESSAGE,
  }).replaceAll('\n', ' ');
}

/** Removes the stacks of errors in arrays and plain objects: they are long and lead into docgen. */
function withoutStacks(value: unknown, depth: number): unknown {
  if (isError(value)) return stackless(value);
  if (depth === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    return value.slice(0, MOST_ENTRIES + 1).map((entry) => withoutStacks(entry, depth - 1));
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy: object = {};
  for (const key of Reflect.ownKeys(value).slice(0, MOST_ENTRIES)) {
    const property = Object.getOwnPropertyDescriptor(value, key);
    const name = typeof key === 'string' ? cut(key, LONGEST_CAUSE) : key;
    if (property === undefined) continue;
    if ('value' in property) property.value = withoutStacks(property.value, depth - 1);
    Object.defineProperty(copy, name, property);
  }
  return copy;
}

/** A copy whose stack is its name and message, because `inspect` prints the stack. */
function stackless(error: Error): Error {
  const text = `${nameOf(error)}: ${cut(String(error.message), LONGEST_CAUSE)}`;
  return Object.defineProperty(new Error(), 'stack', { value: text });
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}
