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
    const text = thrown instanceof Error ? thrown.message : thrown;
    const message = typeof text === 'string' ? text : String(text);
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
