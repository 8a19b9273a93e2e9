import type { Card } from '@docgen/core/page';
import { createContext, type ReactNode, useContext } from 'react';

/** What a component inside of an article can ask of the page it is on, or tell it. */
export interface PageData {
  /** Cards of the pages that stand beside this one in its sidebar, or below it when it stands for a group. */
  readonly cards: () => readonly Card[];
  /**
   * Takes elements for the `<head>` of the document. Heard on the server only;
   * in the browser they come with the page's data.
   */
  readonly head: (elements: ReactNode) => void;
}

export const PageDataContext = createContext<PageData>({ cards: () => [], head: () => {} });

/** The page around a component of an article. */
export function usePageData(): PageData {
  return useContext(PageDataContext);
}
