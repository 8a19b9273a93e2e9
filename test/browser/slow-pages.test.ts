import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { arrived, heading, markVisit, sameVisit, sidebarOf } from '../support/visit.ts';

const ORDER = '/docs/docs/dev-manuals/services/order';
const TAX = '/docs/docs/dev-manuals/services/tax';
const CHUNKS = '**/assets/routes/**';

test('progress shows when a page takes longer than 200 ms, and the old page stays until then', async ({
  open,
}) => {
  const { page } = await open(ORDER);
  await page.route(CHUNKS, async (route) => {
    await setTimeout(600);
    await route.continue();
  });
  await recordProgress(page);
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  await page.getByRole('progressbar').waitFor();
  expect(await heading(page)).toBe('Order Service');
  await arrived(page, TAX);
  await page.getByRole('progressbar').waitFor({ state: 'hidden' });
  const [shown = 0, hidden = 0, ...more] = await progressTimes(page);
  expect(shown).toBeGreaterThanOrEqual(195);
  expect(hidden).toBeGreaterThan(shown);
  expect(more).toEqual([]);
});

test('progress does not show when a page is there at once', async ({ open }) => {
  const { page } = await open(ORDER);
  const link = sidebarOf(page).getByRole('link', { name: 'Tax Service' });
  const chunk = page.waitForResponse(CHUNKS);
  await link.hover();
  await (await chunk).finished();
  await recordProgress(page);
  await link.click();
  await arrived(page, TAX);
  await page.waitForTimeout(250);
  expect(await progressTimes(page)).toEqual([]);
});

test('a page whose code does not load is loaded the plain way', async ({ open }) => {
  const { page } = await open(ORDER);
  await markVisit(page);
  await page.route(CHUNKS, (route) => route.abort());
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  await expect.poll(() => heading(page)).toBe('Tax Service');
  expect(new URL(page.url()).pathname).toBe(TAX);
  expect(await sameVisit(page)).toBe(false);
  await page.goBack();
  await expect.poll(() => heading(page)).toBe('Order Service');
});

test('a page whose code has no default export is loaded the plain way, and the console says why', async ({
  open,
}) => {
  const { page, log } = await open(ORDER);
  await markVisit(page);
  await page.route(CHUNKS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const meta = {};' }),
  );
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  await expect.poll(() => heading(page)).toBe('Tax Service');
  expect(await sameVisit(page)).toBe(false);
  const sentence =
    "The page component at assets/routes/docs/docs/dev-manuals/services/tax.js doesn't have a default export";
  expect(log.filter((line) => line.startsWith('error:') && line.includes(sentence))).toHaveLength(
    1,
  );
});

test('the page that was asked for last wins', async ({ open }) => {
  const { page } = await open(ORDER);
  await page.route('**/assets/routes/**/tax.js', async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  await sidebarOf(page).getByRole('link', { name: 'User Service' }).click();
  await arrived(page, '/docs/docs/dev-manuals/services/user');
  await page.waitForTimeout(600);
  expect(await heading(page)).toBe('User Service');
});

/** Notes when the progress bar appears and disappears, in milliseconds after the click. */
async function recordProgress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { progressTimes: times });
    let start = 0;
    document.addEventListener('click', (event) => {
      start = event.timeStamp;
    });
    const bar = document.querySelector('[role=progressbar]');
    if (bar !== null) {
      new MutationObserver(() => times.push(performance.now() - start)).observe(bar, {
        attributeFilter: ['hidden'],
      });
    }
  });
}

function progressTimes(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as typeof window & { progressTimes: number[] }).progressTimes);
}
