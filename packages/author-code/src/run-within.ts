import { isNativeError } from 'node:util/types';
import { Script } from 'node:vm';
import { AuthorTimeout } from './author-errors.ts';

/** Where the script finds the function: a script cannot be handed values. */
const CODE = Symbol.for('docgen.author-code');

const script = new Script('globalThis[Symbol.for("docgen.author-code")]()');

/**
 * Calls a function and ends it when it takes too long, an endless loop included. `node:vm` can do
 * that to a script of the same context; it costs 40 µs.
 *
 * @throws What the function throws; `AuthorTimeout` when it was ended. `finally` blocks do not run then.
 */
export function runWithin<T>(seconds: number, code: () => T): T {
  const around: unknown = Reflect.get(globalThis, CODE);
  // The script returns what the function returns.
  Reflect.set(globalThis, CODE, code);
  try {
    return script.runInThisContext({
      timeout: Math.ceil(seconds * 1000),
      displayErrors: false,
    }) as T;
  } catch (thrown) {
    throw isTimeout(thrown) ? new AuthorTimeout('runs', seconds) : thrown;
  } finally {
    if (around === undefined) Reflect.deleteProperty(globalThis, CODE);
    else Reflect.set(globalThis, CODE, around);
  }
}

function isTimeout(thrown: unknown): boolean {
  // Authors may have thrown it, so that nothing of it must run here.
  if (!isNativeError(thrown)) return false;
  const { value } = Object.getOwnPropertyDescriptor(thrown, 'code') ?? {};
  return value === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
