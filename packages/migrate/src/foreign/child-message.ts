import { type ForeignValue, isForeignObject, parsedJson } from './foreign-value.ts';
import { plainValue } from './plain-value.ts';

/** Descriptor of the pipe that a child reports through. */
export const CHANNEL = 3;

/** What a child tells its parent: once, at its end. */
export type ChildMessage =
  | { readonly kind: 'value'; readonly value: ForeignValue }
  | { readonly kind: 'thrown'; readonly message: string; readonly stack: string };

/**
 * Reads what a child said. The program that runs there can say anything, so nothing is taken as
 * it is.
 *
 * @param text - JSON, if it is honest.
 * @returns `undefined` when it is no message.
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
