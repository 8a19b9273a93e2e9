import { partsOf, termOf, wordsOf } from '../words.ts';
import type { FoundTerms } from './found-terms.ts';

/** A term that a word of a query may stand for. */
export interface MeantTerm {
  readonly term: string;
  /** Whether it also stands for longer terms that start with it. */
  readonly prefix: boolean;
  /** Its weight; 1 for the typed word. */
  readonly boost: number;
}

/** Weight of a term that the typed word is a longer form of: `order` for `orders`. */
const SHORTER = 0.6;
/** Weight of a term for which the typed word may be mistyped. */
const MISTYPED = 0.45;
/** Minimum length of shorter forms; anything shorter is likely another word. */
const SHORTEST_FORM = 3;

/**
 * The words of a query, without duplicates. In a script without spaces, these are pairs of letters,
 * and single letters only if they stand alone.
 */
export function queryWords(query: string): string[] {
  let end = 0;
  const words = Array.from(wordsOf(query)).flatMap(({ word, at }) => {
    const isNew = at + word.length > end;
    end = at + word.length;
    return isNew ? [word] : [];
  });
  return [...new Set(words)].filter((word) => termOf(word) !== '');
}

/** Finds the terms that words may stand for, most likely first. Words without any are left out. */
export async function meantWords(
  words: readonly string[],
  found: FoundTerms,
): Promise<readonly (readonly MeantTerm[])[]> {
  const last = words.at(-1);
  const meant = await Promise.all(words.map((word) => meantTerms(word, word === last, found)));
  return meant.filter((terms) => terms.length > 0);
}

/** @param isLast - True for the last word, which may be incomplete. */
async function meantTerms(
  word: string,
  isLast: boolean,
  found: FoundTerms,
): Promise<readonly MeantTerm[]> {
  const term = termOf(word);
  const isTerm = await found.has(term);
  const prefix = isLast || !isTerm;
  const isBegun = prefix ? await found.hasFrom(term) : isTerm;
  // `orderBy` is no form of `order`.
  const last = partsOf(word).at(-1)?.length ?? 0;
  const forms = [1, 2]
    .filter((cut) => cut < last)
    .map((cut) => term.slice(0, -cut))
    .filter(({ length }) => length >= SHORTEST_FORM);
  const shorter = await known(forms, SHORTER, found);
  if (isBegun) return [{ term, prefix, boost: 1 }, ...shorter];
  if (shorter.length > 0) return shorter;
  const near = await found.near(term);
  if (near.length > 0) {
    const terms = await known(near, MISTYPED, found);
    return terms.sort((a, b) => found.count(b.term) - found.count(a.term));
  }
  const parts = partsOf(word);
  if (parts.length < 2) return [];
  return (await Promise.all(parts.map((part) => meantTerms(part, isLast, found)))).flat();
}

/** The terms that exist in the index. */
async function known(
  terms: readonly string[],
  boost: number,
  found: FoundTerms,
): Promise<MeantTerm[]> {
  const are = await Promise.all(terms.map(found.has));
  return terms.filter((_, at) => are[at]).map((term) => ({ term, prefix: false, boost }));
}
