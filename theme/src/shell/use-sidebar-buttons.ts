import type { Translate } from '@docgen/core/texts/texts';
import type { PageMeta } from '@docgen/runtime/theme';
import { type RefObject, useEffect } from 'react';

/**
 * Completes the buttons in the server's sidebar with their names and states; see `SidebarEntry`.
 *
 * @param page - The current page. Under `docgen dev`, a new object means new buttons, or groups with
 *   other names.
 */
export function useSidebarButtons(
  drawer: RefObject<HTMLElement | null>,
  page: PageMeta,
  translate: Translate,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may have other buttons
  useEffect(() => {
    const buttons = drawer.current?.querySelectorAll('[data-group]') ?? [];
    for (const button of buttons) {
      const label = button.previousElementSibling?.textContent ?? '';
      button.ariaLabel = translate('Pages in {0}', label);
      button.ariaExpanded ??= 'false';
    }
  }, [drawer, page, translate]);
}
