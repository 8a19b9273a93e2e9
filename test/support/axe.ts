import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * On wide screens CSS shows the content of the closed `<details>`; axe does not know that this
 * can be done and misses what can be focused in there. A test of its own looks for it.
 */
const FALSE_ALARM = 'scrollable-region-focusable: .toc:';

/** What axe finds wrong with a page and where, as one line each. */
export async function violations(page: Page): Promise<string[]> {
  // Colours that are half-way between two modes are nobody's.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)),
  );
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe } = window as typeof window & { axe: typeof import('axe-core') };
    return (await axe.run()).violations;
  });
  return found
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    )
    .filter((line) => !line.startsWith(FALSE_ALARM));
}
