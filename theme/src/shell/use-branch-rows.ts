import type { PageMeta } from '@docgen/runtime/theme';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the stylesheet the heights of the titles of the page's branch, as `--row-1` and so on from
 * the outermost, because it places them below each other, and long ones wrap.
 *
 * @param drawer - The box whose sidebar contains the titles.
 */
export function useBranchRows(drawer: RefObject<HTMLElement | null>, { route }: PageMeta): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has another branch
  useLayoutEffect(() => {
    const box = drawer.current;
    const list = box?.querySelector('[aria-label="Pages"]');
    if (!box || !list) return;
    const measure = () => {
      for (const [level, row] of list.querySelectorAll<HTMLElement>('.active').entries()) {
        box.style.setProperty(`--row-${level + 1}`, `${row.offsetHeight}px`);
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => observer.disconnect();
  }, [drawer, route]);
}
