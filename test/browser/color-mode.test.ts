import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { hydrated, test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER, TAX } from '../support/engine-pages.ts';
import { recordAtFirstElement } from '../support/first-paint.ts';
import { arrived, sidebarOf } from '../support/visit.ts';

const WHITE = 'rgb(255, 255, 255)';

describe('the colour mode', () => {
  test('is light by default, also if the system prefers dark', async ({ open }) => {
    const { page } = await open(ORDER, { colorScheme: 'dark' });
    expect(await background(page)).toBe(WHITE);
    const plain = await open(ORDER, { colorScheme: 'dark', javaScriptEnabled: false });
    expect(await background(plain.page)).toBe(WHITE);
  });

  test('can be switched to dark and back', async ({ open }) => {
    const { page } = await open(ORDER);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await background(page)).not.toBe(WHITE);
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    expect(await background(page)).toBe(WHITE);
  });

  test('is remembered, and applied before the first paint', async ({ open }) => {
    const { page, goto, log } = await open(ORDER, {
      prepare: recordAtFirstElement('data-theme'),
    });
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    const dark = await background(page);

    await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
    await arrived(page, TAX);
    expect(await background(page)).toBe(dark);

    await goto(ENGINE_PAGES.operation.path);
    expect(await background(page)).toBe(dark);
    expect(await page.evaluate('atFirstElement')).toBe('dark');
    expect(log).toEqual([]);
  });

  test('changes in other tabs at once', async ({ open }) => {
    const { page } = await open(ORDER);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await hydrated(other);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect.poll(() => background(other)).not.toBe(WHITE);
    await other.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect.poll(() => background(page)).toBe(WHITE);
  });

  test('is that of the configuration if storage is not available', async ({ open }) => {
    const { page, log } = await open(ORDER, {
      prepare: (tab) =>
        tab.addInitScript(() => {
          const forbidden = {
            get: () => {
              throw new DOMException('forbidden', 'SecurityError');
            },
          };
          Object.defineProperty(window, 'localStorage', forbidden);
          Object.defineProperty(window, 'sessionStorage', forbidden);
        }),
    });
    expect(await background(page)).toBe(WHITE);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await background(page)).not.toBe(WHITE);
    await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
    await arrived(page, TAX);
    expect(log).toEqual([]);
  });
});

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('in forced colours the dots of services are seen', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.type.path, { forcedColors: 'active' });
  const colors = await page
    .locator('.owners a')
    .first()
    .evaluate((service) => [
      getComputedStyle(service, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(colors[0]).toMatch(/^(?:rgb|oklch)/);
  expect(colors[0]).not.toBe(colors[1]);
});

test('the drawer has an edge in forced colours, which remove its shadow', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.type.path, {
    forcedColors: 'active',
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const edge = await page.getByRole('dialog').evaluate((drawer) => {
    const { borderRightColor, borderRightWidth } = getComputedStyle(drawer);
    return { color: borderRightColor, width: borderRightWidth };
  });
  expect(edge).toEqual({ color: expect.stringMatching(/^rgb\(/), width: '1px' });
});

test('buttons have a border in forced colours, which remove backgrounds and shadows', async ({
  open,
}) => {
  const { page } = await open(ENGINE_PAGES['not-found'].path, { forcedColors: 'active' });
  const buttons = await page.locator('main .button').evaluateAll((elements) =>
    elements.map((element) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(element);
      return { color: borderTopColor, width: borderTopWidth };
    }),
  );
  expect(buttons).not.toEqual([]);
  for (const { color, width } of buttons) {
    expect(color).toMatch(/^rgb\(/);
    expect(width).toBe('1px');
  }
});

test('in forced colours, which show transparent borders, none crosses the text of a badge', async ({
  open,
}) => {
  const { page } = await open(ENGINE_PAGES.operation.path, { forcedColors: 'active' });
  const badges = page.locator('main .badge');
  expect(await badges.allTextContents()).toContain('required');
  const rooms = await badges.evaluateAll((all) =>
    all.map((badge) => {
      const { borderLeftWidth, paddingLeft } = getComputedStyle(badge);
      return borderLeftWidth === '0px' ? 'no border' : Number.parseFloat(paddingLeft);
    }),
  );
  expect(rooms.filter((room) => room !== 'no border' && room < 4)).toEqual([]);
});
