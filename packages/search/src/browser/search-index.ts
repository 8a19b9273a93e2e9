import type { IndexedSections } from '../index-files.ts';
import type { SearchScope, SearchSection } from '../search-page.ts';
import { joinedTerm } from '../section-fields.ts';
import { createFoundTerms } from './found-terms.ts';
import type { IndexReader } from './index-reader.ts';
import { meantWords, queryWords } from './meant-words.ts';
import { openTerms, type Place } from './open-terms.ts';
import { type RankedPage, rankSections, weighed } from './rank-sections.ts';
import { topicWords } from './topic-words.ts';

/** The results of a query. */
export interface Results {
  /** Number of matching pages. */
  readonly count: number;
  /** The best matches, best first. */
  readonly pages: readonly FoundPage[];
  /** Terms that match words of the query, for highlighting. */
  readonly terms: ReadonlySet<string>;
}

export interface FoundPage {
  readonly page: Pick<IndexedSections, 'route' | 'context' | 'title'>;
  /** Label of its scope. */
  readonly scope: string;
  /** Matching sections of the page, best first. The page itself has an empty id. */
  readonly sections: readonly SearchSection[];
  /** Pages of other schemas with the same definition; absent if no other was found. */
  readonly copies?: Copies;
}

export interface Copies {
  /** Labels of their scopes. */
  readonly labels: readonly string[];
  /** Loads them, each with its best section. Rejects if a file of the index cannot be loaded. */
  readonly load: () => Promise<readonly FoundPage[]>;
}

const MOST_PAGES = 10;
const MOST_SECTIONS = 4;
/** Factor for each name with capitals that is written as in the query. */
const AS_WRITTEN = 1.3;
/**
 * Sections with less than this share of the best score of their page are not shown, nor are pages
 * with the same definition.
 */
const LEAST_SHARE = 0.45;
/**
 * Weight of the pages of services if there is a composed schema, which contains the same
 * definitions. Readers can still select a service as the scope.
 */
const SERVICE = 0.75;

/** A schema coordinate, all words of which are names: `StringFilter.in`. */
const COORDINATE = /[\p{L}\d_]\.[\p{L}_]/u;

/** What to search in. */
export interface SearchPlace {
  /** Id of a scope. @default all scopes */
  readonly scope?: string | undefined;
  /**
   * Ids of versions of the documentation: pages of other versions are not found. Has no effect if
   * there is a scope. @default all versions
   */
  readonly versions?: ReadonlySet<string> | undefined;
  /** Id of the scope that the open page belongs to. @default none */
  readonly here?: string | undefined;
}

/**
 * Searches the index. Rejects if a file of the index cannot be loaded.
 *
 * @param query - As typed.
 */
export async function search(
  index: IndexReader,
  query: string,
  { scope, versions, here }: SearchPlace = {},
): Promise<Results> {
  const parts = index.parts.filter(
    ({ scopes }) => scope === undefined || scopes.some(({ id }) => id === scope),
  );
  const found = createFoundTerms(parts);
  const typed = queryWords(query);
  const name = joinedTerm(query);
  const isName = await found.hasNameFrom(name);
  const written = isName || COORDINATE.test(query) ? typed : topicWords(typed);
  const words = await meantWords(written, found);
  // Names may have a word twice: `order/order/created`.
  const joined = isName ? name : words.map(([meant]) => meant?.term).join('');
  if (words.length > 1) await found.hasFrom(joined);
  const isComposed = parts.some(({ scopes }) => scopes.some(({ kind }) => kind === 'composed'));
  const priorOf = (place: Pick<Place, 'part' | 'page'>) => {
    const own = scopeOf(place);
    if (scope !== undefined) return own?.id === scope ? 1 : 0;
    const isElsewhere = versions && own?.version && !versions.has(own.version.id);
    if (own === undefined || isElsewhere) return 0;
    return isComposed && own.kind === 'service' ? SERVICE : 1;
  };
  const isMember = written.some((word) => /^\p{Ll}/u.test(word) && hasCapital(word));
  const wanted = { words, joined, isMember };
  const ranked = rankSections(openTerms(found, parts, words), wanted, priorOf);
  const distinct = byDefinition(ranked);
  const orderOf = (page: RankedPage) => {
    const own = scopeOf(page);
    if (own?.id === here) return 0;
    return own?.kind === 'composed' ? 1 : 2;
  };
  const show = async (page: RankedPage, most = MOST_SECTIONS): Promise<Candidate> => {
    const shown = await shownSections(page, most);
    return { scope: labelOf(page), ...asWritten(shown, new Set(written)) };
  };
  const pages = await Promise.all(
    distinct.slice(0, MOST_PAGES).map(async (same): Promise<Candidate> => {
      const [lead, ...others] = leadFirst(same, orderOf);
      const shown = await show(lead);
      if (others.length === 0) return shown;
      const load = () => Promise.all(others.map((page) => show(page, 1)));
      return { ...shown, copies: { labels: others.map(labelOf), load } };
    }),
  );
  pages.sort((a, b) => b.score - a.score);
  return { count: distinct.length, pages, terms: new Set(found.places.keys()) };
}

