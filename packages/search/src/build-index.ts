import { compareText } from '@docgen/core/compare-text';
import { invariant } from '@docgen/core/invariant';
import { type IndexedPage, indexFilePath, MANIFEST_PATH, type Manifest } from './index-files.ts';
import { nameTerms } from './name-terms.ts';
import type { SearchPage, SearchScope, SearchSection } from './search-page.ts';
import { nameWeight, textWeight } from './weights.ts';
import { termsOf } from './words.ts';

export interface IndexInput {
  readonly scopes: readonly SearchScope[];
  /** In any order. */
  readonly pages: readonly SearchPage[];
  /** Hashes a file's contents, for its name. */
  readonly hashOf: (contents: string) => string;
}

export interface IndexFile {
  /** Output path. */
  readonly path: string;
  readonly contents: string;
}

/** Sizes in characters that files of the index have, give or take one term or page. */
const TERM_FILE = 24_000;
const PAGE_FILE = 12_000;

/** A keyword counts like a fourth of a page's name. */
const KEYWORD = 0.25;

/**
 * Makes the files of a site's index: the same pages give the same bytes.
 *
 * Files are small, and named by their contents: a query loads the few that its words stand in, and
 * after a change, browsers load what has changed.
 */
export function buildIndex({ scopes, pages, hashOf }: IndexInput): IndexFile[] {
  const ranks = new Map(scopes.map(({ id }, rank) => [id, rank]));
  const rankOf = ({ scope }: SearchPage) => {
    const rank = ranks.get(scope);
    invariant(rank !== undefined, `no search scope ${scope}`);
    return rank;
  };
  const sorted = pages.toSorted((a, b) => rankOf(a) - rankOf(b) || compareText(a.route, b.route));
  const postings = postingsOf(sorted);
  const terms = [...postings.keys()].sort(compareText);
  const files: IndexFile[] = [];
  const add = (kind: string, contents: string): string => {
    const name = `${kind}-${hashOf(contents)}.json`;
    files.push({ path: indexFilePath(name), contents });
    return name;
  };
  const entries = terms.map(
    (term) => `${JSON.stringify(term)}:${JSON.stringify(postings.get(term))}`,
  );
  const records = sorted.map(({ route, context, sections }) =>
    JSON.stringify({ route, context, sections } satisfies IndexedPage),
  );
  const manifest: Manifest = {
    sections: pages.reduce((sum, { sections }) => sum + sections.length, 0),
    scopes: scopes
      .map((scope, rank) => ({ ...scope, from: sorted.findIndex((page) => rankOf(page) === rank) }))
      .filter(({ from }) => from >= 0),
    terms: packed(entries, TERM_FILE).map(({ start, texts }) => [
      terms[start] ?? '',
      add('terms', `{${texts.join()}}`),
    ]),
    pages: packed(records, PAGE_FILE).map(({ start, texts }) => [
      start,
      add('pages', `[${texts.join()}]`),
    ]),
    vocabulary: add('vocabulary', JSON.stringify(terms.join('\n'))),
  };
  return [...files, { path: MANIFEST_PATH, contents: JSON.stringify(manifest) }];
}

/** Where each term occurs, see `TermFile`. */
function postingsOf(pages: readonly SearchPage[]): Map<string, number[]> {
  const postings = new Map<string, number[]>();
  const last = new Map<string, number>();
  for (const [page, { keywords, sections }] of pages.entries()) {
    for (const [section, content] of sections.entries()) {
      for (const [term, weight] of weightsOf(content, section === 0 ? keywords : [])) {
        const list = postings.get(term) ?? [];
        if (list.length === 0) postings.set(term, list);
        list.push(page - (last.get(term) ?? 0), section, weight);
        last.set(term, page);
      }
    }
  }
  return postings;
}

/** The terms of a section; what is in its name counts there alone. */
function weightsOf(
  { title, text }: SearchSection,
  keywords: readonly string[],
): Map<string, number> {
  const weights = new Map<string, number>();
  const terms = termsOf(text);
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [term, count] of counts) weights.set(term, textWeight(count, terms.length));
  for (const term of keywords.flatMap(termsOf)) weights.set(term, nameWeight(KEYWORD));
  for (const [term, share] of nameTerms(title)) weights.set(term, nameWeight(share));
  return weights;
}

/** Puts texts that follow each other together, up to a size. @returns Each with the position of its first. */
function packed(
  texts: readonly string[],
  most: number,
): { readonly start: number; readonly texts: string[] }[] {
  const packs: { start: number; texts: string[] }[] = [];
  let size = most;
  for (const [position, text] of texts.entries()) {
    if (size + text.length > most) {
      packs.push({ start: position, texts: [] });
      size = 0;
    }
    packs.at(-1)?.texts.push(text);
    size += text.length;
  }
  return packs;
}
