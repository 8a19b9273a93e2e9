import MiniSearch, { type AsPlainObject } from 'minisearch';
import { PLACE } from '../index-files.ts';
import { FIELDS } from '../section-fields.ts';
import type { FoundTerms } from './found-terms.ts';
import type { PartReader } from './index-reader.ts';
import type { MeantTerm } from './meant-words.ts';

/** A section with one of the terms. */
export interface Place {
  readonly part: PartReader;
  /** Number of its page in the part. */
  readonly page: number;
  /** Position on its page; 0 is the page itself. */
  readonly section: number;
}

/** An index of the terms of a query. The ids of its documents are positions in `places`. */
export interface OpenedTerms {
  readonly engine: MiniSearch;
  readonly places: readonly Place[];
}

/** More sections than any page has. */
const MOST_SECTIONS = 2 ** 20;
/** After this many places, more common words add no further ones. */
const ENOUGH = 1_500;

/**
 * Builds a MiniSearch index from the loaded terms, in the format of `MiniSearch.toJSON`. Its totals
 * are those of the whole parts, so that terms are weighted by their frequency there.
 *
 * @param words - See `rankSections`. The places of the rarest word are added first.
 */
export function openTerms(
  found: FoundTerms,
  parts: readonly PartReader[],
  words: readonly (readonly MeantTerm[])[],
): OpenedTerms {
  const places: Place[] = [];
  const fieldLength: Record<number, number[]> = {};
  const numbers = new Map(parts.map((part) => [part, new Map<number, number>()]));
  const numberOf = (part: PartReader, page: number, section: number, most: number) => {
    const key = page * MOST_SECTIONS + section;
    const known = numbers.get(part)?.get(key);
    if (known !== undefined || places.length >= most) return known;
    numbers.get(part)?.set(key, places.length);
    fieldLength[places.length] = FIELDS.map(() => 0);
    return places.push({ part, page, section }) - 1;
  };
  const entryOf = (term: string, most: number): AsPlainObject['index'][number] => {
    const counts = FIELDS.map((): Record<number, number> => ({}));
    for (const [part, flat] of found.places.get(term) ?? []) {
      let page = 0;
      for (let at = 0; at < flat.length; at += PLACE) {
        page += flat[at] ?? 0;
        const number = numberOf(part, page, flat[at + 1] ?? 0, most);
        if (number === undefined) continue;
        const field = flat[at + 2] ?? 0;
        (counts[field] ?? {})[number] = flat[at + 3] ?? 0;
        (fieldLength[number] ?? [])[field] = flat[at + 4] ?? 0;
      }
    }
    return [term, Object.fromEntries(counts.entries())];
  };
  const index = rarestFirst(found, words).flatMap((terms) => {
    const most = places.length < ENOUGH ? Infinity : 0;
    return terms.map((term) => entryOf(term, most));
  });
  const sections = parts.reduce((sum, part) => sum + part.sections, 0);
  const lengthOf = (field: number) =>
    parts.reduce((sum, { lengths }) => sum + (lengths[field] ?? 0), 0);
  const engine = MiniSearch.loadJS(
    {
      documentCount: sections,
      nextId: places.length,
      documentIds: Object.fromEntries(places.map((_, number) => [number, number])),
      fieldIds: Object.fromEntries(FIELDS.map((name, id) => [name, id])),
      fieldLength,
      averageFieldLength: FIELDS.map((_, field) => lengthOf(field) / sections),
      storedFields: {},
      dirtCount: 0,
      index,
      serializationVersion: 2,
    },
    { fields: [...FIELDS] },
  );
  return { engine, places };
}

/**
 * The loaded terms: first those that belong to no single word, then those of each word, rarest
 * first.
 */
function rarestFirst(
  found: FoundTerms,
  words: readonly (readonly MeantTerm[])[],
): readonly (readonly string[])[] {
  const rest = new Set(found.places.keys());
  const termsOf = (word: readonly MeantTerm[]): string[] => {
    const own = [...rest].filter((term) => word.some((meant) => means(meant, term)));
    for (const term of own) rest.delete(term);
    return own;
  };
  const byWord = words.map(termsOf).map((terms) => ({
    terms,
    count: terms.reduce((sum, term) => sum + found.count(term), 0),
  }));
  byWord.sort((a, b) => a.count - b.count);
  return [[...rest], ...byWord.map(({ terms }) => terms)];
}

function means({ term, prefix }: MeantTerm, loaded: string): boolean {
  return prefix ? loaded.startsWith(term) : loaded === term;
}
