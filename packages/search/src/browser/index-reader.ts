import {
  type FileKind,
  type IndexedSections,
  type IndexPart,
  indexFilePath,
  MANIFEST_PATH,
  type Manifest,
  type SectionFile,
  type TermFile,
} from '../index-files.ts';

/** Reads a site's index, a few files at a time. Loaded files are not fetched again. */
export interface IndexReader {
  readonly parts: readonly PartReader[];
}

/** Reads a part of the index. All functions reject if a file cannot be loaded. */
export interface PartReader extends IndexPart {
  /** The places of exactly this term; an empty map if it does not exist. */
  readonly term: (term: string) => Promise<ReadonlyMap<string, readonly number[]>>;
  /** The terms that start with a word, with their places. @param word - From `termOf`. */
  readonly termsFrom: (word: string) => Promise<ReadonlyMap<string, readonly number[]>>;
  /** At least all terms that start with a letter. @param letter - All terms if empty. */
  readonly words: (letter: string) => Promise<readonly string[]>;
  /** The first page with the definition of a page, or itself. */
  readonly first: (page: number) => number;
  /** The visible data of a section, and of some sections around it on its page. */
  readonly shown: (page: number, section: number) => Promise<IndexedSections>;
}

/** Fetches a JSON file; rejects if it cannot be loaded. @param path - Output path. */
export type FetchJson = (path: string) => Promise<unknown>;

/**
 * Maximum number of files that are searched for an incomplete word. More letters narrow them down.
 */
const MOST_FILES = 3;

/**
 * Opens the index. Rejects if its manifest cannot be loaded.
 *
 * @param before - The index from an earlier call. If the site's index is unchanged, it is returned,
 *   with all its loaded files.
 */
export async function openIndex(fetchJson: FetchJson, before?: IndexReader): Promise<IndexReader> {
  const files = new Map<string, Promise<unknown>>();
  const load: LoadFile = <T>(part: string, kind: FileKind, hash: string): Promise<T> => {
    const path = indexFilePath(part, kind, hash);
    const file = files.get(path) ?? fetchJson(path);
    files.set(path, file);
    file.catch(() => files.delete(path));
    return file as Promise<T>;
  };
  const { parts } = (await fetchJson(MANIFEST_PATH)) as Manifest;
  // JSON leaves out the functions of readers, so only the parts are compared.
  if (before !== undefined && JSON.stringify(before.parts) === JSON.stringify(parts)) return before;
  return { parts: parts.map((part) => partReader(part, load)) };
}

type LoadFile = <T>(part: string, kind: FileKind, hash: string) => Promise<T>;

function partReader(part: IndexPart, load: LoadFile): PartReader {
  const termsIn = async (hashes: readonly string[], isWanted: (term: string) => boolean) => {
    const loaded = await Promise.all(
      hashes.map((hash) => load<TermFile>(part.name, 'terms', hash)),
    );
    const entries = loaded.flatMap((file) => Object.entries(file));
    return new Map(entries.filter(([term]) => isWanted(term)));
  };
  let last = 0;
  const firsts = part.firsts.map((difference) => (last += difference));
  return {
    ...part,
    first: (page) => firsts[page] ?? page,
    term: (wanted) => termsIn(filesFrom(part.terms, wanted).slice(0, 1), (term) => term === wanted),
    termsFrom: (word) =>
      termsIn(filesFrom(part.terms, word).slice(0, MOST_FILES), (term) => term.startsWith(word)),
    async words(letter) {
      const texts = await Promise.all(
        filesFrom(part.vocabulary, letter).map((hash) =>
          load<string>(part.name, 'vocabulary', hash),
        ),
      );
      return texts.flatMap((text) => text.split('\n'));
    },
    async shown(page, section) {
      const [first, , hash] =
        part.pages.findLast(([at, from]) => at < page || (at === page && from <= section)) ??
        ([0, 0, ''] as const);
      let at = first;
      const found = (await load<SectionFile>(part.name, 'pages', hash)).filter(
        ({ from }, index) => {
          if (index > 0 && from === 0) at += 1;
          return at === page && from <= section;
        },
      );
      const last = found.at(-1);
      if (last === undefined) throw new Error(`The search index has no page ${page}`);
      return last;
    },
  };
}

/**
 * Hashes of the files with terms that start with a word. If the word is a term, it is in the first.
 */
function filesFrom(files: IndexPart['terms'], word: string): string[] {
  return files
    .slice(
      Math.max(
        0,
        files.findLastIndex(([first]) => first <= word),
      ),
    )
    .filter(([term], at) => at === 0 || term.startsWith(word))
    .map(([, hash]) => hash);
}
