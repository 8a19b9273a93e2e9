import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { settled, test } from '../support/browser-test.ts';
import { SAMPLES } from '../support/sample-pages.ts';

test.for(['light', 'dark'])('nothing moves while a page loads, in %s', async (mode, { open }) => {
  const { page } = await open('/', {
    prepare: (tab) => tab.addInitScript((theme) => localStorage.setItem('theme', theme), mode),
  });
  for (const { path } of Object.values(SAMPLES)) {
    await page.goto(path);
    await settled(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(mode);
    expect({ path, moved: await shifts(page) }).toEqual({ path, moved: [] });
  }
});

/** What moved without the reader's doing, and how much. */
function shifts(page: Page): Promise<{ score: number; what: string[] }[]> {
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
