/**
 * Parts of a live site that may look different. Any other page may, too: these are known to, or are
 * expected to soon.
 */
export interface LiveChange {
  /** Source files of the changed pages, which are to be updated first. */
  readonly pages: readonly string[];
  /** Hrefs of the changed static files. */
  readonly statics: readonly string[];
}

/** A change after which any page may look different, and none in particular. */
export const ANYWHERE: LiveChange = { pages: [], statics: [] };
