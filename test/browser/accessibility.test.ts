import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { MISARCH_PAGES } from '../support/misarch-pages.ts';

/** Kinds of pages of the reference that no other promise is about. */
const MORE_PAGES = {
  union: { path: '/docs/graphql/order/types/unions/entity' },
  directive: { path: '/docs/graphql/order/types/directives/key' },
};

describe('axe finds nothing to complain about', () => {
  test.for(Object.entries({ ...MISARCH_PAGES, ...MORE_PAGES }))(
    '%s',
    async ([, { path }], { open }) => {
      const { page } = await open(path, { site: inject('siteUrl') });
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      expect(await violations(page, 'colours')).toEqual([]);
    },
  );

  test('the table of contents, which axe takes for closed, can be reached', async ({ open }) => {
    const { page } = await open(MISARCH_PAGES.manual.path, { site: inject('siteUrl') });
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await links.nth(0).focus();
    await page.keyboard.press('Tab');
    expect(await links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('an enlarged diagram, and the list of shortcuts', async ({ open }) => {
    const { page } = await open(MISARCH_PAGES.manual.path, {
      site: inject('siteUrl'),
      viewport: { width: 390, height: 844 },
    });
    await page
      .getByRole('button', { name: /^Enlarge: / })
      .last()
      .click();
    await inBothModes(page);
    // Its buttons have room beside each other.
    await page.getByRole('button', { name: 'Fit to window' }).click({ timeout: 5000 });
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await inBothModes(page);
  });

  test('the navigation of a telephone', async ({ open }) => {
    const { page } = await open(MISARCH_PAGES.manual.path, {
      site: inject('siteUrl'),
      viewport: { width: 390, height: 844 },
    });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

/** Expects that axe finds nothing wrong with an open dialog. */
async function inBothModes(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
  for (const [mode, rules] of [
    ['light', 'all'],
    ['dark', 'colours'],
  ] as const) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, mode);
    expect(await violations(page, rules)).toEqual([]);
  }
}
