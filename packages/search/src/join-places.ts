import type { IndexedPages } from './index-pages.ts';

/** Where a term occurs. */
export interface JoinedPlaces {
  /** Those of a `TermFile`, as text. */
  readonly places: string;
}

/** Puts the places of terms on pages that follow each other together. @returns By term. */
export function joinPlaces(all: readonly IndexedPages[]): ReadonlyMap<string, JoinedPlaces> {
  const joined = new Map<string, { places: string; last: number }>();
  let before = 0;
  for (const { pages, terms } of all) {
    // There are ten thousands: code that runs once pays for each iterator, and for each array that
    // is taken apart by a pattern.
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
