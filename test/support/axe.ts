import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * On wide screens CSS shows the content of the closed `<details>`; axe does not know that this
 * can be done and misses what can be focused in there. A test of its own looks for it.
 */
const FALSE_ALARM = 'scrollable-region-focusable: .toc:';

/** The rules that look at colours: all that another colour mode can break. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe is asked for. */
interface AxeOptions {
  /** `'colours'` for a page that was found right in another colour mode. @default 'all' */
  readonly rules?: 'all' | 'colours';
  /** Selector of what is looked at, where all else was looked at on another page. @default 'html' */
  readonly within?: string;
}

/** What axe finds wrong with a page and where, as one line each. */
export async function violations(
  page: Page,
  { rules = 'all', within = 'html' }: AxeOptions = {},
): Promise<string[]> {
  // Colours that are half-way between two modes are nobody's.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([within, runOnly]) => {
      const { axe } = window as typeof window & { axe: typeof import('axe-core') };
      return (await axe.run(within, { resultTypes: ['violations'], runOnly })).violations;
    },
    [within, rules === 'all' ? undefined : OF_COLOURS] as const,
  );
  return found
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    )
    .filter((line) => !line.startsWith(FALSE_ALARM));
}
