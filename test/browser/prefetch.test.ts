import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ORDER, TAX, USER } from '../support/engine-pages.ts';
import { arrived, asksForPage, sidebarOf } from '../support/visit.ts';

/** The files that scripts fetch to show a page. */
const TAX_PARTS = [`/assets/routes${TAX}.js`, TAX];

describe('a page', () => {
  test('is fetched once when the pointer enters a link to it', async ({ open }) => {
    const { page } = await open(ORDER);
    const parts = collectParts(page);
    await taxLink(page).hover();
    await expect.poll(() => parts.toSorted()).toEqual(TAX_PARTS);
    await taxLink(page).click();
    await arrived(page, TAX);
    expect(parts.toSorted()).toEqual(TAX_PARTS);
  });

  test('is fetched when a link to it gets the focus', async ({ open }) => {
    const { page } = await open(ORDER);
    const parts = collectParts(page);
    await taxLink(page).focus();
    await expect.poll(() => parts.toSorted()).toEqual(TAX_PARTS);
  });

  test('is not fetched if it is the current page', async ({ open }) => {
    const { page } = await open(ORDER);
    const parts = collectParts(page);
    await page.locator('[data-region="toc"] a').first().hover();
    await sidebarOf(page).getByRole('link', { name: 'Order Service' }).hover();
    await page.waitForTimeout(100);
    expect(parts).toEqual([]);
  });

  test('is not fetched again after it was visited', async ({ open }) => {
    const { page } = await open(ORDER);
    await taxLink(page).click();
    await arrived(page, TAX);
    // The first page may have been open long enough for links in view to be prefetched.
    const before = await prefetched(page);
    await sidebarOf(page).getByRole('link', { name: 'User Service' }).click();
    await arrived(page, USER);
    await page.getByRole('link', { name: 'Previous Tax Service' }).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(before.length);
    const parts = collectParts(page);
    await taxLink(page).hover();
    await taxLink(page).click();
    await arrived(page, TAX);
    expect(parts).toEqual([]);
    expect((await prefetched(page)).slice(before.length)).not.toContain(TAX);
  });

  test('is prefetched when a link to it is in view, up to eight pages', async ({ open }) => {
    const { page } = await open('/category/development');
    const links = page.locator('main a[href]');
    const seen = await links.evaluateAll((all) =>
      all.flatMap((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        const { pathname } = link as HTMLAnchorElement;
        return bottom > 0 && top < innerHeight ? [pathname.replace(/(.)\/$/, '$1')] : [];
      }),
    );
    await expect.poll(() => prefetched(page)).not.toEqual([]);
    const found = await prefetched(page);
    const pages = found.filter((path) => !path.endsWith('.js'));
    expect(pages.length).toBeLessThanOrEqual(8);
    expect(seen).toEqual(expect.arrayContaining(pages));
    const chunks = pages.map((path) => `/assets/routes${path === '/' ? '' : path}.js`);
    expect(found.filter((path) => path.endsWith('.js'))).toEqual(chunks);
  });

  test.for([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'is fetched only after a click with %o',
    async (connection, { open }) => {
      const { page } = await open(ORDER, {
        prepare: (tab) =>
          tab.addInitScript((value) => {
            Object.defineProperty(navigator, 'connection', { value });
          }, connection),
      });
      const parts = collectParts(page);
      await taxLink(page).hover();
      // Longer than links have to be in view.
      await page.waitForTimeout(1200);
      expect(parts).toEqual([]);
      expect(await prefetched(page)).toEqual([]);
      await taxLink(page).click();
      await arrived(page, TAX);
    },
  );
});

function taxLink(page: Page) {
  return sidebarOf(page).getByRole('link', { name: 'Tax Service' });
}

/** Paths of the page's `<link rel=prefetch>` elements. */
function prefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
}

/**
 * Paths of route chunks and documents that scripts fetch from now on. Prefetches by the browser,
 * for links in view, are not included.
 */
function collectParts(page: Page): string[] {
  const parts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isChunk = request.resourceType() === 'script' && pathname.startsWith('/assets/routes/');
    if (isChunk || asksForPage(request)) parts.push(pathname);
  });
  return parts;
}
