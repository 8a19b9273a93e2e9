import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ORDER, TAX } from '../support/engine-pages.ts';
import { arrived, sidebarOf } from '../support/visit.ts';

describe('the code of a page', () => {
  test('is fetched once, when the pointer reaches a link to it', async ({ open }) => {
    const { page } = await open(ORDER);
    const chunks = collectChunks(page);
    await taxLink(page).hover();
    await expect.poll(() => asked(page, chunks)).toEqual([`/assets/routes${TAX}.js`]);
    await taxLink(page).click();
    await arrived(page, TAX);
    expect(chunks.filter((chunk) => chunk.endsWith(`${TAX}.js`))).toHaveLength(1);
  });

  test('is fetched when the keyboard reaches a link to it', async ({ open }) => {
    const { page } = await open(ORDER);
    const chunks = collectChunks(page);
    await taxLink(page).focus();
    await expect.poll(() => asked(page, chunks)).toEqual([`/assets/routes${TAX}.js`]);
  });

  test('is not fetched for the page that is there', async ({ open }) => {
    const { page } = await open(ORDER);
    const chunks = collectChunks(page);
    await page.locator('[data-region="toc"] a').first().hover();
    await sidebarOf(page).getByRole('link', { name: 'Order Service' }).hover();
    await page.waitForTimeout(100);
    expect(await asked(page, chunks)).toEqual([]);
  });

  test('is fetched when a link to it is in view, for eight pages at most', async ({ open }) => {
    const { page } = await open('/category/development');
    const links = page.locator('main a[href]');
    const seen = await links.evaluateAll((all) =>
      all.flatMap((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return bottom > 0 && top < innerHeight ? [(link as HTMLAnchorElement).pathname] : [];
      }),
    );
    await expect.poll(() => prefetched(page)).not.toEqual([]);
    const found = await prefetched(page);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(seen.map((path) => `/assets/routes${path.replace(/\/$/, '')}.js`)).toEqual(
      expect.arrayContaining(found.filter((path) => !path.endsWith('index.js'))),
    );
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
      const chunks = collectChunks(page);
      await taxLink(page).hover();
      // Longer than what is in view has to rest.
      await page.waitForTimeout(1200);
      expect(chunks).toEqual([]);
      await taxLink(page).click();
      await arrived(page, TAX);
    },
  );
});

function taxLink(page: Page) {
  return sidebarOf(page).getByRole('link', { name: 'Tax Service' });
}

/** Those of some chunks that the page has asked for because of what the reader points at. */
async function asked(page: Page, chunks: readonly string[]): Promise<string[]> {
  const later = new Set(await prefetched(page));
  return chunks.filter((chunk) => !later.has(chunk));
}

/** Paths that the page has left to the browser to fetch. */
function prefetched(page: Page): Promise<string[]> {
  return page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
}

/** Paths of the route chunks that the page asks for from now on. */
function collectChunks(page: Page): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/routes/')) chunks.push(pathname);
  });
  return chunks;
}
