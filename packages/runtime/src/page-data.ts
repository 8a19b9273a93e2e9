import type { Card } from '@docgen/core/page';
import { createContext, type ReactNode, useContext } from 'react';
import type { PageMeta } from './theme.ts';

/** What a component inside of an article can ask of the page it is on, or tell it. */
export interface PageData extends Pick<PageMeta, 'version' | 'versions'> {
  /** Cards of the pages that stand beside this one in its sidebar, or below it when it stands for a group. */
  readonly cards: () => readonly Card[];
  /**
   * Takes elements for the `<head>` of the document. Heard on the server only;
   * in the browser they come with the page's data.
   */
  readonly head: (elements: ReactNode) => void;
  /**
   * Draws the inside of a code block with colours, as HTML. Absent where the page
   * runs in the browser, too: it has no highlighter.
   */
  readonly drawCode?: DrawCode | undefined;
}

/**
 * @param code - The text.
 * @param language - Its language; empty for none.
 * @param meta - What would stand behind the language of a fence, such as `title="a.ts" {2-3}`.
 */
export type DrawCode = (code: string, language: string, meta: string) => string;

export const PageDataContext = createContext<PageData>({ cards: () => [], head: () => {} });

/** The page around a component of an article. */
export function usePageData(): PageData {
  return useContext(PageDataContext);
}
