import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER } from '../support/engine-pages.ts';

const HEADINGS = '[data-region="article"] :is(h1, h2, h3, h4)';

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

test.for([
  ['a manual', ENGINE_PAGES.manual.path],
  ['a page of the reference', ENGINE_PAGES.type.path],
] as const)('the names of the headings of %s are their texts', async ([, path], { open }) => {
  const { page } = await open(path);
  const texts = await page.locator(HEADINGS).evaluateAll((all) => all.map((h) => h.textContent));
  expect(texts.length).toBeGreaterThan(2);
  expect(await headingNames(page)).toEqual(expect.arrayContaining(texts));
});

test('the link beside a heading has a name and can be reached by keyboard', async ({ open }) => {
  const { page } = await open(ORDER);
  const heading = page.locator(`${HEADINGS}:not(h1)`).first();
  const link = page.getByRole('link', {
    name: `Link to ${await heading.textContent()}`,
    exact: true,
  });
  await heading.evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  await page.keyboard.press('Tab');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => opacity(link)).toBe('1');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain(`#${await heading.getAttribute('id')}`);
});

test('the link to a heading of several lines follows its last word', async ({ open }) => {
  const { page } = await open(ORDER, { viewport: { width: 390, height: 800 } });
  const places = await page
    .locator(`${HEADINGS}:has(+ .anchor)`)
    .first()
    .evaluate((heading) => {
      heading.textContent += ' of the garden'.repeat(5);
      const lines = heading.getClientRects();
      const [last, sign] = [lines[lines.length - 1], heading.nextElementSibling];
      const place = sign?.getBoundingClientRect();
      return { lines: lines.length, right: last?.right, last: last?.bottom, place };
    });
  expect(places.lines).toBeGreaterThan(1);
  expect(places.place?.bottom).toBeCloseTo(places.last ?? Number.NaN, 0);
  expect(places.place?.left).toBeGreaterThan(places.right ?? Number.NaN);
  expect(places.place?.left).toBeLessThan((places.right ?? Number.NaN) + 20);
});

test('headings show their anchor on touch screens', async ({ open }) => {
  const anchors = '[data-region="article"] h2 + .anchor';
  const { page } = await open(ORDER, { hasTouch: true, isMobile: true });
  expect(await opacity(page.locator(anchors).first())).toBe('1');
  const size = await page.locator(anchors).first().boundingBox();
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const other = await open(ORDER);
  expect(await opacity(other.page.locator(anchors).first())).toBe('0');
});

/** The names that the browser gives to assistive technology. */
async function headingNames(page: Page): Promise<unknown[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.filter(({ role }) => role?.value === 'heading').map(({ name }) => name?.value);
}

function opacity(link: Locator): Promise<string> {
  return link.evaluate((element) => getComputedStyle(element).opacity);
}
