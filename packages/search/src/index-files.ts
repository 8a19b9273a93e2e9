import type { SearchScope, SearchSection } from './search-page.ts';

/** Folder of the index in the output. */
const FOLDER = 'assets/search';

/** Output path of the manifest, which contains the hashes in the names of all other files. */
export const MANIFEST_PATH = `${FOLDER}/index.json`;

/** The contents of a file of the index, see `IndexPart`. */
export type FileKind = 'terms' | 'pages' | 'vocabulary';

/**
 * Output path of a file of the index.
 *
 * @param part - Name of its part.
 * @param hash - Hash of its contents, from the manifest.
 */
export function indexFilePath(part: string, kind: FileKind, hash: string): string {
  return `${FOLDER}/${part}-${kind}-${hash}.json`;
}

/** The file that browsers load first. */
export interface Manifest {
  readonly parts: readonly IndexPart[];
}

/**
 * The index of some scopes. Its pages are numbered by scope, then by route; terms are sorted by
 * code unit. Lists of files contain the first term or page of each file, and the hash in its name.
 */
export interface IndexPart {
  readonly name: string;
  /** Scopes with the number of their first page. */
  readonly scopes: readonly (SearchScope & { readonly from: number })[];
  /**
   * For each page, the number of the first page with the same definition, or its own number; as the
   * difference to the preceding page's.
   */
  readonly firsts: readonly number[];
  readonly sections: number;
  /** Total number of terms of each field in all sections, see `FIELDS`. */
  readonly lengths: readonly number[];
  /** {@link TermFile}s. */
  readonly terms: readonly (readonly [firstTerm: string, hash: string])[];
  /** {@link SectionFile}s. */
  readonly pages: readonly (readonly [firstPage: number, firstSection: number, hash: string])[];
  /** Files with all terms, one per line. Loaded only for words that may be mistyped. */
  readonly vocabulary: readonly (readonly [firstTerm: string, hash: string])[];
}

/**
 * The places of each term, as a flat list of {@link PLACE} numbers per place: page (as the
 * difference to the previous place's page), section of the page, field (a position in `FIELDS`),
 * number of occurrences, and the rounded number of different terms in the field.
 */
export type TermFile = Readonly<Record<string, readonly number[]>>;

/** Count of numbers for a place in a {@link TermFile}. */
export const PLACE = 5;

/**
 * Visible data of consecutive pages. Long pages are split into several entries; the first one of
 * each page has `from` 0.
 */
export type SectionFile = readonly IndexedSections[];

export interface IndexedSections {
  readonly route: string;
  readonly context: string;
  /** Title of the page. */
  readonly title: string;
  /** Position of the first of these sections on the page. */
  readonly from: number;
  readonly sections: readonly SearchSection[];
}
