import type { IndexedPage } from '../index-files.ts';
import type { SearchSection } from '../search-page.ts';
import { partsOf, termOf, wordsOf } from '../words.ts';
import type { FoundTerm, IndexReader } from './index-reader.ts';
import { type RankedSection, rank } from './rank.ts';

/** What a query has found. */
export interface Results {
  /** How many pages fit. */
  readonly count: number;
  /** The best of them, best first. */
  readonly pages: readonly FoundPage[];
  /** Terms that were found for the words of the query, for highlighting. */
  readonly terms: ReadonlySet<string>;
}

export interface FoundPage {
  readonly page: IndexedPage;
  /** Label of its scope. */
  readonly scope: string;
  /** Of the page, best first; the first section of a page is the page itself. */
  readonly sections: readonly SearchSection[];
}

const MOST_PAGES = 10;
const MOST_SECTIONS = 4;
/** Sections of a page that may become the ones that are shown. */
const CONSIDERED = 8;
/** What a name counts for each time that it is written as in the query. */
const AS_WRITTEN = 1.1;
/** Sections below this share of their page's best are not shown. */
const LEAST_SHARE = 0.45;
/** Services say again what the composed schema says; ask for one to see them first. */
const PRIOR = { manuals: 1, composed: 1, service: 0.75 } as const;

/**
 * Asks the index.
 *
 * @param query - As typed.
 * @param scope - Id of the scope to stay in; `undefined` for all.
 * @throws When a file of the index does not arrive.
 */
export async function search(
  index: IndexReader,
  query: string,
  scope: string | undefined,
): Promise<Results> {
  const words = index.manifest.sections === 0 ? [] : await foundWords(index, query);
  const { scopes, sections } = index.manifest;
  const scopeOf = (page: number) => scopes.findLast(({ from }) => from <= page);
  const priorOf = (page: number) => {
    const own = scopeOf(page);
    if (scope !== undefined) return own?.id === scope ? 1 : 0;
    return own === undefined ? 0 : PRIOR[own.kind];
  };
  const ranked = rank(words, sections, priorOf);
  const fitting = ranked.filter(({ score }) => score > 0);
  const pages = await Promise.all(
    fitting.slice(0, MOST_PAGES).map(async ({ page, sections }): Promise<Candidate> => {
      const indexed = await index.page(page);
      const scope = scopeOf(page)?.label ?? '';
      return { page: indexed, scope, ...asWritten(indexed, sections, query) };
    }),
  );
  pages.sort((a, b) => b.score - a.score);
  return { count: fitting.length, pages, terms: new Set(words.flat().map(({ term }) => term)) };
}

interface Candidate extends FoundPage {
  readonly score: number;
}

/** Prefers names that are written as the reader has written them: `Order` is no `order`. */
function asWritten(
  page: IndexedPage,
  ranked: readonly RankedSection[],
  query: string,
): Pick<Candidate, 'score' | 'sections'> {
  const written = new Set(queryWords(query));
  const title = page.sections[0]?.title ?? '';
  const scored = ranked.slice(0, CONSIDERED).flatMap(({ section, score }) => {
    const found = page.sections[section];
    if (found === undefined) return [];
    const names = new Set([title, found.title]);
    const same = [...names].filter((name) => written.has(name)).length;
    return [{ found, score: score * AS_WRITTEN ** same }];
  });
  scored.sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  const good = scored.filter(({ score }) => score >= best * LEAST_SHARE).slice(0, MOST_SECTIONS);
  return { score: best, sections: good.map(({ found }) => found) };
}

/** The words of a query, each once. */
function queryWords(query: string): string[] {
  const words = Array.from(wordsOf(query), ({ word }) => word);
  return [...new Set(words)].filter((word) => termOf(word) !== '');
}

/** What the words of a query stand for, without those that stand for nothing. */
async function foundWords(
  index: IndexReader,
  query: string,
): Promise<readonly (readonly FoundTerm[])[]> {
  const words = queryWords(query);
  // `create order` may be `createOrder`.
  const pairs = words.slice(1).map((word, at) => index.findExactly(termOf(`${words[at]}${word}`)));
  const [found, joined] = await Promise.all([
    Promise.all(words.map((word) => find(index, word))),
    Promise.all(pairs),
  ]);
  return found
    .map((terms, at) => [...terms, ...(joined[at - 1] ?? []), ...(joined[at] ?? [])])
    .filter((terms) => terms.length > 0);
}

/** What a word stands for; where nothing begins like it, what its parts stand for. */
async function find(index: IndexReader, word: string): Promise<readonly FoundTerm[]> {
  const found = await index.find(termOf(word));
  if (found.length > 0) return found;
  const parts = partsOf(word);
  if (parts.length < 2) return [];
  const terms = await Promise.all(parts.map((part) => index.find(termOf(part))));
  return terms.flat();
}
