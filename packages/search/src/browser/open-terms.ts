import MiniSearch, { type AsPlainObject } from 'minisearch';
import { PLACE } from '../index-files.ts';
import { FIELDS } from '../section-fields.ts';
import type { FoundTerms } from './found-terms.ts';
import type { PartReader } from './index-reader.ts';

/** A section that has one of the terms. */
export interface Place {
  readonly part: PartReader;
  /** Number of its page in the part. */
  readonly page: number;
  /** Position in its page; 0 is the page itself. */
  readonly section: number;
}

/** An index of the terms of a query, whose documents are places by number. */
export interface OpenedTerms {
  readonly engine: MiniSearch;
  readonly places: readonly Place[];
}

/**
 * Puts terms that were loaded into an index of the library's, in the form that it writes and reads an
 * index in (`MiniSearch.toJSON`). Its figures are those of all parts, so that words are as rare in it as
 * they are there.
 */
export function openTerms(found: FoundTerms, parts: readonly PartReader[]): OpenedTerms {
  const places: Place[] = [];
  const fieldLength: Record<number, number[]> = {};
  const numbers = new Map<PartReader, Map<string, number>>(parts.map((part) => [part, new Map()]));
  const numberOf = (part: PartReader, page: number, section: number): number => {
    const key = `${page} ${section}`;
    const known = numbers.get(part)?.get(key);
    if (known !== undefined) return known;
    numbers.get(part)?.set(key, places.length);
    fieldLength[places.length] = FIELDS.map(() => 0);
    return places.push({ part, page, section }) - 1;
  };
  const index = Array.from(found.places, ([term, inParts]): AsPlainObject['index'][number] => {
    const counts = FIELDS.map((): Record<number, number> => ({}));
    for (const [part, flat] of inParts) {
      let page = 0;
      for (let at = 0; at < flat.length; at += PLACE) {
        const [distance = 0, section = 0, field = 0, count = 0, length = 0] = flat.slice(
          at,
          at + PLACE,
        );
        page += distance;
        const number = numberOf(part, page, section);
        (counts[field] ?? {})[number] = count;
        (fieldLength[number] ?? [])[field] = length;
      }
    }
    return [term, Object.fromEntries(counts.entries())];
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
