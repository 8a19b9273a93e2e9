import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** axe's script, minified: each page that is checked receives and parses it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * On wide screens, CSS shows the content of the closed `<details>`. axe does not support this and
 * overlooks the focusable elements inside. A separate test checks that they can be reached.
 */
const FALSE_ALARM = 'scrollable-region-focusable: .toc:';

/** Lists of axe rules. Only those about colours can fail in one colour mode and pass in another. */
const RULES = {
  all: undefined,
  colours: ['color-contrast', 'link-in-text-block'],
  /** Text of 7:1, which axe does not demand otherwise. */
  contrast: ['color-contrast-enhanced'],
};

/** Options of {@link violations}. */
interface AxeOptions {
  /**
   * `'colours'` for a page that has passed all rules in another colour mode, `'contrast'` for one
   * with more contrast. @default 'all'
   */
  readonly rules?: keyof typeof RULES;
  /** Selector of the part to check, if the rest was checked on another page. @default 'html' */
  readonly within?: string;
}

/**
 * Runs axe on a page.
 *
 * @returns One line per violating element: the rule's id, the element's selector, and axe's
 *   explanation.
 */
export async function violations(
  page: Page,
  { rules = 'all', within = 'html' }: AxeOptions = {},
): Promise<string[]> {
  // Wait for transitions: a colour halfway between two modes may lack contrast.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ([within, runOnly]) => {
      const { axe } = window as typeof window & { axe: typeof import('axe-core') };
      return (await axe.run(within, { resultTypes: ['violations'], runOnly })).violations;
    },
    [within, RULES[rules]] as const,
  );
  return found
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    )
    .filter((line) => !line.startsWith(FALSE_ALARM));
}
