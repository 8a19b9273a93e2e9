import type { SearchPage } from './search-page.ts';
import { partsOf, termOf, termsOf, wordsOf } from './words.ts';

/** The searched fields of a section, in the order of the index. */
export const FIELDS = ['whole', 'name', 'page', 'keywords', 'text'] as const;

export type SectionFields = Readonly<Record<(typeof FIELDS)[number], string>>;

/** The name of a definition in the namespace of a specification, see https://specs.apollo.dev/link. */
const NAMESPACED = /^@?[a-z]+__/;

/**
 * The fields of a page's sections. All sections are also found by the name of their page. Names of
 * members that only gateways use are text: `join__Graph` has a value named like each service.
 */
export function sectionFields({ keywords, definition, sections }: SearchPage): SectionFields[] {
  const page = sections[0]?.title ?? '';
  const isNamespaced = definition !== undefined && NAMESPACED.test(page);
  return sections.map(({ title, text }, index) => {
    const name = index > 0 && isNamespaced ? '' : title;
    return {
      whole: name,
      name,
      page,
      keywords: index === 0 ? keywords.join(' ') : joinedTerm(page),
      text: name === title ? text : `${title} ${text}`,
    };
  });
}

/**
 * The terms of a field. Names are found as a whole, by their words, and by parts of camel-case
 * words: `Order service` by `orderservice`, `order` and `service`; `placedAt` by `placedat`,
 * `placed` and `at`.
 */
export function fieldTerms(field: string, text: string): string[] {
  if (field === 'whole') return [joinedTerm(text)].filter((term) => term !== '');
  if (field === 'text' || field === 'keywords') return termsOf(text);
  const words = Array.from(wordsOf(text), ({ word }) => word);
  // `OrderOrderInput` is not more about orders than `OrderInput`.
  const parts = [...new Set(words.flatMap((word) => partsOf(word).map(termOf)))];
  if (field === 'page') return parts;
  const compound = words.filter((word) => words.length > 1 && partsOf(word).length > 1);
  return [...parts, ...new Set(compound.map(termOf))];
}

/** The words of a name or query joined into one term. */
export function joinedTerm(text: string): string {
  return termsOf(text).join('');
}
