/** A word: letters, digits and underscores of any script. */
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;

/** Boundaries in camel-case and snake-case names: `placedAt`, `HTTPServer`, `ORDER_PLACED`. */
const SEAM = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Letters of scripts that are written without spaces between words. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const HAS_UNSPACED = new RegExp(UNSPACED, 'u');
const UNSPACED_LETTER = new RegExp(String.raw`${UNSPACED}\p{M}*`, 'gu');
/** A run of letters of such scripts, or of other characters. */
const STRETCH = new RegExp(String.raw`(?:${UNSPACED}\p{M}*)+|(?:(?!${UNSPACED}).)+`, 'gu');

/** A word as written, with its position. */
export interface WrittenWord {
  readonly word: string;
  readonly at: number;
}

/**
 * The words of a text as written, with their positions. In scripts without spaces, each pair of
 * adjacent letters is a word, and so is the last letter. Any part of such a text is found by its
 * pairs, and these are the same in all browsers, unlike words from a browser's dictionary.
 */
export function* wordsOf(text: string): Generator<WrittenWord> {
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (HAS_UNSPACED.test(word)) yield* pairsOf(word, index);
    else yield { word, at: index };
  }
}

function* pairsOf(text: string, start: number): Generator<WrittenWord> {
  for (const { 0: stretch, index } of text.matchAll(STRETCH)) {
    const letters = [...stretch.matchAll(UNSPACED_LETTER)];
    if (letters.length === 0) yield { word: stretch, at: start + index };
    for (const [nth, letter] of letters.entries()) {
      const next = letters[nth + 1]?.[0] ?? '';
      yield { word: letter[0] + next, at: start + index + letter.index };
    }
  }
}

/**
 * The term of a word: in lower case, without marks and underscores, with ss for ß. `ORDER_PLACED`
 * becomes `orderplaced`.
 */
export function termOf(word: string): string {
  if (/^[\w]*$/.test(word)) return word.replaceAll('_', '').toLowerCase();
  const plain = word.normalize('NFKD').replace(/\p{M}|_/gu, '');
  return plain.toLowerCase().replaceAll('ß', 'ss');
}

/** The parts of a name: `placed` and `At` for `placedAt`. Empty only for a name of underscores. */
export function partsOf(word: string): readonly string[] {
  return word.split(SEAM).filter((part) => part !== '');
}

/** The terms of a text, in order, with duplicates. */
export function termsOf(text: string): string[] {
  // Nearly all of the text of a site is indexed in this way.
  const ascii = withoutMarks(text);
  if (ascii !== undefined) return ascii.toLowerCase().replaceAll('_', '').match(ASCII_WORD) ?? [];
  return Array.from(wordsOf(text), ({ word }) => termOf(word)).filter((term) => term !== '');
}

const ASCII_WORD = /[a-z0-9]+/g;

/**
 * Replaces characters that are not ASCII by spaces, such as dashes and quotation marks.
 *
 * @returns `undefined` if one of them is part of a word.
 */
function withoutMarks(text: string): string | undefined {
  const others = text.match(OTHERS);
  if (others === null) return text;
  return others.some((run) => IN_WORD.test(run)) ? undefined : text.replace(OTHERS, ' ');
}

/** Characters that are not ASCII. */
const OTHERS = /[^\0-\x7f]+/g;

/** A character of a word, see {@link WORD}. */
const IN_WORD = /[\p{L}\p{M}\p{N}_]/u;
