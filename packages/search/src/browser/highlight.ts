import { partsOf, termOf, wordsOf } from '../words.ts';

/** A piece of a text. */
export interface Piece {
  readonly text: string;
  /** True for a match. */
  readonly isFound: boolean;
}

const BEFORE = 50;
const LENGTH = 170;

/**
 * Splits a text into matches and other text. Words match as a whole, camel-case names also in
 * parts.
 */
export function highlight(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const mark = (at: number, length: number) => {
    // The pairs of letters that are the words of a script without spaces overlap.
    const begun = at < done ? (pieces.pop()?.text ?? '') : '';
    if (at > done) pieces.push({ text: text.slice(done, at), isFound: false });
    const from = Math.max(at, done);
    pieces.push({ text: begun + text.slice(from, at + length), isFound: true });
    done = Math.max(done, at + length);
  };
  for (const { word, at } of wordsOf(text)) {
    if (terms.has(termOf(word))) mark(at, word.length);
    else {
      let from = 0;
      for (const part of partsOf(word)) {
        from = word.indexOf(part, from);
        if (terms.has(termOf(part))) mark(at + from, part.length);
        from += part.length;
      }
    }
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isFound: false });
  return pieces;
}

/** One or two lines of a text around the first match, or its start if nothing matches. */
export function excerpt(text: string, terms: ReadonlySet<string>): string {
  const pieces = highlight(text, terms);
  const first = pieces.findIndex(({ isFound }) => isFound);
  const at = pieces.slice(0, Math.max(0, first)).reduce((sum, piece) => sum + piece.text.length, 0);
  const space = text.indexOf(' ', at - BEFORE);
  // Texts without spaces may be cut anywhere.
  const before = space < 0 || space >= at ? at - BEFORE : space + 1;
  const from = at <= BEFORE ? 0 : before;
  const until = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH);
  const end = until <= from ? from + LENGTH : until;
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}
