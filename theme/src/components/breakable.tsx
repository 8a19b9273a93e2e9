import type { ReactNode } from 'react';

/**
 * Characters of a name that fit on every line, in text of twice the size on a telephone, too. A place
 * to wrap at is an element more.
 */
const fits = 10;

/**
 * A name that may wrap between the words it is made of: `Payment|Information|Connection`, `IN_|STOCK`,
 * and a schema coordinate before its parts: `Mutation|.create|Order|(input:)`. First words that
 * always fit on a line together stay together. Titles of several words wrap between those: `Requests
 * in GraphQL` is not cut in `Graph|QL`.
 */
export function Breakable({ name }: { readonly name: string }): ReactNode {
  const [first, ...words] = breakableParts(name);
  return [first, ...words.flatMap((word) => [<wbr key={word} />, word])];
}

/** The parts of a name that stay on one line, see {@link Breakable}. */
export function breakableParts(name: string): readonly string[] {
  if (name.length <= fits || name.includes(' ')) return [name];
  let [first = '', ...words] = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[^_]_)(?=[^_])|(?=[.(])/);
  while (words[0] && (first + words[0]).length <= fits) first += words.shift();
  return [first, ...words];
}
