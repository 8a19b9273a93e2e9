import type { Disposable, Page } from 'playwright-core';

/**
 * Records the value of an attribute of `<html>` at the start of the body, before anything can be
 * painted, on every page that is opened from now on. Pages have it as `window.atFirstElement`.
 */
export function recordAtFirstElement(attribute: string): (page: Page) => Promise<Disposable> {
  return (page) =>
    page.addInitScript((name) => {
      new MutationObserver((_, observer) => {
        if (document.body === null) return;
        observer.disconnect();
        const value = document.documentElement.getAttribute(name);
        Object.assign(window, { atFirstElement: value });
      }).observe(document, { childList: true, subtree: true });
    }, attribute);
}
