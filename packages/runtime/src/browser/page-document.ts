import { invariant } from '@docgen/core/invariant';
import type { DocumentData } from '../page/document-data.ts';
import type { Regions } from '../route-chunk.ts';

/** A page as its HTML document has it. */
export interface PageDocument {
  /** The element that the application is in. */
  readonly root: HTMLElement;
  readonly data: DocumentData;
  readonly regions: DocumentRegions;
}

/** The HTML of a page's regions, and of what shows of its sidebar. */
export interface DocumentRegions extends Regions {
  readonly sidebar: string;
}

/**
 * Reads a page off its HTML document: the one that a visit begins with, before React takes over,
 * and those of the pages that the reader goes to.
 *
 * Of the first one, the regions stay where they are; the text is for drawing the page anew: after
 * a crash, and when React does not find the elements that it expects, be it that an extension of
 * the browser was there first.
 *
 * @throws Error when the document is not one of docgen's.
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

/** Start tags behind which parsers skip a newline (HTML, 13.2.6.4.7), in front of one that they kept. */
const NEWLINE_KEPT = /<(?:pre|textarea|listing)(?: [^=>]+="[^"]*")*>(?=\n)/g;

/** Markup that makes what is in a region; `innerHTML` by itself loses a newline each time it is read. */
function regionHtml(root: Element, name: string): string {
  const html = root.querySelector(`[data-region="${name}"]`)?.innerHTML ?? '';
  return html.replace(NEWLINE_KEPT, '$&\n');
}
