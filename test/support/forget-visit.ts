import type { Page } from 'playwright-core';

/**
 * Removes the traces of a visit from a page: routes, storage, cookies, history, and the position of
 * the pointer. Emulation, scripts of `addInitScript`, listeners and the HTTP cache remain.
 *
 * @param site - Address that the page must be at, because only this site's storage is cleared.
 * @throws Error if the page is elsewhere, is closed, has crashed, or has opened other tabs.
 */
export async function forgetVisit(page: Page, site: string): Promise<void> {
  if (!page.url().startsWith(site)) throw new Error(`The page is at ${page.url()}`);
  const context = page.context();
  // Some tabs that a click opens crash in headless browsers, and closing one alone may never end.
  if (context.pages().length > 1) throw new Error('The visit has opened another tab');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    // The site stores scroll positions when it is left.
    Storage.prototype.setItem = () => {};
  });
  await context.clearCookies();
  // Aborts requests in progress.
  await page.goto('about:blank');
  const protocol = await context.newCDPSession(page);
  await protocol.send('Page.resetNavigationHistory');
  await protocol.detach();
}
