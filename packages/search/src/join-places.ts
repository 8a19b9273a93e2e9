import type { IndexedPages } from './index-pages.ts';

/** Puts the places of terms on pages that follow each other together. @returns Those of a `TermFile`, as text. */
export function joinPlaces(all: readonly IndexedPages[]): ReadonlyMap<string, string> {
  const joined = new Map<string, { places: string; last: number }>();
  let before = 0;
  for (const { pages, terms } of all) {
    for (const [term, first, last, places] of terms) {
      const known = joined.get(term);
      if (known === undefined) {
        joined.set(term, { places: `${before + first},${places}`, last: before + last });
      } else {
        known.places += `,${before + first - known.last},${places}`;
        known.last = before + last;
      }
    }
    before += pages.length;
  }
  return new Map(Array.from(joined, ([term, { places }]) => [term, places]));
}
