import MiniSearch from 'minisearch';
import type { IndexedSections } from './index-files.ts';
import type { SearchPage, SearchSection } from './search-page.ts';
import { FIELDS, fieldTerms, type SectionFields, sectionFields } from './section-fields.ts';

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

interface SectionDocument extends SectionFields {
  readonly id: number;
}

/** Indexes pages: the same pages give the same index. */
export function indexPages(pages: readonly SearchPage[]): IndexedPages {
  const index = new MiniSearch<SectionDocument>({
    fields: [...FIELDS],
    tokenize: (text, field = '') => fieldTerms(field, text),
    processTerm: (term) => term || null,
  });
  const places = pages.flatMap((page, number) =>
    sectionFields(page).map((fields, section) => ({ number, section, fields })),
  );
  index.addAll(places.map(({ fields }, id) => ({ id, ...fields })));
  const { index: entries, fieldLength } = index.toJSON();
  const lengthOf = (id: string | number, field: number): number => {
    const lengths = fieldLength[id] as readonly number[] | undefined;
    return lengths?.[field] ?? 0;
  };

  return {
    pages: pages.map(shownSections),
    sections: places.length,
    lengths: FIELDS.map((_, field) =>
      places.reduce((sum, _place, id) => sum + lengthOf(id, field), 0),
    ),
    terms: entries.map(([term, fields]): IndexedTerm => {
      const found: { readonly id: number; readonly field: number; readonly count: number }[] = [];
      for (const [field, counts] of Object.entries(fields)) {
        for (const [id, count] of Object.entries(counts)) {
          found.push({ id: Number(id), field: Number(field), count });
        }
      }
      found.sort((a, b) => a.id - b.id || a.field - b.field);
      const pageOf = (id: number | undefined) => places[id ?? 0]?.number ?? 0;
      const first = pageOf(found[0]?.id);
      let last = first;
      const numbers: number[] = [];
      for (const { id, field, count } of found) {
        const distance = pageOf(id) - last;
        last += distance;
        numbers.push(distance, places[id]?.section ?? 0, field, count, lengthOf(id, field));
      }
      numbers.shift();
      return [term, first, last, numbers.join()];
    }),
  };
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
