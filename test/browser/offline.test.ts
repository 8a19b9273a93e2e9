import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ORDER, TAX } from '../support/engine-pages.ts';
import {
  answerPages,
  arrived,
  asksForPage,
  heading,
  holdRoutes,
  markVisit,
  sameVisit,
  sidebarOf,
} from '../support/visit.ts';

test('a click while offline shows an error inside the site, until a retry succeeds', async ({
  open,
}) => {
  const { page } = await open(ORDER);
  await markVisit(page);
  const title = await page.title();
  await page.context().setOffline(true);
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  const box = page.getByRole('main').getByRole('alert');
  await box.waitFor();
  expect(await box.textContent()).toContain('This page could not be loaded.');
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  expect(await sidebarOf(page).isVisible()).toBe(true);
  // The tab and the history do not show the title of the missing page.
  await expect.poll(() => page.title()).toBe('Garden');

  await page.goBack();
  await box.waitFor({ state: 'detached' });
  await expect.poll(() => page.title()).toBe(title);
  expect(await heading(page)).toBe('Order Service');
  await page.goForward();
  await box.waitFor();

  await page.context().setOffline(false);
  await answersAgain(page);
  await box.getByRole('button', { name: 'Retry' }).click();
  await arrived(page, TAX);
  expect(await heading(page)).toBe('Tax Service');
  expect(await page.title()).toContain('Tax Service');
  expect(await sameVisit(page)).toBe(true);
});

test('going forward to a page that failed retries it before it shows an error', async ({
  open,
}) => {
  const { page } = await open(ORDER);
  await page.context().setOffline(true);
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  const box = page.getByRole('main').getByRole('alert');
  await box.waitFor();
  await page.goBack();
  await box.waitFor({ state: 'detached' });

  await page.context().setOffline(false);
  await answersAgain(page);
  const { hold, release } = holdRoutes();
  await answerPages(page, hold);
  const asked = page.waitForRequest(asksForPage);
  await page.goForward();
  await asked;
  expect(await heading(page)).toBe('Order Service');
  expect(await box.count()).toBe(0);
  release();
  await arrived(page, TAX);
  expect(await heading(page)).toBe('Tax Service');
});

test('a sidebar group that does not load shows an error, and opens after a retry', async ({
  open,
}) => {
  const { page } = await open(ORDER);
  await page.context().setOffline(true);
  const group = sidebarOf(page).getByRole('button', { name: 'Pages in Tooling' });
  await group.click();
  const box = sidebarOf(page).getByRole('alert');
  await box.waitFor();
  expect(await box.textContent()).toContain('This list could not be loaded.');

  await page.context().setOffline(false);
  await box.getByRole('button', { name: 'Retry' }).click();
  await box.waitFor({ state: 'detached' });
  expect(await group.getAttribute('aria-expanded')).toBe('true');
});

/**
 * Waits until requests succeed. The browser's processes learn of the connection at different times,
 * and a page of which one request fails while another succeeds is loaded with a full page load.
 */
async function answersAgain(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => fetch('/', { cache: 'no-store' }).then(Boolean, () => false)))
    .toBe(true);
}
