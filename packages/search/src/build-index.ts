import { compareText } from '@docgen/core/strings/compare-text';
import { type FileKind, type IndexPart, indexFilePath } from './index-files.ts';
import type { IndexedPages } from './index-pages.ts';
import { joinPlaces } from './join-places.ts';
import { packed } from './packed.ts';
import type { SearchScope } from './search-page.ts';

export interface PartInput {
  /** Prefix of the names of the part's files. */
  readonly name: string;
  /** Scopes with their pages sorted by route, indexed in groups. */
  readonly scopes: readonly (readonly [scope: SearchScope, pages: readonly IndexedPages[]])[];
  /** Hashes the contents of a file, for its name. */
  readonly hashOf: (contents: string) => string;
}

export interface IndexFile {
  /** Output path. */
  readonly path: string;
  readonly contents: string;
}

/** Maximum sizes of index files in characters. A single longer term or page has its own file. */
const TERM_FILE = 12_000;
const PAGE_FILE = 8_000;
const VOCABULARY_FILE = 8_000;

/**
 * Builds the files of a part of the index. The same pages give the same bytes.
 *
 * Files are small, and named by their contents, so that a query loads only the few files with its
 * words, and browsers reload only what has changed.
 */
export function buildPart({ name, scopes, hashOf }: PartInput): {
  readonly part: IndexPart;
  readonly files: readonly IndexFile[];
} {
  const files: IndexFile[] = [];
  const add = (kind: FileKind, contents: string): string => {
    const hash = hashOf(contents);
    files.push({ path: indexFilePath(name, kind, hash), contents });
    return hash;
  };
  const indexed = scopes.flatMap(([, pages]) => pages);
  const places = joinPlaces(indexed);
  const terms = [...places.keys()].sort(compareText);
  const entries = terms.map((term) => `${JSON.stringify(term)}:[${places.get(term)?.places}]`);
  const shown = indexed
    .flatMap(({ pages }) => pages)
    .flatMap((runs, page) => runs.map(([from, json]) => ({ page, from, json })));
  const part: IndexPart = {
    name,
    scopes: numbered(scopes),
    firsts: firstsOf(indexed.flatMap(({ definitions }) => definitions)),
    sections: indexed.reduce((sum, { sections }) => sum + sections, 0),
    lengths: indexed.reduce<readonly number[]>(
      (sums, { lengths }) => lengths.map((length, field) => length + (sums[field] ?? 0)),
      [],
    ),
    terms: packed(entries, TERM_FILE).map(({ start, texts }) => [
      terms[start] ?? '',
      add('terms', `{${texts.join()}}`),
    ]),
    pages: packed(
      shown.map(({ json }) => json),
      PAGE_FILE,
    ).map(({ start, texts }) => {
      const { page = 0, from = 0 } = shown[start] ?? {};
      return [page, from, add('pages', `[${texts.join()}]`)];
    }),
    vocabulary: packed(terms, VOCABULARY_FILE).map(({ start, texts }) => [
      terms[start] ?? '',
      add('vocabulary', JSON.stringify(texts.join('\n'))),
    ]),
  };
  return { part, files };
}

/** See `IndexPart`. */
function firstsOf(definitions: readonly string[]): readonly number[] {
  const known = new Map<string, number>();
  const firsts = definitions.map((definition, page) => {
    const first = known.get(definition) ?? page;
    if (definition !== '') known.set(definition, first);
    return first;
  });
  return firsts.map((first, page) => first - (firsts[page - 1] ?? 0));
}

/** Scopes that have pages, with the number of their first page. */
function numbered(scopes: PartInput['scopes']): IndexPart['scopes'] {
  let next = 0;
  return scopes.flatMap(([scope, indexed]) => {
    const from = next;
    next += indexed.reduce((sum, { pages }) => sum + pages.length, 0);
    return next === from ? [] : [{ ...scope, from }];
  });
}
