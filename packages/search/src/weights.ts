/** Weights up to this are of text: how much of a section a term makes up. */
export const MOST_TEXT = 9;
/** Weights beyond that are of names; the most is a name that consists of the term. */
export const MOST_NAME = 20;

/** @param share - Of a section's name that a term makes up, above 0 and up to 1. */
export function nameWeight(share: number): number {
  return MOST_TEXT + Math.max(1, Math.round(share * MOST_NAME));
}

/**
 * Saturates with the count and sinks with the length of the text, as BM25 does.
 *
 * @param count - How often a term stands in a section's text.
 * @param length - How many words the text has.
 */
export function textWeight(count: number, length: number): number {
  const share = count / (count + 0.5 + length / 150);
  return Math.max(1, Math.round(share * MOST_TEXT));
}

/** Takes a weight apart again; one of the two is 0, both are at most 1. */
export function readWeight(weight: number): { readonly name: number; readonly text: number } {
  return weight > MOST_TEXT
    ? { name: (weight - MOST_TEXT) / MOST_NAME, text: 0 }
    : { name: 0, text: weight / MOST_TEXT };
}
