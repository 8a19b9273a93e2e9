import type { SourceLink } from '@docgen/core/sources/source-link';
import type { PageScan } from './scan-page.ts';

/** A rendered page, with what the link check needs. */
export interface CheckedPage {
  readonly route: string;
  readonly scan: PageScan;
  /** File that the page was made from, relative to the project folder; absent for generated pages. */
  readonly sourceFile?: string;
  /** Text for diagnostics, if "on the page <route>" would be wrong. */
  readonly origin?: string;
  /**
   * Returns where the addresses on the page were written. Called only for pages with a broken one.
   */
  readonly linksOf?: () => readonly SourceLink[];
  /**
   * True for the frame around all pages: if it has an address, pages that only show it are not
   * listed.
   */
  readonly isFrame?: boolean;
}

/** A page, or a redirect of the configuration, that refers to something broken. */
export interface Referrer {
  readonly page: CheckedPage;
  readonly href: string;
}
