import { PLACE } from '../index-files.ts';
import type { PartReader } from './index-reader.ts';
import { nearTerms } from './near-terms.ts';

/** The terms that a query has asked some parts of an index for. */
export interface FoundTerms {
  /** Where terms occur, in each part that has them. */
  readonly places: ReadonlyMap<
    string,
    readonly (readonly [part: PartReader, places: readonly number[]])[]
  >;
  /** Loads a term. @returns Whether there is one. */
  readonly has: (term: string) => Promise<boolean>;
  /** Loads the terms that begin with a word. @returns Whether there are any. */
  readonly hasFrom: (word: string) => Promise<boolean>;
  /** In how many places a term that was loaded occurs. */
  readonly count: (term: string) => number;
  /** The terms that a mistyped word may stand for; they are not loaded. */
  readonly near: (word: string) => Promise<readonly string[]>;
}

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
  return {
    places,
    has: (term) => take((part) => part.term(term)),
    hasFrom: (word) => take((part) => part.termsFrom(word)),
    count: (term) =>
      (places.get(term) ?? []).reduce((sum, [, flat]) => sum + flat.length / PLACE, 0),
    async near(word) {
      const near = async (letters: readonly string[]) => {
        const asked = parts.flatMap((part) => letters.map(part.words));
        return nearTerms(word, [...new Set((await Promise.all(asked)).flat())]);
      };
      // Most mistakes leave the first letter alone, or have it change places with the second.
      const alike = await near([...new Set(word.slice(0, 2))]);
      return alike.length > 0 ? alike : near(['']);
    },
  };
}
