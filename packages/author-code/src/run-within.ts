import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import { isNativeError } from 'node:util/types';
import { Script } from 'node:vm';
import { AuthorTimeout } from './author-errors.ts';

/** Global property that contains the function, because a script takes no arguments. */
const CODE = Symbol.for('docgen.author-code');

const script = new Script('globalThis[Symbol.for("docgen.author-code")]()');

/**
 * Calls a function and terminates it after a time limit, even in an endless loop. `node:vm` can do
 * this for a script in the same context, at a cost of 40 µs.
 *
 * @throws What the function throws; `AuthorTimeout` if it was terminated, in which case its
 *   `finally` blocks do not run.
 */
export function runWithin<T>(seconds: number, code: () => T): T {
  const around: unknown = Reflect.get(globalThis, CODE);
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

/**
 * Number of file descriptors that have to be free: a few for each time limit, and those of the
 * processes and files of docgen that are open at the same time.
 */
const SPARE = 16;

/**
 * Checks that `runWithin` can be called. For want of file descriptors, Node would abort the process.
 *
 * @throws The system's error, `EMFILE`.
 */
export function checkDescriptors(): void {
  const opened: number[] = [];
  try {
    while (opened.length < SPARE) opened.push(openSync(devNull, 'r'));
  } finally {
    opened.forEach(closeSync);
  }
}

function isTimeout(thrown: unknown): boolean {
  // The error may be an author's, so none of its code may run here.
  if (!isNativeError(thrown)) return false;
  const { value } = Object.getOwnPropertyDescriptor(thrown, 'code') ?? {};
  return value === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
