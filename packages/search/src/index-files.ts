import type { SearchScope, SearchSection } from './search-page.ts';

/** Folder of the index in the output. */
const FOLDER = 'assets/search';

/** Output path of the manifest. The names of all other files carry a hash and stand in it. */
export const MANIFEST_PATH = `${FOLDER}/index.json`;

/** @param name - As the manifest has it. */
export function indexFilePath(name: string): string {
  return `${FOLDER}/${name}`;
}

/**
 * What browsers load first. Pages are numbered by scope, then by route; terms are sorted by code
 * unit. A list of files names each with what it begins with.
 */
export interface Manifest {
  readonly sections: number;
  /** Scopes with the number of their first page. */
  readonly scopes: readonly (SearchScope & { readonly from: number })[];
  /** {@link TermFile}s. */
  readonly terms: readonly (readonly [firstTerm: string, name: string])[];
  /** {@link PageFile}s. */
  readonly pages: readonly (readonly [firstPage: number, name: string])[];
  /** A file with all terms, one a line of a text: loaded only to find what a mistyped word stood for. */
  readonly vocabulary: string;
}

/**
 * Where terms occur: page, section of the page, weight, and so on. A page is written as its distance
 * from the one before. Weights are those of `weights.ts`.
 */
export type TermFile = Readonly<Record<string, readonly number[]>>;

/** What is shown of consecutive pages. */
export type PageFile = readonly IndexedPage[];

export interface IndexedPage {
  readonly route: string;
  readonly context: string;
  readonly sections: readonly SearchSection[];
}
