import type { Card } from '@docgen/core/page';
import { headKey } from '../page/page-head.ts';
import type { DrawCode, PageData } from '../page-data.ts';
import type { HeadElement, PageMeta } from '../theme.ts';
import { headElements } from './head-elements.ts';

/**
 * `PageData` for the components of a page that the server renders, and what they add to the page.
 */
export interface PageRecord {
  readonly data: PageData;
  /**
   * Adds the data of the page's components to its own. To be called after they have been rendered.
   */
  readonly addTo: (meta: PageMeta) => PageMeta;
}

/**
 * Provides data to the components of one page and records what they add.
 *
 * @param meta - Of the page.
 * @param cards - Computes the cards of the pages beside it. Called when a component requests them.
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
    addTo({ article, head: ofPage = [], ...meta }) {
      const given = new Set(head.map(headKey));
      const all = [...ofPage.filter((element) => !given.has(headKey(element))), ...head];
      return {
        ...meta,
        head: all.length === 0 ? undefined : all,
        article: article && { ...article, cards: asked },
      };
    },
  };
}
