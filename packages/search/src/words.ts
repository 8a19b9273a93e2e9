/** A word: letters, digits and underscores of any script. */
const WORD = /[\p{L}\p{M}\p{N}_]+/gu;

/** Where a camel-case or snake-case name is cut: `placedAt`, `HTTPServer`, `ORDER_PLACED`. */
const SEAM = /_+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** The words of a text with their places, as written. */
export function* wordsOf(text: string): Generator<{ readonly word: string; readonly at: number }> {
  for (const match of text.matchAll(WORD)) yield { word: match[0], at: match.index };
}

/** What a word is found by: without case, marks and underscores. `ORDER_PLACED` is `orderplaced`. */
export function termOf(word: string): string {
  const plain = /^[\w]*$/.test(word) ? word : word.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.replaceAll('_', '').toLowerCase();
}

/** The parts of a name, at least one: `placedAt` has `placed` and `At`. */
export function partsOf(word: string): readonly string[] {
  return word.split(SEAM).filter((part) => part !== '');
}

/** The terms of a text in their order. */
export function termsOf(text: string): string[] {
  return Array.from(wordsOf(text), ({ word }) => termOf(word)).filter((term) => term !== '');
}
