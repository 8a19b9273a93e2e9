import { type RefObject, useEffect } from 'react';
import { pagesIn } from './sidebar.tsx';

/** Gives the buttons of the server's sidebar their names and states; see `Sidebar`. */
export function useSidebarButtons(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const buttons = drawer.current?.querySelectorAll('[data-group]:not([aria-label])') ?? [];
    for (const button of buttons) {
      button.ariaLabel = pagesIn(button.previousElementSibling?.textContent ?? '');
      button.ariaExpanded ??= 'false';
    }
  }, [drawer]);
}
