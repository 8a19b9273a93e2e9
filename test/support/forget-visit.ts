import type { Page } from 'playwright-core';

/**
 * Takes from a page what its visitor left: routes, storage, cookies, history and the place of the
 * pointer. Emulation, scripts of `addInitScript`, listeners and the cache stay.
 *
 * @param site - Address that the page has to be at; what another one has stored is not known.
 * @throws Error when it is elsewhere, closed or crashed, or has opened other tabs.
 */
export async function forgetVisit(page: Page, site: string): Promise<void> {
  if (!page.url().startsWith(site)) throw new Error(`The page is at ${page.url()}`);
  const context = page.context();
  // Some tabs that a click opens crash in headless browsers; closing one by itself may never end.
  if (context.pages().length > 1) throw new Error('The visit has opened another tab');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    // The site notes places when it is left.
    Storage.prototype.setItem = () => {};
  });
  await context.clearCookies();
  // Ends what is still being loaded.
  await page.goto('about:blank');
  const protocol = await context.newCDPSession(page);
  await protocol.send('Page.resetNavigationHistory');
  await protocol.detach();
}
