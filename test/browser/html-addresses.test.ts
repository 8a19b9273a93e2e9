import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Disposable, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { test } from '../support/browser-test.ts';
import { TAX } from '../support/engine-pages.ts';
import { heading } from '../support/visit.ts';

describe('on a host that serves only exact file names, and the not-found page otherwise', () => {
  for (const path of [`${TAX}.html`, `${TAX}/index.html`, `${TAX}/`]) {
    test(`${path} shows the page`, async ({ open }) => {
      const { page } = await open(`${path}#permissions`, {
        prepare: serveNotFound,
        viewport: { width: 1280, height: 300 },
      });
      await expect.poll(() => heading(page)).toBe('Tax Service');
      await expect.poll(() => page.title()).toBe('Tax Service | Garden');
      const target = page.locator('#permissions');
      await expect.poll(async () => (await target.boundingBox())?.y).toBeLessThan(110);
      expect(await page.locator('meta[name=robots]').count()).toBe(0);
    });
  }

  test('an address without a page shows the not-found page', async ({ open }) => {
    const { page } = await open('/nowhere.html', { prepare: serveNotFound });
    await page.waitForTimeout(300);
    expect(await heading(page)).toBe('Page not found');
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect.poll(() => heading(page)).toBe('Garden');
  });
});

/** Responds to addresses of pages with an ending as such a host does. */
async function serveNotFound(page: Page): Promise<Disposable> {
  const body = await readFile(join(inject('engineFolder'), '404.html'));
  return page.route(
    ({ pathname }) => /\.html$|.\/$/.test(pathname),
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
}
