import type { QueryCombination } from 'minisearch';
import type { MeantTerm } from './meant-words.ts';
import type { OpenedTerms, Place } from './open-terms.ts';

/** A section that matches a query. */
export interface RankedSection {
  /** Position on its page; 0 is the page itself. */
  readonly section: number;
  readonly score: number;
}

/** A page that matches a query. */
export interface RankedPage extends Pick<Place, 'part' | 'page'> {
  readonly score: number;
  /** Whether the query equals its name. */
  readonly isCalled: boolean;
  /** Best first. */
  readonly sections: readonly RankedSection[];
}

/** Field weights and BM25 parameters, tuned with the queries of `test/site/search.test.ts`. */
const BOOST = { whole: 8, name: 10, page: 2.25, keywords: 1.75, text: 0.65 };
const BM25 = { k: 1.8, b: 0.5, d: 0.05 };
/** Weight of a longer term that starts with the word. */
const PREFIX = 0.17;
/** Weight of a word that only occurs elsewhere on the page. */
const SCATTERED = 0.7;
/** Factor for pages, so that they come before their sections of the same name. */
const LEAD = 1.1;
/**
 * Factor for pages whose name is the whole query, so that they come before all sections with this
 * name: fields often have the names of their types.
 */
const CALLED = 1.2;
/**
 * Factor for such pages with all of their sections, unless the query is written like a member. It
 * grows by up to `FULL` with the number of sections, so that a type comes before an operation of
 * the same name, and before the smaller parts of it that other services define.
 */
const NAMED = 1.25;
const FULL = 0.4;
/** Factor for sections whose name is the whole query, if it is also the name of a page. */
const NAMESAKE = 0.6;
/**
 * Sections with all words score this multiple of the page's best section with only some words, plus
 * their own score. More than the factor for names as written (`AS_WRITTEN`).
 */
const EACH = 1.5;

/** What a query asks for. */
export interface Wanted {
  /** For each word, the terms that it may stand for. */
  readonly words: readonly (readonly MeantTerm[])[];
  /** All words joined into one, because names may be written like that. */
  readonly joined: string;
  /** Whether it is written like a member (`orderStatus`), so that it does not mean a type. */
  readonly isMember: boolean;
}

/**
 * Ranks the sections that match a query, grouped by page. Sections with all words come before those
 * with some; words elsewhere on the page count in part.
 *
 * @param priorOf - Returns the weight of a page, usually 1; 0 excludes it.
 * @returns Best first.
 */
export function rankSections(
  { engine, places }: OpenedTerms,
  { words, joined, isMember }: Wanted,
  priorOf: (page: Pick<Place, 'part' | 'page'>) => number,
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
    // The engine multiplies by the number of matching terms. A word should count once, even if
    // several of its terms match.
    const once = (count(stands) + (isWhole ? 1 : 0)) / queryTerms.length;
    const key = `${place.part.name} ${place.page}`;
    const ofPage = pages.get(key) ?? [];
    pages.set(key, ofPage);
    const isCalled = Object.hasOwn(match, joined) && match[joined]?.includes('whole') === true;
    ofPage.push({ place, score: score * once, has, isCalled });
  }
  const all = [...pages.values()];
  const isPage = all.some((sections) => sections.some(isCalledPage));
  const meansPage = isPage && !isMember;
  return all
    .map((sections) => rankPage(sections, words.length, meansPage))
    .map((page) => (page.isCalled && meansPage ? named(page) : page))
    .sort((a, b) => b.score - a.score);
}

/** Multiplies all scores of a page. */
export function weighed(page: RankedPage, weight: number): RankedPage {
  const sections = page.sections.map((each) => ({ ...each, score: each.score * weight }));
  return { ...page, score: page.score * weight, sections };
}

/** Matches sections named like the last word on pages named like the others: `Order.placedAt`. */
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
  /** For each word of the query, whether the section contains it. */
  readonly has: readonly boolean[];
  /** Whether the query equals its name. */
  readonly isCalled: boolean;
}

function isCalledPage({ isCalled, place: { section } }: FoundSection): boolean {
  return isCalled && section === 0;
}

/**
 * Weighs a page whose name is the query; the page itself comes before its sections. All of its
 * sections have been found, because sections are also found by the name of their page.
 */
function named(page: RankedPage): RankedPage {
  const own = page.sections.filter(({ section }) => section === 0);
  const others = page.sections.filter(({ section }) => section !== 0);
  const sections = [...own.map((each) => ({ ...each, score: page.score })), ...others];
  return weighed({ ...page, sections }, NAMED + FULL * (1 - 1 / sections.length));
}

/** @param meansPage - Whether the query is the name of a page, this or another one. */
function rankPage(found: readonly FoundSection[], words: number, meansPage: boolean): RankedPage {
  const onPage = count(Array.from({ length: words }, (_, at) => found.some(({ has }) => has[at])));
  const scored = found.map(({ place: { section }, score, has, isCalled }) => {
    const here = count(has);
    const cover = (here + (onPage - here) * SCATTERED) / words;
    const hasEach = here === words;
    const lead = isCalled ? CALLED : LEAD;
    const other = isCalled && meansPage ? NAMESAKE : 1;
    return { section, hasEach, score: score * cover ** 2 * (section === 0 ? lead : other) };
  });
  const others = scored.filter(({ hasEach }) => !hasEach).map(({ score }) => score);
  const above = EACH * others.reduce((most, score) => Math.max(most, score), 0);
  const sections = scored.map(
    ({ section, hasEach, score }): RankedSection => ({
      section,
      score: hasEach ? score + above : score,
    }),
  );
  sections.sort((a, b) => b.score - a.score || a.section - b.section);
  const { part, page } = (found[0] as FoundSection).place;
  const score = sections[0]?.score ?? 0;
  return { part, page, score, isCalled: found.some(isCalledPage), sections };
}

function count(flags: readonly boolean[]): number {
  return flags.filter(Boolean).length;
}
