import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { askedBelow, hydrated, test } from '../support/browser-test.ts';
import { generatedSite } from '../support/generated-site.ts';
import { arrived, holdRoutes, sidebarOf } from '../support/visit.ts';

/** A page in the middle of a list of 59 pages. */
const PAGE = '/section-0/page-0060/';
const LAST = '/section-0/page-0118/';
const WINDOW = 25;
/** Path of the files with complete lists. */
const TREES = '/assets/sidebars/';

const made = test.extend(
  'site',
  { scope: 'file' },
  async ({ makeSite }: { makeSite: (files: Record<string, string>) => Promise<Served> }) =>
    (await makeSite(generatedSite(120))).serve(),
);

interface Served {
  readonly serve: () => Promise<string>;
}

describe('a long list in the sidebar', () => {
  made(
    'shows a part, with a link to the index of its group for the rest',
    async ({ open, site }) => {
      const { page } = await open(PAGE, { site, javaScriptEnabled: false });
      expect(await entries(page)).toHaveLength(WINDOW);
      expect((await entries(page))[WINDOW >> 1]).toBe('Page 0060');
      await sidebarOf(page).getByRole('link', { name: 'All 59 in Section 0' }).click();
      await page.waitForURL('**/category/section-0');
      expect(await page.locator('.card-grid').getByRole('link').count()).toBe(59);
    },
  );

  made('loads nothing until the pointer enters it', async ({ open, site }) => {
    const { page, requests } = await open(PAGE, { site });
    await page.waitForTimeout(300);
    await page.mouse.move(900, 400);
    expect(askedBelow(TREES, requests)).toEqual([]);
    await page.mouse.move(100, 400);
    await expect.poll(() => entries(page)).toHaveLength(59);
    expect(askedBelow(TREES, requests)).toEqual(['/assets/sidebars/main.json']);
  });

  made('is completed without moving what is on screen', async ({ open, site }) => {
    const { page } = await open(PAGE, { site });
    const before = await placeOf(page, 'Page 0060');
    await page.mouse.move(100, 400);
    await expect.poll(() => entries(page)).toHaveLength(59);
    expect(await placeOf(page, 'Page 0060')).toBeCloseTo(before, 0);
  });

  made('has the same position after a reload, which shows a part again', async ({ open, site }) => {
    const { page } = await open(PAGE, { site });
    await page.mouse.move(100, 400);
    await expect.poll(() => entries(page)).toHaveLength(59);
    await page.mouse.move(900, 400);
    const before = await placeOf(page, 'Page 0060');
    await page.reload();
    await hydrated(page);
    expect(await placeOf(page, 'Page 0060')).toBeCloseTo(before, 0);
  });

  made('keeps the keyboard focus when it is completed', async ({ open, site }) => {
    const { page } = await open(PAGE, { site });
    await sidebarOf(page).getByRole('link', { name: 'Page 0062' }).focus();
    await expect.poll(() => entries(page)).toHaveLength(59);
    expect(await focused(page)).toBe('Page 0062');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Page 0064');
  });

  made('is completed without moving the focus out of the window', async ({ open, site }) => {
    const { page } = await open(PAGE, { site, viewport: { width: 1280, height: 1200 } });
    const below = sidebarOf(page).getByRole('link', { name: 'Section 1' });
    expect(await placeOf(page, 'Section 1')).toBeLessThan(1200);
    await below.focus();
    await expect.poll(() => entries(page)).toHaveLength(59);
    expect(await below.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await placeOf(page, 'Section 1')).toBeLessThan(1200);
  });

  made('handles a click that began before it was completed', async ({ open, site }) => {
    const { page } = await open(PAGE, { site });
    const { hold, release } = holdRoutes();
    const completion = page.waitForResponse('**/assets/sidebars/**');
    await page.route('**/assets/sidebars/**', hold);
    await sidebarOf(page).getByRole('link', { name: 'Page 0064' }).hover();
    await page.mouse.down();
    release();
    await (await completion).finished();
    await page.waitForTimeout(300);
    expect(await entries(page)).toHaveLength(WINDOW);
    await page.mouse.up();
    await arrived(page, '/section-0/page-0064');
    expect(await entries(page)).toHaveLength(59);
  });

  made('is complete on the next page, and shows the entry of that page', async ({ open, site }) => {
    const { page } = await open(PAGE, { site });
    await page.locator('main').getByRole('link', { name: 'Next Page 0062' }).click();
    await arrived(page, '/section-0/page-0062');
    expect(await entries(page)).toHaveLength(59);
    const place = await placeOf(page, 'Page 0062');
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(800);
  });

  made('has no mark at its end on the page of the last entry', async ({ open, site }) => {
    const { page } = await open(LAST, { site });
    expect((await entries(page)).at(-1)).toBe('Page 0118');
    expect(await sidebarOf(page).getByText('All 59').count()).toBe(0);
  });
});

/** Labels of the pages in the sidebar. */
async function entries(page: Page): Promise<string[]> {
  const labels = await sidebarOf(page).getByRole('link').allTextContents();
  return labels.filter((label) => label.startsWith('Page '));
}

/** Distance of an entry from the top of the window, in CSS pixels. */
async function placeOf(page: Page, name: string): Promise<number> {
  const box = await sidebarOf(page).getByRole('link', { name }).boundingBox();
  return box?.y ?? Number.NaN;
}

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}
