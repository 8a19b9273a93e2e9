import type { Page } from 'playwright-core';

/** Something that moved without the reader's doing. */
export interface LayoutShift {
  readonly score: number;
  /** The elements that moved, as the beginning of their HTML. */
  readonly what: readonly string[];
}

/**
 * Notes from now on, on every page that is opened, what moves: at once, because elements may be
 * gone when somebody asks.
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

/** What moved since the page was loaded; only where {@link recordLayoutShifts} came first. */
export function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(async () => {
    // The browser tells its observers when it has drawn.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return (window as typeof window & { layoutShifts: LayoutShift[] }).layoutShifts;
  });
}
