import type { IndexedPages } from './index-pages.ts';

/** The places of a term. */
export interface JoinedPlaces {
  /** Numbers of a `TermFile`, as comma-separated text. */
  readonly places: string;
}

/** Merges the indexes of consecutive groups of pages. @returns Places by term. */
export function joinPlaces(all: readonly IndexedPages[]): ReadonlyMap<string, JoinedPlaces> {
  const joined = new Map<string, { places: string; last: number }>();
  let before = 0;
  for (const { pages, terms } of all) {
    // There are tens of thousands of terms. In code that runs only once, and so is not optimised,
    // iterators and array destructuring are slow.
    terms.forEach((found) => {
      const term = found[0];
      const first = before + found[1];
      const last = before + found[2];
      const known = joined.get(term);
      if (known === undefined) joined.set(term, { places: `${first},${found[3]}`, last });
      else {
        known.places += `,${first - known.last},${found[3]}`;
        known.last = last;
      }
    });
    before += pages.length;
  }
  return joined;
}
