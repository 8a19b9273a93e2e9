import { orUndefined } from '@docgen/core/basics/or-undefined';

/**
 * Describes a value in a message: its type, with the value of strings (shortened if long), numbers
 * and booleans, and the class of instances.
 */
export function describe(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  switch (typeof value) {
    case 'string':
      return value === '' ? 'an empty string' : `the string ${shorten(JSON.stringify(value))}`;
    case 'number':
    case 'boolean':
      return `a ${typeof value} (${value})`;
    case 'object':
      return isObject(value) ? 'an object' : `an instance of ${classNameOf(value)}`;
    case 'function':
      return isClass(value) ? 'a class' : 'a function';
    default:
      return `a ${typeof value}`;
  }
}

/** Name of a value's class, from its prototype: its own `constructor` may be anything. */
function classNameOf(value: object): string {
  const name = orUndefined((): unknown => Object.getPrototypeOf(value).constructor.name);
  return typeof name === 'string' && name !== '' ? name : 'a class';
}

/** Whether a value is a class, which cannot be called. */
export function isClass(value: unknown): boolean {
  return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
}

function shorten(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 56)}…"`;
}

/** True for a plain object; false for a list, a function or a class instance such as a date. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
