import type { Page } from 'playwright-core';

/** Marks what the parser made, before the first module runs. */
export async function markServerElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const element of document.querySelectorAll('#__docgen *')) {
        Object.assign(element, { fromServer: true });
      }
    });
  });
}

/**
 * Elements without the mark, as HTML.
 *
 * @param offered - Selects what only scripts can offer, which is left out.
 */
export function elementsOfScripts(page: Page, offered?: string): Promise<string[]> {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll('#__docgen *')]
        .filter((element) => !('fromServer' in element))
        .filter((element) => selector === undefined || !element.matches(selector))
        .map((element) => element.outerHTML),
    offered,
  );
}
