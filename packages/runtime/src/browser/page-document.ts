import { invariant } from '@docgen/core/basics/invariant';
import type { DocumentData } from '../page/document-data.ts';
import type { Regions } from '../route-chunk.ts';

/** The page in an HTML document. */
export interface PageDocument {
  /** The element that contains the application. */
  readonly root: HTMLElement;
  readonly data: DocumentData;
  readonly regions: DocumentRegions;
}

/** HTML of a page's regions, and of the visible part of its sidebar. */
export interface DocumentRegions extends Regions {
  readonly sidebar: string;
}

/**
 * Reads a page from its HTML document: the one that a visit begins with, before React takes over,
 * and those of the pages that the reader goes to.
 *
 * On the first page, the regions remain in the document. Their text is used to render the page
 * again: after a crash, and when React does not find the elements that it expects, for example
 * because of a browser extension.
 *
 * @throws Error if the document was not written by docgen.
 */
export function readDocument(document: Document): PageDocument {
  const root = document.getElementById('__docgen');
  const data = root?.dataset.page;
  invariant(root && data, 'the document has no page');
  const regions = REGIONS.map((name) => [name, regionHtml(root, name)]);
  return {
    root,
    data: JSON.parse(data) as DocumentData,
    regions: Object.fromEntries(regions) as DocumentRegions,
  };
}

const REGIONS: readonly (keyof DocumentRegions)[] = [
  'breadcrumbs',
  'article',
  'pagination',
  'toc',
  'sidebar',
];

/** Start tags after which parsers skip a newline (HTML, 13.2.6.4.7), before one that they kept. */
const NEWLINE_KEPT = /<(?:pre|textarea|listing)(?: [^=>]+="[^"]*")*>(?=\n)/g;

/**
 * Markup that results in the content of a region. `innerHTML` alone loses a newline each time it is
 * read.
 */
function regionHtml(root: Element, name: string): string {
  const html = root.querySelector(`[data-region="${name}"]`)?.innerHTML ?? '';
  return html.replace(NEWLINE_KEPT, '$&\n');
}
