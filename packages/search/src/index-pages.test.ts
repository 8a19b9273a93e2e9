import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { indexPages } from './index-pages.ts';
import type { SearchPage } from './search-page.ts';
import { FIELDS, fieldTerms, sectionFields } from './section-fields.ts';

const PAGES: readonly SearchPage[] = [
  page('Order', ['placedAt', 'When it was placed, and placed again.'], ['id', '_ Its number.']),
  page('OrderItem', ['order', 'Of the order.'], ['', '']),
  page('HTTP constructor', ['__proto__', 'Café']),
];

function page(title: string, ...members: readonly (readonly [string, string])[]): SearchPage {
  const sections = members.map(([name, text]) => ({ id: name, title: name, text }));
  return {
    route: `/${title}`,
    context: '',
    keywords: ['object type'],
    sections: [{ id: '', title, text: '' }, ...sections],
  };
}

test('the index is that of MiniSearch', () => {
  const index = new MiniSearch({
    fields: [...FIELDS],
    tokenize: (text, field = '') => fieldTerms(field, text),
    processTerm: (term) => term || null,
  });
  const sections = PAGES.flatMap((page, number) =>
    sectionFields(page).map((fields, section) => ({ number, section, fields })),
  );
  index.addAll(sections.map(({ fields }, id) => ({ id, ...fields })));
  const { index: entries, fieldLength } = index.toJSON();
  const lengthOf = (id: number, field: number) =>
    (fieldLength[id] as readonly number[] | undefined)?.[field] ?? 0;
  const places = entries.map(([term, fields]) => {
    const found = Object.entries(fields).flatMap(([field, counts]) =>
      Object.entries(counts).map(([id, count]) => {
        const { number, section } = sections[Number(id)] ?? {};
        return [number, section, Number(field), count, lengthOf(Number(id), Number(field))];
      }),
    );
    return [term, found.sort(compare)];
  });

  const indexed = indexPages(PAGES);
  expect(indexed.sections).toBe(sections.length);
  expect(indexed.lengths).toEqual(
    FIELDS.map((_, field) => sections.reduce((sum, _section, id) => sum + lengthOf(id, field), 0)),
  );
  expect(
    Object.fromEntries(indexed.terms.map(([term, ...rest]) => [term, unpacked(rest)])),
  ).toEqual(Object.fromEntries(places));
});

/** The places of a term, with the numbers of their pages; see `IndexedTerm`. */
function unpacked([first, last, text]: readonly [number, number, string]): number[][] {
  const numbers = [0, ...text.split(',').map(Number)];
  let page = first;
  const places: number[][] = [];
  for (let at = 0; at < numbers.length; at += 5) {
    const [distance = 0, ...place] = numbers.slice(at, at + 5);
    page += distance;
    places.push([page, ...place]);
  }
  expect(page).toBe(last);
  return places;
}

function compare(a: readonly (number | undefined)[], b: readonly (number | undefined)[]): number {
  const at = a.findIndex((number, position) => number !== b[position]);
  return (a[at] ?? 0) - (b[at] ?? 0);
}
