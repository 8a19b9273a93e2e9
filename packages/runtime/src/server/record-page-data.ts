import type { Card } from '@docgen/core/page';
import type { DrawCode, PageData } from '../page-data.ts';
import type { HeadElement, PageMeta } from '../theme.ts';
import { headElements } from './head-elements.ts';

/** The page's side of `PageData` while the server renders it. */
export interface PageRecord {
  readonly data: PageData;
  /** Adds to a page's data what its components said and asked for. To be called when they have been rendered. */
  readonly addTo: (meta: PageMeta) => PageMeta;
}

/**
 * Answers the components of one page and notes what they say.
 *
 * @param meta - Of the page.
 * @param cards - Works out the cards of the pages beside it; called when a component asks.
 * @param drawCode - For pages that do not run in the browser.
 */
export function recordPageData(
  { version, versions }: PageMeta,
  cards: () => readonly Card[],
  drawCode: DrawCode | undefined,
): PageRecord {
  const head: HeadElement[] = [];
  let asked: readonly Card[] | undefined;
  return {
    data: {
      version,
      versions,
      cards() {
        asked ??= cards();
        return asked;
      },
      head: (elements) => head.push(...headElements(elements)),
      drawCode,
    },
    addTo: ({ article, ...meta }) => ({
      ...meta,
      head: head.length === 0 ? undefined : head,
      article: article && { ...article, cards: asked },
    }),
  };
}
