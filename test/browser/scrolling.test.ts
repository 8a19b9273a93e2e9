import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hydrated, test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER, TAX, USER } from '../support/engine-pages.ts';
import { arrived, heading, markVisit, sameVisit, sidebarOf } from '../support/visit.ts';

const TYPE = ENGINE_PAGES.type.path;
/** A field of this type. */
const ID = '[id="Order.id"]';

describe('a new page', () => {
  test('starts at the top', async ({ open }) => {
    const { page } = await open(ORDER);
    await scrollTo(page, 700);
    await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
    await arrived(page, TAX);
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('starts at the fragment of the link', async ({ open }) => {
    const { page } = await open(TYPE);
    await markVisit(page);
    const link = page.locator('#used-by ~ * a[href*="#"]').first();
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await arrived(page, path);
    expect(await sameVisit(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(path.split('#')[1]);
    const loaded = await open(path);
    const top = await scrollY(page);
    expect(top).toBeGreaterThan(0);
    // Rounding of half a pixel may differ.
    expect(Math.abs(top - (await scrollY(loaded.page)))).toBeLessThanOrEqual(1);
  });
});

describe('a page that is loaded with a full page load because its chunk fails', () => {
  test('starts at the top', async ({ open }) => {
    const { page } = await open(ORDER);
    await scrollTo(page, 700);
    await page.route('**/assets/routes/**', (route) => route.abort());
    await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
    await expect.poll(() => heading(page)).toBe('Tax Service');
    await hydrated(page);
    expect(await scrollY(page)).toBe(0);
  });

  test('starts at the fragment of the link', async ({ open }) => {
    const { page } = await open(TYPE, { viewport: { width: 1280, height: 300 } });
    await scrollTo(page, 400);
    await page.route('**/assets/routes/**', (route) => route.abort());
    const link = page.locator('#used-by ~ * a[href*="#"]').first();
    const path = (await link.getAttribute('href')) ?? '';
    await link.click();
    await arrived(page, path);
    await expect.poll(() => targetTop(page)).toSatisfy(isBelowNavbar);
  });
});

describe('a link to a fragment of the same page', () => {
  test('scrolls there', async ({ open }) => {
    const { page } = await open(ORDER);
    await markVisit(page);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Permissions' })
      .click();
    await arrived(page, `${ORDER}#permissions`);
    await expect.poll(() => targetTop(page)).toSatisfy(isBelowNavbar);
    expect(await sameVisit(page)).toBe(true);
  });

  test('scrolls there again when the reader has moved away', async ({ open }) => {
    const { page } = await open(`${ORDER}#permissions`);
    await scrollTo(page, 0);
    await page.locator('[data-region="toc"] a[href="#permissions"]').click();
    await expect.poll(() => targetTop(page)).toSatisfy(isBelowNavbar);
    const before = await page.evaluate(() => history.length);
    await page.locator('[data-region="toc"] a[href="#permissions"]').click();
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('highlights the target as a full page load does', async ({ open }) => {
    const { page } = await open(TYPE);
    const field = page.locator(ID);
    const plain = await background(page, ID);
    await field.getByRole('link', { name: 'id', exact: true }).click();
    await expect.poll(() => background(page, ID)).not.toBe(plain);
    const marked = await background(page, ID);
    await page.reload();
    expect(await background(page, ID)).toBe(marked);
  });
});

test('the page does not scroll while the focus moves through fixed parts of the frame', async ({
  open,
}) => {
  const { page } = await open(ORDER);
  await scrollTo(page, 900);
  // Sidebar and table of contents scroll independently.
  for (const start of ['.skip-link', '.drawer a', '.toc a']) {
    await page
      .locator(start)
      .first()
      .evaluate((element) => {
        (element as HTMLElement).focus({ preventScroll: true });
      });
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      expect(await scrollY(page)).toBe(900);
    }
  }
});

describe('back and forward', () => {
  test('restore the scroll position', async ({ open }) => {
    const { page } = await open(ORDER);
    await markVisit(page);
    await scrollTo(page, 900);
    await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
    await arrived(page, TAX);
    await scrollTo(page, 300);
    await sidebarOf(page).getByRole('link', { name: 'User Service' }).click();
    await arrived(page, USER);
    await expect.poll(() => scrollY(page)).toBe(0);

    await page.goBack();
    await arrived(page, TAX);
    await expect.poll(() => scrollY(page)).toBe(300);
    await page.goBack();
    await arrived(page, ORDER);
    await expect.poll(() => scrollY(page)).toBe(900);
    expect(await heading(page)).toBe('Order Service');
    await page.goForward();
    await arrived(page, TAX);
    await expect.poll(() => scrollY(page)).toBe(300);
    expect(await sameVisit(page)).toBe(true);
  });

  test('work between fragments of one page', async ({ open }) => {
    const { page } = await open(ORDER);
    await scrollTo(page, 200);
    await page.locator('[data-region="toc"] a[href="#permissions"]').click();
    await expect.poll(() => targetTop(page)).toSatisfy(isBelowNavbar);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(200);
    await page.goForward();
    await expect.poll(() => targetTop(page)).toSatisfy(isBelowNavbar);
  });

  test('restore positions across a reload', async ({ open }) => {
    const { page } = await open(ORDER);
    await scrollTo(page, 900);
    await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
    await arrived(page, TAX);
    await scrollTo(page, 300);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(300);
    await page.goBack();
    await arrived(page, ORDER);
    await expect.poll(() => scrollY(page)).toBe(900);
  });
});

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await expect.poll(() => scrollY(page)).toBe(top);
}

function scrollY(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Distance of the fragment's element from the top of the window, in CSS pixels. */
function targetTop(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.getBoundingClientRect()
        .top ?? Number.NaN,
  );
}

function isBelowNavbar(top: number): boolean {
  return top >= 55 && top < 110;
}

function background(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
}
