import { createElement, Fragment, type ReactNode } from 'react';

/** Shorter names fit everywhere; a place to wrap at is an element more. */
const longName = 22;

/** Characters of a long name that fit on a line of every list. */
const fits = 16;

/** A name that may wrap between the words it is made of: `Payment|Information|Connection`, `IN_|STOCK`. */
export function Breakable({ name }: { readonly name: string }) {
  return broken(wordsOf(name));
}

/**
 * The same for names in lists, of which the first words always fit on a line together. Only the last
 * place to wrap at counts there: lines break at the last one that they have room for.
 */
export function breakableLabel(name: string): ReactNode {
  const words = wordsOf(name);
  const start = words.findIndex((_, count) => words.slice(0, count + 2).join('').length > fits);
  return broken(
    start < 1 ? words : [words.slice(0, start + 1).join(''), ...words.slice(start + 1)],
  );
}

function wordsOf(name: string): readonly string[] {
  return name.length < longName ? [name] : name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[^_]_)(?=[^_])/);
}

function broken(words: readonly string[]): ReactNode {
  const [first, ...rest] = words;
  if (rest.length === 0) return first;
  return createElement(
    Fragment,
    null,
    first,
    ...rest.flatMap((word) => [<wbr key={word} />, word]),
  );
}
