import type { Page } from './page.ts';

/** A page with its route and neighbours. */
export interface Route {
  /** Path below the site's root, such as `/docs/category/adrs`. */
  readonly path: string;
  readonly page: Page;
  /** Id of the sidebar shown beside the page. */
  readonly sidebar?: string;
  /** From the outermost group to the page itself. */
  readonly breadcrumbs: readonly Crumb[];
  readonly previous?: Neighbour;
  readonly next?: Neighbour;
}

export interface Crumb {
  readonly label: string;
  readonly to?: string;
}

/** The page before or after, in sidebar order. */
export interface Neighbour {
  readonly label: string;
  readonly to: string;
  /** True if the page documents something deprecated. */
  readonly deprecated?: boolean;
}
