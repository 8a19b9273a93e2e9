import type { Regions } from '../route-chunk.ts';
import type { PageMeta } from '../theme.ts';

export interface RenderedPage {
  /** The whole HTML document. */
  readonly html: readonly string[];
  /** The document in the form in which its ids and addresses are read. */
  readonly scanned: ScannedDocument;
  /** HTML of the article alone; for an interactive one, its state before scripts run. */
  readonly article: string;
  /** Source of the route chunk, an ES module. */
  readonly chunk: string;
  /** The contents of the page, without the frame. */
  readonly view: PageContents;
}

/**
 * A document without its sidebar, whose links always lead to pages. If parts of the frame are the
 * site's own, or the article is interactive, the page is the whole document and the frame is empty.
 */
export interface ScannedDocument {
  /** Pieces of the document, so that a thread gets each of them once. */
  readonly page: readonly string[];
  /** The HTML around the page; the same string for many pages. */
  readonly frame: string;
}

/** The contents of a page, as data. */
export interface PageContents {
  readonly meta: PageMeta;
  /** As in the page's HTML document; without the article of an interactive page. */
  readonly regions: Regions;
  /** HTML of the sidebar; empty without one. */
  readonly sidebar: string;
}
