import { createElement, Fragment, type ReactNode } from 'react';

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
  if (name.length <= fits || name.includes(' ')) return name;
  const words = name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[^_]_)(?=[^_])|(?=[.(])/);
  let length = 0;
  const end = words.findIndex((word) => {
    length += word.length;
    return length > fits;
  });
  const first = Math.max(end, 1);
  return createElement(
    Fragment,
    null,
    words.slice(0, first).join(''),
    ...words.slice(first).flatMap((word) => [<wbr key={word} />, word]),
  );
}
