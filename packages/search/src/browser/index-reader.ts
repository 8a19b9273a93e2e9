import {
  type IndexedPage,
  indexFilePath,
  MANIFEST_PATH,
  type Manifest,
  type PageFile,
  type TermFile,
} from '../index-files.ts';
import { fitOf, mistypedTerms, type NearbyTerm } from './nearby-terms.ts';

/** A term that a word stands for, and where it occurs. */
export interface FoundTerm extends NearbyTerm {
  /** See `TermFile`. */
  readonly places: readonly number[];
}

/** Reads a site's index, a few files at a time; what has arrived is not fetched again. */
export interface IndexReader {
  readonly manifest: Manifest;
  /** Everything that a word may stand for. @param word - As `termOf` makes it. */
  readonly find: (word: string) => Promise<readonly FoundTerm[]>;
  /** A word as it is, if there is such a term. */
  readonly findExactly: (word: string) => Promise<readonly FoundTerm[]>;
  /** A page by its number. */
  readonly page: (number: number) => Promise<IndexedPage>;
}

/** Fetches a file of JSON. @param path - Output path. Rejects when it does not arrive. */
export type FetchJson = (path: string) => Promise<unknown>;

/** How many files a word that has only begun is looked up in: further letters make them fewer. */
const MOST_FILES = 3;

/** Opens the index. Rejects when its manifest does not arrive; so do the methods for their files. */
export async function openIndex(fetchJson: FetchJson): Promise<IndexReader> {
  const files = new Map<string, Promise<unknown>>();
  const load = <T>(name: string): Promise<T> => {
    const file = files.get(name) ?? fetchJson(indexFilePath(name));
    files.set(name, file);
    file.catch(() => files.delete(name));
    return file as Promise<T>;
  };
  const manifest = (await fetchJson(MANIFEST_PATH)) as Manifest;
  const { terms, pages, vocabulary } = manifest;
  let all: Promise<readonly string[]> | undefined;

  const places = async ({ term, fit }: NearbyTerm): Promise<readonly FoundTerm[]> => {
    const file = await load<TermFile>(fileOf(terms, term)[1]);
    return Object.hasOwn(file, term) ? [{ term, fit, places: file[term] ?? [] }] : [];
  };

  async function typedRight(word: string): Promise<readonly FoundTerm[]> {
    // Terms that begin with the word stand from its own place on.
    const from = terms.indexOf(fileOf(terms, word));
    const rest = terms.slice(from + 1);
    const until = rest.findIndex(([first]) => !first.startsWith(word));
    const names = terms.slice(
      from,
      from + 1 + Math.min(MOST_FILES - 1, until < 0 ? rest.length : until),
    );
    const loaded = await Promise.all(names.map(([, name]) => load<TermFile>(name)));
    const ahead = loaded.flatMap((file) =>
      Object.entries(file).flatMap(([term, found]) => {
        const fit = term.length < word.length ? 0 : fitOf(term, word);
        return fit === 0 ? [] : [{ term, fit, places: found }];
      }),
    );
    const shorter = [word.slice(0, -1), word.slice(0, -2)]
      .map((term) => ({ term, fit: fitOf(term, word) }))
      .filter(({ fit }) => fit > 0);
    return [...ahead, ...(await Promise.all(shorter.map(places))).flat()];
  }

  async function find(word: string): Promise<readonly FoundTerm[]> {
    const found = await typedRight(word);
    if (found.length > 0) return found;
    all ??= load<string>(vocabulary).then((text) => text.split('\n'));
    all.catch(() => {
      all = undefined;
    });
    const meant = mistypedTerms(word, await all);
    return (await Promise.all(meant.map(places))).flat();
  }

  async function page(number: number): Promise<IndexedPage> {
    const [first, name] = fileOf(pages, number);
    const found = (await load<PageFile>(name))[number - first];
    if (found === undefined) throw new Error(`The search index has no page ${number}`);
    return found;
  }

  return { manifest, find, findExactly: (term) => places({ term, fit: 1 }), page };
}

/** The last of the files that begins with something at or before a place. */
function fileOf<K extends string | number>(
  files: readonly (readonly [K, string])[],
  place: K,
): readonly [K, string] {
  const found = files.findLast(([first]) => first <= place) ?? files[0];
  if (found === undefined) throw new Error('The search index is empty');
  return found;
}
