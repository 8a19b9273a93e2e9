import { PLACE } from '../index-files.ts';
import { FIELDS } from '../section-fields.ts';
import type { PartReader } from './index-reader.ts';
import { nearTerms } from './near-terms.ts';

/** The terms of some parts of an index that a query has loaded. */
export interface FoundTerms {
  /** The places of each loaded term, by part; see `TermFile`. */
  readonly places: ReadonlyMap<
    string,
    readonly (readonly [part: PartReader, places: readonly number[]])[]
  >;
  /** Loads a term. @returns Whether it exists. */
  readonly has: (term: string) => Promise<boolean>;
  /** Loads the terms that start with a word. @returns Whether there are any. */
  readonly hasFrom: (word: string) => Promise<boolean>;
  /** Loads these terms, too. @returns Whether a name starts with the word, all in one term. */
  readonly hasNameFrom: (word: string) => Promise<boolean>;
  /** Number of places of a loaded term. */
  readonly count: (term: string) => number;
  /** Finds terms that a mistyped word may stand for, without loading them. */
  readonly near: (word: string) => Promise<readonly string[]>;
}

/**
 * Creates an empty collection of terms.
 *
 * @param parts - The parts of the index from which terms are loaded.
 */
export function createFoundTerms(parts: readonly PartReader[]): FoundTerms {
  const places = new Map<string, (readonly [PartReader, readonly number[]])[]>();
  const take = async (
    ask: (part: PartReader) => Promise<ReadonlyMap<string, readonly number[]>>,
  ): Promise<boolean> => {
    const loaded = await Promise.all(parts.map(async (part) => [part, await ask(part)] as const));
    for (const [part, terms] of loaded) {
      for (const [term, fields] of terms) {
        const known = places.get(term) ?? [];
        places.set(term, known);
        if (!known.some(([other]) => other === part)) known.push([part, fields]);
      }
    }
    return loaded.some(([, terms]) => terms.size > 0);
  };
  const hasFrom = (word: string) => take((part) => part.termsFrom(word));
  return {
    places,
    has: (term) => take((part) => part.term(term)),
    hasFrom,
    async hasNameFrom(word) {
      await hasFrom(word);
      const known = [...places].filter(([term]) => term.startsWith(word));
      return known.some(([, ofTerm]) => ofTerm.some(([, flat]) => isName(flat)));
    },
    count: (term) =>
      (places.get(term) ?? []).reduce((sum, [, flat]) => sum + flat.length / PLACE, 0),
    async near(word) {
      const near = async (letters: readonly string[]) => {
        const asked = parts.flatMap((part) => letters.map(part.words));
        return nearTerms(word, [...new Set((await Promise.all(asked)).flat())]);
      };
      // Most mistyped words have the right first letter, or it is swapped with the second one.
      const alike = await near([...new Set(word.slice(0, 2))]);
      return alike.length > 0 ? alike : near(['']);
    },
  };
}

/** Whether a place of a term is a name that has no other words. */
function isName(flat: readonly number[]): boolean {
  return flat.some((field, at) => at % PLACE === 2 && field === FIELDS.indexOf('whole'));
}
