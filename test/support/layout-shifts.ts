import type { Page } from 'playwright-core';

/** What moved without the reader's doing since the page was loaded, and how much. */
export function layoutShifts(page: Page): Promise<{ score: number; what: string[] }[]> {
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    return entries.map((entry) => {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      const what = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? ''),
      );
      return { score: value, what };
    });
  });
}
