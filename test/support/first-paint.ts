import type { Page } from 'playwright-core';

/**
 * Notes, on every page that is opened from now on, the value that an attribute of `<html>` has
 * when the body begins, which is before anything can be drawn: `window.atFirstElement`.
 */
export function recordAtFirstElement(attribute: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.addInitScript((name) => {
      new MutationObserver((_, observer) => {
        if (document.body === null) return;
        observer.disconnect();
        const value = document.documentElement.getAttribute(name);
        Object.assign(window, { atFirstElement: value });
      }).observe(document, { childList: true, subtree: true });
    }, attribute);
  };
}
