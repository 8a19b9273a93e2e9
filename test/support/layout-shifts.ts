import type { Page } from 'playwright-core';

/** A movement of elements that the reader did not cause. */
export interface LayoutShift {
  readonly score: number;
  /** The elements that moved: the first 80 characters of their HTML. */
  readonly what: readonly string[];
}

/**
 * Records the layout shifts of every page that is opened from now on. They are recorded at once,
 * because elements may have been removed by the time a test asks.
 */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const what = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? ''),
        );
        shifts.push({ score: value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts since the page was loaded. Requires an earlier {@link recordLayoutShifts}. */
export function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    // Observers are notified after the next paint.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return (window as typeof window & { layoutShifts: LayoutShift[] }).layoutShifts;
  });
}
