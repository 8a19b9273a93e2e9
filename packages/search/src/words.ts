/** A word: letters, digits and underscores of any script. */
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;

/** Where a camel-case or snake-case name is cut: `placedAt`, `HTTPServer`, `ORDER_PLACED`. */
const SEAM = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Letters of scripts that leave no spaces between words. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]`;
const HAS_UNSPACED = new RegExp(UNSPACED, 'u');
const UNSPACED_LETTER = new RegExp(String.raw`${UNSPACED}\p{M}*`, 'gu');
/** Letters of such scripts, or others. */
const STRETCH = new RegExp(String.raw`(?:${UNSPACED}\p{M}*)+|(?:(?!${UNSPACED}).)+`, 'gu');

/** A word as it is written, and where. */
export interface WrittenWord {
  readonly word: string;
  readonly at: number;
}

/**
 * The words of a text with their places, as written. Where a script has no spaces, each two letters
 * that stand together are one, and the last letter: any part of such a text is found by its pairs, and
 * all browsers make the same ones, which they would not of words from a dictionary.
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

/** What a word is found by: without case, marks and underscores, ß as ss. `ORDER_PLACED` is `orderplaced`. */
export function termOf(word: string): string {
  if (/^[\w]*$/.test(word)) return word.replaceAll('_', '').toLowerCase();
  const plain = word.normalize('NFKD').replace(/\p{M}|_/gu, '');
  return plain.toLowerCase().replaceAll('ß', 'ss');
}

/** The parts of a name, at least one: `placedAt` has `placed` and `At`. */
export function partsOf(word: string): readonly string[] {
  return word.split(SEAM).filter((part) => part !== '');
}

/** The terms of a text in their order. */
export function termsOf(text: string): string[] {
  return Array.from(wordsOf(text), ({ word }) => termOf(word)).filter((term) => term !== '');
}
