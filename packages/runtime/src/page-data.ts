import type { Card } from '@docgen/core/page';
import { createContext, type ReactNode, useContext } from 'react';
import type { PageMeta } from './theme.ts';

/** The data that a component inside an article gets from its page or adds to it. */
export interface PageData extends Pick<PageMeta, 'version' | 'versions'> {
  /**
   * Cards of the pages beside this one in its sidebar, or of those below it if it represents a
   * group.
   */
  readonly cards: () => readonly Card[];
  /**
   * Adds elements to the `<head>` of the document. Only has an effect on the server; in the
   * browser, the elements are part of the page's data.
   */
  readonly head: (elements: ReactNode) => void;
  /**
   * Renders the content of a code block as highlighted HTML. Absent if the page runs in the browser
   * as well, which has no highlighter.
   */
  readonly drawCode?: DrawCode | undefined;
}

/**
 * @param code - The text.
 * @param language - Its language; empty for none.
 * @param meta - The rest of a fence's info string, such as `title="a.ts" {2-3}`.
 */
export type DrawCode = (code: string, language: string, meta: string) => string;

export const PageDataContext = createContext<PageData>({ cards: () => [], head: () => {} });

/** Data of the page that contains a component of an article. */
export function usePageData(): PageData {
  return useContext(PageDataContext);
}
