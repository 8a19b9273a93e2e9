import { type ForeignValue, isForeignObject, parsedJson } from './foreign-value.ts';
import { plainValue } from './plain-value.ts';

/** Descriptor of the pipe for the child's message. */
export const CHANNEL = 3;

/** The message from a child to its parent, sent once, at its end. */
export type ChildMessage =
  | { readonly kind: 'value'; readonly value: ForeignValue }
  | { readonly kind: 'thrown'; readonly message: string; readonly stack: string };

/**
 * Parses the message of a child. The program there can write anything, so everything is validated.
 *
 * @param text - Expected to be JSON.
 * @returns `undefined` if it is not a valid message.
 */
export function childMessage(text: string): ChildMessage | undefined {
  const said = parsedJson(text);
  if (!isForeignObject(said)) return undefined;
  const { kind, value, message, stack } = said;
  if (kind === 'value' && value !== undefined) {
    const copy = plainValue(value);
    return copy.isWhole ? { kind, value: copy.value } : undefined;
  }
  if (kind !== 'thrown' || typeof message !== 'string' || typeof stack !== 'string')
    return undefined;
  return { kind, message: message.slice(0, 2000), stack: stack.slice(0, 20_000) };
}
