import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ORDER, TAX } from '../support/engine-pages.ts';
import { arrived, asksForPage, sidebarOf } from '../support/visit.ts';

describe('a page', () => {
  test('is fetched once, when the pointer reaches a link to it', async ({ open }) => {
    const { page } = await open(ORDER);
    const asked = collectPages(page);
    await taxLink(page).hover();
    await expect.poll(() => asked).toEqual([TAX]);
    await taxLink(page).click();
    await arrived(page, TAX);
    expect(asked).toEqual([TAX]);
  });

  test('is fetched when the keyboard reaches a link to it', async ({ open }) => {
    const { page } = await open(ORDER);
    const asked = collectPages(page);
    await taxLink(page).focus();
    await expect.poll(() => asked).toEqual([TAX]);
  });

  test('is not fetched for the page that is there', async ({ open }) => {
    const { page } = await open(ORDER);
    const asked = collectPages(page);
    await page.locator('[data-region="toc"] a').first().hover();
    await sidebarOf(page).getByRole('link', { name: 'Order Service' }).hover();
    await page.waitForTimeout(100);
    expect(asked).toEqual([]);
  });

  test('is fetched when a link to it is in view, for eight pages at most', async ({ open }) => {
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
    expect(found.length).toBeLessThanOrEqual(8);
    expect(seen).toEqual(expect.arrayContaining(found));
  });

  test.for([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'waits for the click with %o',
    async (connection, { open }) => {
      const { page } = await open(ORDER, {
        prepare: (tab) =>
          tab.addInitScript((value) => {
            Object.defineProperty(navigator, 'connection', { value });
          }, connection),
      });
      const asked = collectPages(page);
      await taxLink(page).hover();
      // Longer than what is in view has to rest.
      await page.waitForTimeout(1200);
      expect(asked).toEqual([]);
      expect(await prefetched(page)).toEqual([]);
      await taxLink(page).click();
      await arrived(page, TAX);
    },
  );
});

function taxLink(page: Page) {
  return sidebarOf(page).getByRole('link', { name: 'Tax Service' });
}

/** Paths that the page has left to the browser to fetch. */
function prefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
}

/** Paths of the pages that scripts ask for from now on. */
function collectPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (asksForPage(request)) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}
