import type { PageMeta } from '@docgen/runtime/theme';
import { type RefObject, useEffect } from 'react';
import { pagesIn } from './sidebar.tsx';

/**
 * Gives the buttons of the server's sidebar their names and states; see `Sidebar`.
 *
 * @param page - Page shown; `docgen dev` brings another object with other buttons.
 */
export function useSidebarButtons(drawer: RefObject<HTMLElement | null>, page: PageMeta): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may have other buttons
  useEffect(() => {
    const buttons = drawer.current?.querySelectorAll('[data-group]:not([aria-label])') ?? [];
    for (const button of buttons) {
      button.ariaLabel = pagesIn(button.previousElementSibling?.textContent ?? '');
      button.ariaExpanded ??= 'false';
    }
  }, [drawer, page]);
}
