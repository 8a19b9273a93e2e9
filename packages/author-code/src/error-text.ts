import { inspect } from 'node:util';
import { isNativeError } from 'node:util/types';

/** More than this of a message says nothing more. In characters. */
const LONGEST_MESSAGE = 1_000;

/**
 * Frames stand behind the message, which may be of any length; those of a configuration hold all
 * of its code in their addresses. In characters.
 */
const LONGEST_STACK = 1_000_000;

/**
 * What a thrown value says. Anything can be thrown, also what throws when it is looked at.
 *
 * @returns One text, cut where it is longer than a reader would read. Never throws.
 */
export function errorMessage(thrown: unknown): string {
  try {
    // Modules may run in a realm of their own, with an `Error` of its own.
    const text = thrown instanceof Error || isNativeError(thrown) ? thrown.message : thrown;
    const message = typeof text === 'string' ? text : shown(text);
    return message.length <= LONGEST_MESSAGE ? message : `${message.slice(0, LONGEST_MESSAGE)}…`;
  } catch {
    return 'something that cannot be shown was thrown';
  }
}

/** The end of a thrown value's stack, where the frames are; empty without one. Never throws. */
export function errorStack(thrown: unknown): string {
  try {
    const stack = thrown instanceof Error ? thrown.stack : undefined;
    return typeof stack === 'string' ? stack.slice(-LONGEST_STACK) : '';
  } catch {
    return '';
  }
}

/** Any value on one line, without running code of its own. */
function shown(value: unknown): string {
  const text = inspect(value, {
    compact: true,
    customInspect: false,
    maxStringLength: LONGEST_MESSAGE,
  });
  // It has lines where it is long, and where errors in it have stacks.
  return text.replace(/\s*\n\s*/g, ' ');
}
