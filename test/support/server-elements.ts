import type { Disposable, Page } from 'playwright-core';

/** Marks all elements that were parsed from the server's HTML, before the first module runs. */
export function markServerElements(page: Page): Promise<Disposable> {
  return page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const element of document.querySelectorAll('#__docgen *')) {
        Object.assign(element, { fromServer: true });
      }
    });
  });
}

/**
 * Elements without that mark, which scripts have created.
 *
 * @param offered - Selector of elements that only scripts can provide; these are left out.
 * @returns Their HTML.
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
