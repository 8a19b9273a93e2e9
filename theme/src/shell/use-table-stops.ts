import type { PageMeta } from '@docgen/runtime/theme';
import { useEffect } from 'react';

/**
 * Takes tables that do not scroll out of the tab sequence. The server cannot know how wide they are
 * drawn, so in its HTML all of them are in it.
 *
 * @param page - Page shown; another object brings new tables.
 */
export function useTableStops(page: PageMeta): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own tables
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        const box = target instanceof HTMLTableElement ? target.parentElement : target;
        if (box === null) continue;
        if (box.scrollWidth > box.clientWidth) box.setAttribute('tabindex', '0');
        else box.removeAttribute('tabindex');
      }
    });
    for (const box of document.querySelectorAll('main .table-scroll')) {
      observer.observe(box);
      if (box.firstElementChild) observer.observe(box.firstElementChild);
    }
    return () => observer.disconnect();
  }, [page]);
}
