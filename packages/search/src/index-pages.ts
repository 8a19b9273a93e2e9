import type { IndexedSections } from './index-files.ts';
import type { SearchPage, SearchSection } from './search-page.ts';
import { FIELDS, fieldTerms, sectionFields } from './section-fields.ts';

/**
 * The index of a few consecutive pages, numbered from 0. Plain data, so that it can be cached
 * between builds.
 */
export interface IndexedPages {
  /** Visible data of each page, as JSON of `IndexedSections`. Long pages have several entries. */
  readonly pages: readonly (readonly (readonly [from: number, json: string])[])[];
  /** `SearchPage.definition` of each page; empty if it is none's. */
  readonly definitions: readonly string[];
  readonly sections: number;
  /** See `IndexPart`. */
  readonly lengths: readonly number[];
  /** In no particular order. */
  readonly terms: readonly IndexedTerm[];
}

/**
 * A term, the first and last page on which it occurs, and its places as in `TermFile`, without the
 * first page number.
 */
export type IndexedTerm = readonly [term: string, first: number, last: number, places: string];

/** The places of a term so far, see {@link IndexedTerm}. */
interface Found {
  readonly first: number;
  last: number;
  readonly places: number[];
}

interface FieldTerms {
  readonly text: string;
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * Indexes pages. The same pages give the same index. It has the same information as MiniSearch's
 * own index, but is directly created in the format of the files.
 */
export function indexPages(pages: readonly SearchPage[]): IndexedPages {
  const terms = new Map<string, Found>();
  const lengths = FIELDS.map(() => 0);
  let sections = 0;
  // Runs for each word of a site. Iterators create an object for each step in code that is not
  // optimised yet, so there are none here.
  pages.forEach((page, number) => {
    // Consecutive sections share some fields of their page.
    let before: FieldTerms[] = [];
    sectionFields(page).forEach((texts, section) => {
      before = FIELDS.map((name, field) => {
        const text = texts[name];
        const known = before[field];
        return known?.text === text ? known : { text, counts: countTerms(name, text) };
      });
      before.forEach(({ counts }, field) => {
        lengths[field] = (lengths[field] ?? 0) + counts.size;
        const length = roundedLength(counts.size);
        counts.forEach((count, term) => {
          if (term === '') return;
          const known = terms.get(term);
          if (known === undefined) {
            const places = [section, field, count, length];
            terms.set(term, { first: number, last: number, places });
          } else {
            known.places.push(number - known.last, section, field, count, length);
            known.last = number;
          }
        });
      });
      sections += 1;
    });
  });
  return {
    pages: pages.map(shownSections),
    definitions: pages.map(({ definition = '' }) => definition),
    sections,
    lengths,
    terms: Array.from(terms, ([term, { first, last, places }]) => [
      term,
      first,
      last,
      places.join(),
    ]),
  };
}

/**
 * Number of occurrences of each term in a field. MiniSearch uses the number of terms as the field's
 * length.
 */
function countTerms(field: string, text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  fieldTerms(field, text).forEach((term) => {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  });
  return counts;
}

/**
 * Rounds the length of a field to two significant binary digits. The places of all terms of a field
 * contain it, so without rounding, an edit of a few words would change the files of all of them.
 * Ranking hardly depends on it: of 238 queries of this repository's site, 237 have the same first
 * hit, and of the first five hits, 99 in 100 are the same.
 */
function roundedLength(length: number): number {
  const step = 2 ** Math.max(0, Math.floor(Math.log2(length)) - 1);
  return Math.round(length / step) * step;
}

/** Length of text in characters after which long pages are split. */
const SHOWN_TOGETHER = 3_000;

function shownSections({ route, context, sections }: SearchPage): [number, string][] {
  const runs: SearchSection[][] = [];
  let size = SHOWN_TOGETHER;
  for (const section of sections) {
    if (size >= SHOWN_TOGETHER) {
      runs.push([]);
      size = 0;
    }
    runs.at(-1)?.push(section);
    size += section.text.length;
  }
  const title = sections[0]?.title ?? '';
  let from = 0;
  return runs.map((run) => {
    const shown: IndexedSections = { route, context, title, from, sections: run };
    from += run.length;
    return [shown.from, JSON.stringify(shown)];
  });
}
