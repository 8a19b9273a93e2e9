import type { QueryCombination } from 'minisearch';
import type { MeantTerm } from './meant-words.ts';
import type { OpenedTerms, Place } from './open-terms.ts';

/** A section that fits a query. */
export interface RankedSection {
  /** Position in its page; 0 is the page itself. */
  readonly section: number;
  readonly score: number;
}

/** A page that fits a query. */
export interface RankedPage extends Pick<Place, 'part' | 'page'> {
  readonly score: number;
  /** Best first. */
  readonly sections: readonly RankedSection[];
}

/** What a field counts, and how BM25 weighs how often a term stands in it: found by the queries of `test/site/search.test.ts`. */
const BOOST = { whole: 8, name: 10, page: 2.25, keywords: 1.75, text: 0.65 };
const BM25 = { k: 1.8, b: 0.5, d: 0.05 };
/** What a term counts that goes on behind the word. */
const PREFIX = 0.17;
/** What a word counts that only stands elsewhere on the page. */
const SCATTERED = 0.7;
/** A page that is called so comes before its sections. */
const LEAD = 1.1;
/** One that the whole query is the name of comes before all sections that are called so, as fields are like their types. */
const CALLED = 1.2;
/** Of the best section with some of the words, what one that has each of them is above it: more than names as written count. */
const EACH = 1.5;

/**
 * Ranks the sections that have words of a query, by page. A section that has each of them comes before
 * those that have some; what stands elsewhere on its page counts in part.
 *
 * @param words - For each word, the terms that it may stand for.
 * @param joined - All words as one, because a name may be written so.
 * @param priorOf - Weighs a page, usually 1; 0 leaves it out.
 */
export function rankSections(
  { engine, places }: OpenedTerms,
  words: readonly (readonly MeantTerm[])[],
  joined: string,
  priorOf: (place: Place) => number,
): RankedPage[] {
  const terms = new Map(words.flat().map((meant) => [meant.term, meant]));
  const found = engine.search(
    {
      queries: [
        anyOf([...terms.values()]),
        ...(words.length > 1 ? [{ queries: [joined], fields: ['whole'] }, memberOf(words)] : []),
      ],
    },
    {
      tokenize: (text) => text.split(' '),
      prefix: (term) => terms.get(term)?.prefix ?? true,
      boostTerm: (term) => terms.get(term)?.boost ?? 1,
      boostDocument: (number: number) => {
        const place = places[number];
        return place === undefined ? 0 : priorOf(place);
      },
      boost: BOOST,
      weights: { prefix: PREFIX, fuzzy: 0 },
      bm25: BM25,
    },
  );
  const pages = new Map<string, FoundSection[]>();
  for (const { id, score, match, queryTerms } of found) {
    const place = places[id as number];
    if (place === undefined) continue;
    const isWhole = !terms.has(joined) && queryTerms.includes(joined);
    const stands = words.map((word) => word.some(({ term }) => queryTerms.includes(term)));
    const has = stands.map((here) => isWhole || here);
    // The engine multiplies by the terms that it has found; a word counts once, in however many forms.
    const once = (count(stands) + (isWhole ? 1 : 0)) / queryTerms.length;
    const key = `${place.part.name} ${place.page}`;
    const ofPage = pages.get(key) ?? [];
    pages.set(key, ofPage);
    const isCalled = Object.hasOwn(match, joined) && match[joined]?.includes('whole') === true;
    ofPage.push({ place, score: score * once, has, isCalled });
  }
  return Array.from(pages.values(), (sections) => rankPage(sections, words.length)).sort(
    (a, b) => b.score - a.score,
  );
}

/** Sections that are called like the last word, on pages that are called like the others: `Order.placedAt`. */
function memberOf(words: readonly (readonly MeantTerm[])[]): QueryCombination {
  const queries = words.map((word, at) => ({
    ...anyOf(word),
    fields: at === words.length - 1 ? ['whole'] : ['page', 'keywords'],
  }));
  return { combineWith: 'AND', queries };
}

function anyOf(terms: readonly MeantTerm[]): QueryCombination {
  return { combineWith: 'OR', queries: [terms.map(({ term }) => term).join(' ')] };
}

interface FoundSection {
  readonly place: Place;
  readonly score: number;
  /** For each word of the query, whether it stands here. */
  readonly has: readonly boolean[];
  /** Whether the query is its name. */
  readonly isCalled: boolean;
}

function rankPage(found: readonly FoundSection[], words: number): RankedPage {
  const onPage = count(Array.from({ length: words }, (_, at) => found.some(({ has }) => has[at])));
  const weighed = found.map(({ place: { section }, score, has, isCalled }) => {
    const here = count(has);
    const cover = (here + (onPage - here) * SCATTERED) / words;
    const hasEach = here === words;
    const lead = isCalled ? CALLED : LEAD;
    return { section, hasEach, score: score * cover ** 2 * (section === 0 ? lead : 1) };
  });
  const others = weighed.filter(({ hasEach }) => !hasEach).map(({ score }) => score);
  const above = EACH * others.reduce((most, score) => Math.max(most, score), 0);
  const sections = weighed.map(
    ({ section, hasEach, score }): RankedSection => ({
      section,
      score: hasEach ? score + above : score,
    }),
  );
  sections.sort((a, b) => b.score - a.score || a.section - b.section);
  const { part, page } = (found[0] as FoundSection).place;
  return { part, page, score: sections[0]?.score ?? 0, sections };
}

function count(flags: readonly boolean[]): number {
  return flags.filter(Boolean).length;
}
