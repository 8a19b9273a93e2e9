import type { Place } from '@docgen/core/diagnostic';

/** Finds the innermost position of a stack that lies in the author's files. */
export type LocateStack = (stack: string) => Promise<Place | undefined>;

/** Whose code runs: a page, the configuration, or a theme of the site's own. */
export interface Author {
  readonly kind: 'page' | 'config' | 'theme';
  /** Source file, or a theme's folder, relative to the project folder. */
  readonly file: string;
  /** Leads what is thrown back to what was written; the file alone is named without it. */
  readonly locate?: LocateStack;
  /** Draws a page, if the site has one of its own: what is thrown in its folder is its mistake. */
  readonly theme?: Author | undefined;
}
