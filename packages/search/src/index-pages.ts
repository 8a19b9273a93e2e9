import type { IndexedSections } from './index-files.ts';
import type { SearchPage, SearchSection } from './search-page.ts';
import { FIELDS, fieldTerms, sectionFields } from './section-fields.ts';

/** The index of a few consecutive pages, numbered from 0. Plain data, so that it can be kept between builds. */
export interface IndexedPages {
  /** What is shown of each page: JSON of `IndexedSections`, of long pages several, with their `from`. */
  readonly pages: readonly (readonly (readonly [from: number, json: string])[])[];
  readonly sections: number;
  /** See `IndexPart`. */
  readonly lengths: readonly number[];
  /** In no particular order. */
  readonly terms: readonly IndexedTerm[];
}

/** A term, the first and the last page that it occurs on, and what `TermFile` has of it behind the first page. */
export type IndexedTerm = readonly [term: string, first: number, last: number, places: string];

/** Where a term was found so far, see {@link IndexedTerm}. */
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
 * Indexes pages: the same pages give the same index. It is what MiniSearch's own holds of them, and
 * written in the form that lies in files right away.
 */
export function indexPages(pages: readonly SearchPage[]): IndexedPages {
  const terms = new Map<string, Found>();
  const lengths = FIELDS.map(() => 0);
  let sections = 0;
  const add = (term: string, page: number, place: readonly number[]): void => {
    const known = terms.get(term);
    if (known === undefined) {
      terms.set(term, { first: page, last: page, places: [...place] });
    } else {
      known.places.push(page - known.last, ...place);
      known.last = page;
    }
  };
  for (const [number, page] of pages.entries()) {
    // Sections of a page have some of its fields in common.
    let before: FieldTerms[] = [];
    for (const [section, texts] of sectionFields(page).entries()) {
      before = FIELDS.map((name, field) => {
        const text = texts[name];
        const known = before[field];
        return known?.text === text ? known : { text, counts: countTerms(name, text) };
      });
      for (const [field, { counts }] of before.entries()) {
        lengths[field] = (lengths[field] ?? 0) + counts.size;
        for (const [term, count] of counts) {
          if (term !== '') add(term, number, [section, field, count, counts.size]);
        }
      }
      sections += 1;
    }
  }
  return {
    pages: pages.map(shownSections),
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

/** How often each term stands in a field. Their number is what MiniSearch takes for the field's length. */
function countTerms(field: string, text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const term of fieldTerms(field, text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** What long pages are cut at, in characters of text. */
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
