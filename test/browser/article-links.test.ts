import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ORDER } from '../support/engine-pages.ts';

test('external links have an arrow and say that they open a new tab, others do not', async ({
  open,
}) => {
  const { page } = await open(ORDER);
  const links = page.locator('[data-region="article"] p a');
  await links.first().evaluate((link) => {
    link.insertAdjacentHTML('afterend', ' <a href="https://example.org">Outside</a>');
  });
  const hasArrow = (link: Locator) =>
    link.evaluate((element) => getComputedStyle(element, '::after').maskImage.includes('svg'));
  expect(await hasArrow(page.getByRole('link', { name: 'Outside (external)', exact: true }))).toBe(
    true,
  );
  expect(await hasArrow(links.first())).toBe(false);
});

test('headings show their anchor on touch screens', async ({ open }) => {
  const anchors = '[data-region="article"] h2 .anchor';
  const opacity = (link: Locator) => link.evaluate((element) => getComputedStyle(element).opacity);
  const { page } = await open(ORDER, { hasTouch: true, isMobile: true });
  expect(await opacity(page.locator(anchors).first())).toBe('1');
  const size = await page.locator(anchors).first().boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const other = await open(ORDER);
  expect(await opacity(other.page.locator(anchors).first())).toBe('0');
});
