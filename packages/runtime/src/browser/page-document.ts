import { invariant } from '@docgen/core/invariant';
import type { Regions } from '../regions.ts';
import type { PageMeta } from '../theme.ts';

/** A page as its HTML document says it. */
export interface PageDocument {
  /** The element that the application is in. */
  readonly root: HTMLElement;
  readonly meta: PageMeta;
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
  invariant(root !== null, 'the document has no #__docgen element');
  const html = (name: string) => root.querySelector(`[data-region="${name}"]`)?.innerHTML ?? '';
  return {
    root,
    meta: pageMeta(document, root),
    regions: {
      breadcrumbs: html('breadcrumbs'),
      article: html('article'),
      pagination: html('pagination'),
      toc: html('toc'),
      sidebar: html('sidebar'),
    },
  };
}

/** The page's data: JSON beside what the document's head says. */
function pageMeta(document: Document, root: HTMLElement): PageMeta {
  const data = root.dataset.page;
  invariant(data !== undefined, 'the document has no page data');
  const inHead = (selector: string, attribute: string) =>
    document.head.querySelector(selector)?.getAttribute(attribute) ?? undefined;
  return {
    ...(JSON.parse(data) as PageMeta),
    title: document.title,
    description: inHead('meta[name="description"]', 'content'),
    markdown: inHead('link[type="text/markdown"]', 'href'),
  };
}
