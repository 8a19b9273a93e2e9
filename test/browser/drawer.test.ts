import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ORDER, TAX } from '../support/engine-pages.ts';
import { arrived, sidebarOf } from '../support/visit.ts';

const TELEPHONE = { viewport: { width: 390, height: 844 } };

describe('the drawer on a telephone', () => {
  test('is hidden until it is opened', async ({ open }) => {
    const { page } = await open(ORDER, TELEPHONE);
    expect(await sidebarOf(page).isVisible()).toBe(false);
    await openDrawer(page);
    expect(await sidebarOf(page).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Close navigation' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await sidebarOf(page).waitFor({ state: 'hidden' });
  });

  test('keeps the focus inside while it is open, and returns it', async ({ open }) => {
    const { page } = await open(ORDER, TELEPHONE);
    await openDrawer(page);
    for (const key of ['Shift+Tab', 'Tab']) {
      const ends = page.locator('#__drawer').locator('a, button');
      await (key === 'Tab' ? ends.last() : ends.first()).focus();
      for (let step = 0; step < 5; step++) {
        await page.keyboard.press(key);
        // The body has the focus while it is on the browser's own controls.
        expect(await focusIsIn(page, '#__drawer, body')).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focusIsIn(page, '[aria-label="Open navigation"]')).toBe(true);
  });

  test('does not scroll the page when it is closed', async ({ open }) => {
    const { page } = await open(ORDER, TELEPHONE);
    await page.evaluate(() => scrollTo(0, 900));
    await openDrawer(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  test('closes on a tap on the page', async ({ open }) => {
    const { page } = await open(ORDER, TELEPHONE);
    await openDrawer(page);
    await page.mouse.click(380, 500);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('closes when the reader chooses a page', async ({ open }) => {
    const { page } = await open(ORDER, TELEPHONE);
    await openDrawer(page);
    await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
    await arrived(page, TAX);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await focusIsIn(page, 'main')).toBe(true);
  });

  test('contains links to the other sections', async ({ open }) => {
    const { page } = await open('/', TELEPHONE);
    await openDrawer(page);
    await page.getByRole('dialog').getByRole('link', { name: 'GraphQL (services)' }).click();
    await arrived(page, '/graphql/order');
  });

  test('stays open when a group is opened', async ({ open }) => {
    const { page } = await open(ORDER, TELEPHONE);
    await openDrawer(page);
    await sidebarOf(page).getByRole('button', { name: 'Pages in Tooling' }).click();
    await sidebarOf(page).getByRole('link', { name: 'Documentation' }).waitFor();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    expect(await focusIsIn(page, '[aria-label="Pages in Tooling"]')).toBe(true);
  });

  test('does not show entries beside its close button, also at 400% zoom', async ({ open }) => {
    const { page } = await open(ORDER, { viewport: { width: 360, height: 225 } });
    await openDrawer(page);
    const drawer = page.locator('#__drawer');
    await drawer.evaluate((box) => box.scrollTo(0, 200));
    const close = page.getByRole('button', { name: 'Close navigation' });
    const { y = 0, height = 0 } = (await close.boundingBox()) ?? {};
    const beside = await page.evaluate(
      ([top, bottom]) =>
        [top, (top + bottom) / 2, bottom].map(
          (y) => document.elementFromPoint(40, y)?.closest('li')?.textContent,
        ),
      [Math.max(y - 5, 1), y + height - 1] as const,
    );
    expect(beside).toEqual([undefined, undefined, undefined]);
    // A focused entry is scrolled out from under the button.
    const entries = sidebarOf(page).getByRole('link');
    await entries.last().focus();
    await entries.nth(1).focus();
    expect((await entries.nth(1).boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  });

  test('closes when the window becomes wide', async ({ open }) => {
    const { page } = await open(ORDER, TELEPHONE);
    await openDrawer(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await sidebarOf(page).isVisible()).toBe(true);
    expect(await page.locator('main').getAttribute('inert')).toBeNull();
  });

  test('contains the menus of the navbar', async ({ open }) => {
    const { page } = await open(ORDER, TELEPHONE);
    await openDrawer(page);
    const links = page.getByRole('navigation', { name: 'Main, all links' });
    await links.getByText('More').click();
    await links.getByRole('link', { name: 'Taxes' }).click();
    await arrived(page, TAX);
  });
});

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('dialog', { name: 'Navigation' }).waitFor();
  await expect.poll(() => focusIsIn(page, '#__drawer')).toBe(true);
}

function focusIsIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => {
    const { activeElement } = document;
    return activeElement === document.body
      ? document.body.matches(within)
      : activeElement?.closest(`:is(${within}):not(body)`) !== null;
  }, selector);
}
