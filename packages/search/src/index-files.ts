import type { SearchScope, SearchSection } from './search-page.ts';

/** Folder of the index in the output. */
const FOLDER = 'assets/search';

/** Output path of the manifest. The names of all other files follow from it. */
export const MANIFEST_PATH = `${FOLDER}/index.json`;

/** What a file of the index holds: see `IndexPart`. */
export type FileKind = 'terms' | 'pages' | 'vocabulary';

/**
 * Output path of a file of the index.
 *
 * @param part - Name of its part.
 * @param hash - Of its contents, as the manifest has it.
 */
export function indexFilePath(part: string, kind: FileKind, hash: string): string {
  return `${FOLDER}/${part}-${kind}-${hash}.json`;
}

/** What browsers load first. */
export interface Manifest {
  readonly parts: readonly IndexPart[];
}

/**
 * The index of some scopes. Its pages are numbered by scope, then by route; terms are sorted by code
 * unit. A list of files has the hash of each, and what it begins with.
 */
export interface IndexPart {
  readonly name: string;
  /** Scopes with the number of their first page. */
  readonly scopes: readonly (SearchScope & { readonly from: number })[];
  readonly sections: number;
  /** How many terms each field has in all sections together, see `FIELDS`. */
  readonly lengths: readonly number[];
  /** {@link TermFile}s. */
  readonly terms: readonly (readonly [firstTerm: string, hash: string])[];
  /** {@link SectionFile}s. */
  readonly pages: readonly (readonly [firstPage: number, firstSection: number, hash: string])[];
  /** Files of terms, one a line of a text: loaded only to find what a mistyped word stood for. */
  readonly vocabulary: readonly (readonly [firstTerm: string, hash: string])[];
}

/**
 * Where terms occur: page, section of the page, field (a position in `FIELDS`), how often, how many terms
 * the field has there, and so on. A page is written as its distance from the one before.
 */
export type TermFile = Readonly<Record<string, readonly number[]>>;

/** Numbers of a place in a {@link TermFile}. */
export const PLACE = 5;

/** What is shown of consecutive pages, of long ones some sections at a time: each page begins with its first. */
export type SectionFile = readonly IndexedSections[];

export interface IndexedSections {
  readonly route: string;
  readonly context: string;
  /** Of the page. */
  readonly title: string;
  /** Position of the first of these sections in the page. */
  readonly from: number;
  readonly sections: readonly SearchSection[];
}
