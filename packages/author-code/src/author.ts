import type { Place } from '@docgen/core/diagnostic';

/**
 * Finds the innermost position of a stack trace that is in the author's files. If none is, finds
 * where the page that is being rendered uses the component that threw.
 *
 * @param page - Source file of that page, relative to the project folder.
 * @returns Several places if the page uses this component more than once.
 */
export type LocateStack = (stack: string, page?: string) => Promise<readonly Place[]>;

/** Owner of running code: a page, the configuration, or the site's custom theme. */
export interface Author {
  readonly kind: 'page' | 'config' | 'theme';
  /** Source file, or a theme's folder, relative to the project folder. */
  readonly file: string;
  /** Maps a stack trace to a position in the source. Without it, diagnostics name only the file. */
  readonly locate?: LocateStack;
  /**
   * The custom theme that renders a page, if the site has one. Errors thrown in its folder are
   * attributed to it.
   */
  readonly theme?: Author | undefined;
}
