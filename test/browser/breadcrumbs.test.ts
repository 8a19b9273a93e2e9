import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER } from '../support/engine-pages.ts';
import { excessWidth } from '../support/excess-width.ts';
import { linesOf } from '../support/lines-of.ts';

describe('in a small window', () => {
  test('breadcrumbs are one line that does not scroll the page', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.operation.path, {
      viewport: { width: 320, height: 640 },
    });
    expect(await excessWidth(page)).toBe(0);
    const items = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
    const tops = await items.evaluateAll((all) =>
      all.map((item) => Math.round(item.getBoundingClientRect().top)),
    );
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
  });

  for (const direction of ['ltr', 'rtl']) {
    test(`breadcrumbs begin where the page is, and go back to the start, ${direction}`, async ({
      open,
    }) => {
      const { page } = await open(ENGINE_PAGES.operation.path, {
        viewport: { width: 320, height: 640 },
        javaScriptEnabled: false,
        prepare: (tab) =>
          tab.route('**/place-order', async (route) => {
            const answer = await route.fetch();
            const html = (await answer.text()).replace('dir="ltr"', `dir="${direction}"`);
            await route.fulfill({ response: answer, body: html });
          }),
      });
      const row = page.getByRole('navigation', { name: 'Breadcrumbs' });
      const current = row.locator('[aria-current]');
      const home = row.getByRole('link', { name: 'Home' });
      expect(await isInside(current, row)).toBe(true);
      expect(await isInside(home, row)).toBe(false);
      await home.focus();
      expect(await isInside(home, row)).toBe(true);
      expect(await row.getByRole('listitem').allTextContents()).toEqual([
        'Home',
        'Order',
        'Api',
        'Mutations',
        'placeOrder',
      ]);
    });
  }

  test('a breadcrumb of a long name leaves room for what the page is in', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width: 390, height: 640 } });
    const row = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await row.locator('[aria-current]').evaluate((crumb) => {
      crumb.innerHTML = 'Create<wbr>Categorical<wbr>Category<wbr>Characteristic<wbr>Input';
    });
    expect(await isInside(row.getByRole('listitem').nth(-2), row)).toBe(true);
    const { lines, height } = await row.evaluate((own) => ({
      lines: Number.parseFloat(getComputedStyle(own.querySelector('ol') ?? own).lineHeight),
      height: own.clientHeight,
    }));
    expect(height).toBeLessThan(1.5 * lines);
  });

  test('a breadcrumb of one long word does not scroll the page', async ({ open }) => {
    const { page } = await open(ORDER, { viewport: { width: 320, height: 640 } });
    await page.locator('.breadcrumbs [aria-current]').evaluate((crumb) => {
      crumb.textContent = 'CreateCategoricalCategoryCharacteristicInput';
    });
    expect(await excessWidth(page)).toBe(0);
  });
});

test('a breadcrumb that has the focus is not cut off, in small windows of all widths', async ({
  open,
}) => {
  const { page } = await open(ENGINE_PAGES.operation.path);
  const row = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await row.getByRole('listitem').evaluateAll(([, schema, , , current]) => {
    schema?.firstElementChild?.replaceChildren('GraphQL API (Gateway)');
    current?.firstElementChild?.replaceChildren('placeOrderOfCustomers');
  });
  for (let width = 320; width < 420; width += 10) {
    await page.setViewportSize({ width, height: 640 });
    const { focused, cut } = await row.evaluate((own) => {
      const links = Array.from(own.querySelectorAll('a'));
      const focused = [...links, ...links.toReversed()];
      const cut = focused.flatMap((link) => {
        link.focus();
        const [box, room] = [link.getBoundingClientRect(), own.getBoundingClientRect()];
        // Browsers may round how far a box is scrolled.
        const isInside = box.left > room.left - 1 && box.right < room.right + 1;
        return isInside && document.activeElement === link ? [] : [link.textContent];
      });
      return { focused: focused.length, cut };
    });
    expect({ width, focused, cut }).toEqual({ width, focused: 8, cut: [] });
  }
});

test('a long breadcrumb wraps inside the breadcrumbs instead of extending below their neighbour', async ({
  open,
}) => {
  const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width: 1280, height: 640 } });
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await crumbs.locator('[aria-current]').evaluate((crumb) => {
    crumb.textContent = 'AnswerToRequest'.repeat(10);
  });
  const [right, ends] = await crumbs.evaluate((own) =>
    [own, ...own.querySelectorAll('[aria-current]')].map(
      (element) => element.getBoundingClientRect().right,
    ),
  );
  expect(ends).toBeLessThanOrEqual(right ?? 0);
});

test('the slash after a breadcrumb that wraps is on its last line', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width: 1280, height: 640 } });
  const link = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last();
  await link.evaluate((crumb) => {
    crumb.textContent = 'Answers of the garden shop to its readers'.repeat(4);
  });
  const lines = await linesOf(link);
  expect(lines.length).toBeGreaterThan(1);
  const height = await link.evaluate((crumb) => {
    const item = crumb.parentElement ?? crumb;
    return item.clientHeight / Number.parseFloat(getComputedStyle(item).lineHeight);
  });
  expect(Math.round(height)).toBe(lines.length);
});

/** Whether an element shows in the whole of its width in one that scrolls. */
async function isInside(element: Locator, scrolled: Locator): Promise<boolean> {
  const [own, room] = [await element.boundingBox(), await scrolled.boundingBox()];
  if (own === null || room === null) return false;
  // Browsers may round how far a box is scrolled.
  return own.x > room.x - 1 && own.x + own.width < room.x + room.width + 1;
}
