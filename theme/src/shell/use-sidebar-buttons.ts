import type { PageMeta } from '@docgen/runtime/theme';
import { type RefObject, useEffect } from 'react';
import { pagesIn } from './sidebar.tsx';

/**
 * Completes the buttons in the server's sidebar with their names and states; see `SidebarEntry`.
 *
 * @param page - The current page. Under `docgen dev`, a new object means new buttons, or groups with
 *   other names.
 */
export function useSidebarButtons(drawer: RefObject<HTMLElement | null>, page: PageMeta): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may have other buttons
  useEffect(() => {
    const buttons = drawer.current?.querySelectorAll('[data-group]') ?? [];
    for (const button of buttons) {
      button.ariaLabel = pagesIn(button.previousElementSibling?.textContent ?? '');
      button.ariaExpanded ??= 'false';
    }
  }, [drawer, page]);
}
