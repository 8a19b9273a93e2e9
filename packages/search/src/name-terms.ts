import { partsOf, termOf, wordsOf } from './words.ts';

/**
 * The terms that a heading or name is found by, with the share of it that each makes up: `Order
 * service` by `order` and `service`, half each; `placedAt` by itself as a whole, by `placed` and `at`,
 * half each.
 */
export function nameTerms(name: string): ReadonlyMap<string, number> {
  const terms = new Map<string, number>();
  const add = (word: string, share: number) => {
    const term = termOf(word);
    if (term !== '') terms.set(term, Math.max(share, terms.get(term) ?? 0));
  };
  const words = Array.from(wordsOf(name), ({ word }) => word);
  for (const word of words) {
    const parts = partsOf(word);
    add(word, 1 / words.length);
    for (const part of parts) add(part, 1 / words.length / parts.length);
  }
  // Who types two words of a name as one finds it, too.
  if (words.length === 2) add(words.join(''), 1);
  return terms;
}
