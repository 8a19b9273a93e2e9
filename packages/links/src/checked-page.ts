import type { SourceLink } from '@docgen/core/source-link';
import type { PageScan } from './scan-page.ts';

/** A rendered page, as the link check sees it. */
export interface CheckedPage {
  readonly route: string;
  readonly scan: PageScan;
  /** File that the page was made from, relative to the project folder; absent for generated pages. */
  readonly sourceFile?: string;
  /** Says what the page is where "on the page <route>" would be wrong. */
  readonly origin?: string;
  /** Tells where the addresses on the page were written. Asked only for pages with a broken one. */
  readonly linksOf?: () => readonly SourceLink[];
  /** True for the frame around all pages: where an address is written there says all. */
  readonly isFrame?: boolean;
}

/** A page, or a redirect of the configuration, that refers to something broken. */
export interface Referrer {
  readonly page: CheckedPage;
  readonly href: string;
}
