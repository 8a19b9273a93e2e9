import type { Notes } from '../findings.ts';
import type { DocsInstance } from './docs-instances.ts';
import type { PageAddress } from './page-addresses.ts';
import type { SiteFacts } from './site-facts.ts';

/** What all parts of carrying a site over share. */
export interface MapContext {
  readonly notes: Notes;
  /** Name of the site's folder. */
  readonly folderName: string;
  /** Path that the site is served below, with a slash at both ends. */
  readonly baseUrl: string;
  readonly docs: readonly DocsInstance[];
  /** Number of content roots of the new site. */
  readonly roots: number;
  /** Route that generated indexes of categories stand below. */
  readonly categoryRoute: string;
  /** Pages of the content roots that are carried over. */
  readonly pages: readonly PageAddress[];
  readonly facts: SiteFacts;
  /** Tells what an address leads to that is not carried over; see `lostAddress`. */
  readonly lost: (address: string) => string | undefined;
}
