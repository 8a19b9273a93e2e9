import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER, TAX } from '../support/engine-pages.ts';
import { excessWidth } from '../support/excess-width.ts';
import { arrived } from '../support/visit.ts';

test('menus of the navbar open by keyboard below the bar, and close when the focus leaves them', async ({
  open,
}) => {
  const { page } = await open(ORDER);
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  const entry = bar.getByRole('link', { name: 'Taxes' });
  expect(await entry.isVisible()).toBe(false);
  await bar.locator('summary').focus();
  await page.keyboard.press('Enter');
  await entry.waitFor();
  expect((await entry.boundingBox())?.y).toBeGreaterThan(56);
  await page.keyboard.press('Escape');
  await entry.waitFor({ state: 'hidden' });
  await bar.locator('summary').click();
  await entry.click();
  await arrived(page, TAX);
  await entry.waitFor({ state: 'hidden' });
  expect(await bar.locator('summary').getAttribute('aria-current')).toBe('true');
});

test.for([
  [1024, 100],
  [1280, 200],
] as const)(
  'menus of the navbar open at %d px with text at %d percent',
  async ([width, size], { open }) => {
    const { page } = await open(ORDER, { viewport: { width, height: 800 } });
    await page.addStyleTag({ content: `html { font-size: ${size}% }` });
    const bar = page.getByRole('navigation', { name: 'Main', exact: true });
    await bar.locator('summary').focus();
    await page.keyboard.press('Enter');
    const entries = bar.locator('.menu').getByRole('link');
    expect(await entries.count()).toBe(2);
    for (const entry of await entries.all()) {
      const isShown = await entry.evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return link.contains(found);
      });
      expect(isShown).toBe(true);
    }
  },
);

test('entries of the navbar keep their place, whichever is the current one', async ({ open }) => {
  const { page, goto } = await open(ENGINE_PAGES.landing.path);
  const bar = page.getByRole('navigation', { name: 'Main', exact: true });
  const entries = bar.locator('li > a, summary');
  const places = () =>
    entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().x));
  const before = await places();
  expect(await bar.locator('[aria-current]').count()).toBe(0);
  for (const path of [ORDER, TAX, ENGINE_PAGES.type.path]) {
    await goto(path);
    expect(await bar.locator('[aria-current]').count()).toBeGreaterThan(0);
    expect(await places()).toEqual(before);
  }
});

test.for(['none', 'active'] as const)(
  'a menu of the navbar with the current entry is marked like an entry, with forced colours: %s',
  async (forcedColors, { open }) => {
    const { page, goto } = await open(TAX, { forcedColors });
    const bar = page.getByRole('navigation', { name: 'Main', exact: true });
    const isMarked = (path: string) =>
      bar.locator(path).evaluate((entry) => {
        const { boxShadow, textDecorationLine } = getComputedStyle(entry);
        return boxShadow !== 'none' || textDecorationLine === 'underline';
      });
    const menu = forcedColors === 'none' ? '.menu' : '.menu > summary';
    expect(await isMarked(menu)).toBe(true);
    await goto(ORDER);
    expect(await isMarked(menu)).toBe(false);
    expect(await isMarked('a[aria-current]')).toBe(true);
  },
);

describe('the name of the site', () => {
  test('is complete on a telephone with text at 200%', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.landing.path, {
      viewport: { width: 390, height: 640 },
    });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await page.locator('.brand').textContent()).toBe('Garden');
    const { text, room } = await nameAndRoom(page);
    expect(text.right).toBeLessThanOrEqual(room.right);
    expect(await excessWidth(page)).toBe(0);
  });

  for (const width of [320, 390, 1000]) {
    test(`stays inside the navbar at ${width} px when it is long`, async ({ open }) => {
      const { page } = await open(ENGINE_PAGES.landing.path, { viewport: { width, height: 640 } });
      await page.locator('.brand').evaluate((brand) => {
        (brand.lastElementChild ?? brand).textContent =
          'Documentation of all Services of the Garden Platform, with their Gateway';
      });
      const { text, room, bar } = await nameAndRoom(page);
      expect(Math.min(text.bottom, room.bottom)).toBeLessThanOrEqual(bar.bottom);
      expect(Math.max(text.top, room.top)).toBeGreaterThanOrEqual(bar.top);
      expect(await excessWidth(page)).toBe(0);
    });
  }
});

/** Rectangles of the site's name, of the box that limits it, and of the navbar. */
function nameAndRoom(page: Page) {
  return page.locator('.brand').evaluate((brand) => {
    const text = document.createRange();
    text.selectNodeContents(brand);
    const room = brand.lastElementChild ?? brand;
    const bar = brand.closest('.navbar');
    return {
      text: text.getBoundingClientRect(),
      room: room.getBoundingClientRect(),
      bar: bar?.getBoundingClientRect() ?? new DOMRect(),
    };
  });
}