function hasCapital(word: string): boolean {
  return /\p{Lu}/u.test(word);
}

/** Pages with the same definition. */
type Same = [RankedPage, ...RankedPage[]];

/** Groups pages with the same definition. @param ranked - Best first, as in the groups. */
function byDefinition(ranked: readonly RankedPage[]): readonly Readonly<Same>[] {
  const groups = new Map<string, Same>();
  for (const each of ranked) {
    const key = `${each.part.name} ${each.part.first(each.page)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [each]);
    else group.push(each);
  }
  return [...groups.values()];
}

/**
 * The page that stands for all, with their best score, and then the others, except those that match
 * much worse.
 *
 * @param orderOf - The lowest comes first.
 */
function leadFirst([best, ...rest]: Readonly<Same>, orderOf: (page: RankedPage) => number): Same {
  const good: Same = [best, ...rest.filter(({ score }) => score >= best.score * LEAST_SHARE)];
  const [lead, ...others] = good.sort((a, b) => orderOf(a) - orderOf(b));
  return [weighed(lead, best.score / lead.score), ...others];
}

function labelOf(page: RankedPage): string {
  return scopeOf(page)?.label ?? '';
}

function scopeOf({ part, page }: Pick<Place, 'part' | 'page'>): SearchScope | undefined {
  return part.scopes.findLast(({ from }) => from <= page);
}

interface Candidate extends FoundPage {
  readonly score: number;
}

interface ShownSection {
  readonly page: IndexedSections;
  readonly found: SearchSection;
  readonly score: number;
}

/** Loads the visible data of a page's best sections. @param most - How many at most. */
async function shownSections(
  { part, page, score, sections }: RankedPage,
  most: number,
): Promise<ShownSection[]> {
  const good = sections.filter((each) => each.score >= score * LEAST_SHARE).slice(0, most);
  const shown = await Promise.all(
    good.map(async ({ section, score }) => {
      const beside = await part.shown(page, section);
      const found = beside.sections[section - beside.from];
      return found === undefined ? [] : [{ page: beside, found, score }];
    }),
  );
  return shown.flat();
}

/**
 * Prefers names that are written as in the query: `Order` over `order`. Words without capitals say
 * nothing about case, because readers seldom type capitals.
 */
function asWritten(
  shown: readonly ShownSection[],
  written: ReadonlySet<string>,
): Omit<Candidate, 'scope'> {
  const scored = shown.map(({ page, found, score }) => {
    const names = new Set([page.title, found.title]);
    const same = [...names].filter((name) => hasCapital(name) && written.has(name)).length;
    return { page, found, score: score * AS_WRITTEN ** same };
  });
  scored.sort((a, b) => b.score - a.score);
  const [best] = scored;
  if (best === undefined) throw new Error('The search index has no such section');
  const good = scored.filter(({ score }) => score >= best.score * LEAST_SHARE);
  return {
    score: best.score,
    page: best.page,
    sections: good.map(({ found }) => found),
  };
}
