interface Word {
  readonly content: string;
  readonly type: string;
}

/** Where a long name may continue on the next line: before a capital, after a separator. */
const BREAKS = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[/_.:-])/u;

/**
 * Splits a word that is too long for a line of a label between its parts. Mermaid would split it
 * where the line ends. A box grows with a part that is too long instead.
 *
 * @param fits - Whether words are short enough for a line.
 * @returns The start, which has at least one part, and the rest.
 */
export function splitWord(fits: (words: readonly Word[]) => boolean, word: Word): [Word, Word] {
  const { content, type } = word;
  const parts = content.split(BREAKS);
  const start = (count: number) => ({ content: parts.slice(0, count).join(''), type });
  let count = 1;
  while (count < parts.length && fits([start(count + 1)])) count++;
  return [start(count), { content: parts.slice(count).join(''), type }];
}
