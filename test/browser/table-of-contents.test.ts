import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER } from '../support/engine-pages.ts';

describe('the table of contents marks', () => {
  for (const path of [ORDER, ENGINE_PAGES.type.path]) {
    test(`the clicked entry, on ${path}`, async ({ open }) => {
      const { page } = await open(path);
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      const names = await links.allTextContents();
      expect(names.length).toBeGreaterThan(2);
      for (const [at, name] of names.entries()) {
        await links.nth(at).click();
        await expect.poll(() => marked(page)).toEqual([name]);
      }
    });
  }

  test('the fragment of the address, even if it cannot be scrolled to the top', async ({
    open,
  }) => {
    const { page, goto } = await open(ENGINE_PAGES.type.path);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const link = links.nth(-2);
    await goto(ENGINE_PAGES.type.path + (await link.getAttribute('href')));
    await page.reload();
    await expect.poll(() => marked(page)).toEqual([await link.textContent()]);
  });

  test('the topmost heading in the upper half of the window, or else the one above', async ({
    open,
  }) => {
    const { page } = await open(ORDER);
    for (let top = 0; ; top += 150) {
      const { heading, atEnd } = await scrollTo(page, top);
      await expect.poll(() => marked(page), { message: `at ${top} px` }).toEqual([heading]);
      if (atEnd) break;
    }
  });
});

describe('the table of contents on a telephone', () => {
  const TELEPHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } };

  test('stays below the navbar, and closes when a heading is chosen', async ({ open }) => {
    const { page } = await open(ORDER, TELEPHONE);
    const bar = page.getByText('On this page', { exact: true });
    await page.evaluate(() => window.scrollTo(0, 600));
    const { top, height } = await placeOf(bar);
    expect(top).toBeGreaterThanOrEqual((await placeOf(page.getByRole('banner'))).bottom - 1);
    expect(top).toBeLessThan(120);
    expect(height).toBeLessThan(60);

    const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await bar.tap();
    // It opens above the text, without moving it.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
    const name = (await last.textContent()) ?? '';
    await last.tap();
    await last.waitFor({ state: 'hidden' });
    await expect.poll(() => marked(page)).toEqual([name]);
    const heading = page.locator('article :is(h2, h3)', { hasText: name }).first();
    expect((await placeOf(heading)).top).toBeGreaterThan((await placeOf(bar)).bottom);
  });

  test('closes on Escape and on a tap outside', async ({ open }) => {
    const { page } = await open(ORDER, TELEPHONE);
    const bar = page.getByText('On this page', { exact: true });
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first();
    await bar.tap();
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    await bar.tap();
    await link.waitFor();
    await page.touchscreen.tap(200, 680);
    await link.waitFor({ state: 'hidden' });
  });
});

function placeOf(element: Locator): Promise<DOMRect> {
  return element.evaluate((found) => found.getBoundingClientRect().toJSON() as DOMRect);
}

function marked(page: Page): Promise<string[]> {
  return page.locator('.toc [aria-current]').allTextContents();
}

/** Scrolls to a position. @returns The heading that readers would consider current. */
function scrollTo(page: Page, top: number) {
  return page.evaluate((to) => {
    window.scrollTo(0, to);
    const headings = [...document.querySelectorAll('article :is(h2, h3)')].map((heading) => ({
      text: heading.firstChild?.textContent ?? '',
      top: heading.getBoundingClientRect().top,
    }));
    const atEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const seen = headings.find((heading) => heading.top > 60 && heading.top < innerHeight / 2);
    const above = headings.filter((heading) => heading.top <= 60).at(-1);
    const heading = atEnd ? headings.at(-1) : (seen ?? above ?? headings[0]);
    return { heading: heading?.text, atEnd };
  }, top);
}

test('on a small screen, its last entry can be scrolled into view at the top of the page', async ({
  open,
}) => {
  const { page } = await open(ORDER, { viewport: { width: 390, height: 300 } });
  const summary = page.locator('.toc summary');
  await summary.click();
  const { x = 0, y = 0, height = 0 } = (await summary.boundingBox()) ?? {};
  await page.mouse.move(x + 100, y + height + 30);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const last = links.last();
  const isInWindow = () =>
    last.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight);
  expect(await isInWindow()).toBe(false);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      return isInWindow();
    })
    .toBe(true);
});
