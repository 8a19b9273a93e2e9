import { didYouMean } from '@docgen/core/strings/did-you-mean';
import { inWords } from '@docgen/core/strings/in-words';
import { describe } from '../describe-value.ts';

/** Writes the rest of a sentence that starts with a key. A hint may follow on a separate line. */
export type Message = (issue: {
  readonly input: unknown;
  /** Path below the value that is checked; for an object, the missing key. */
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}) => string;

/**
 * Creates a message that says what a value must be, and what it is.
 *
 * @param expected - Completes "must be …".
 * @param hint - Returns advice for some invalid strings, `undefined` for others.
 */
export function mustBe(expected: string, hint?: (value: string) => string | undefined): Message {
  return ({ input }) => {
    const advice = typeof input === 'string' ? hint?.(input) : undefined;
    return `must be ${expected}, but is ${describe(input)}.${advice ? `\n${advice}` : ''}`;
  };
}

/** Returns what to write in place of a value; `undefined` if nothing can be said. */
export type Advice = (value: unknown) => string | undefined;

/** Adds a hint to a message without one. */
export function withAdvice(message: Message, advice?: Advice): Message {
  return (issue) => {
    const hint = advice?.(issue.input);
    return hint === undefined ? message(issue) : `${message(issue)}\n${hint}`;
  };
}

/** The value must be one of a few words. */
export function mustBeOneOf(words: readonly string[]): Message {
  return mustBe(quotedWords(words), (value) => didYouMean(value, words));
}

export function quotedWords(words: readonly string[]): string {
  const quoted = words.map((word) => `"${word}"`);
  return inWords(quoted, 'or');
}
