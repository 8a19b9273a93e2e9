import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ORDER } from '../support/engine-pages.ts';
import { MISARCH_PAGES } from '../support/misarch-pages.ts';

/** Number of code blocks whose buttons cover the title, or that have room beside their code. */
function badlyPlaced(page: Page): Promise<number> {
  return page.locator('.code-block').evaluateAll(
    (blocks) =>
      blocks.filter((block) => {
        const button = block.querySelector('.copy-button')?.getBoundingClientRect();
        const title = block.querySelector('.code-title')?.getBoundingClientRect();
        const width = block.querySelector('pre')?.offsetWidth;
        return width !== block.clientWidth || !button || button.top < (title?.bottom ?? 0);
      }).length,
  );
}

/**
 * How far the buttons of a block cover the end of its first line when scrolled to the end, in
 * pixels.
 */
function coveredOf(block: Locator): Promise<number> {
  return block.evaluate((element) => {
    const [pre, code] = [element.querySelector('pre'), element.querySelector('code')];
    const buttons = [...element.querySelectorAll('button')];
    pre?.scrollTo({ left: pre.scrollWidth });
    const range = document.createRange();
    range.selectNodeContents(code ?? element);
    const { top = 0 } = range.getClientRects()[0] ?? {};
    const line = [...range.getClientRects()].filter((box) => Math.abs(box.top - top) < 4);
    const end = Math.max(...line.map(({ right }) => right));
    return end - Math.min(...buttons.map((button) => button.getBoundingClientRect().left));
  });
}

describe('the buttons of a code block', () => {
  const viewport = { width: 160, height: 800 };

  test('appear over the code while the pointer is on it', async ({ open }) => {
    const { page } = await open(ORDER, { viewport });
    const block = page.locator('.code-block').first();
    const opacity = () =>
      block
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
    expect(await badlyPlaced(page)).toBe(0);
    await expect.poll(opacity).toEqual(['0', '0']);
    await block.hover();
    expect(await opacity()).toEqual(['1', '1']);
  });

  test('do not cover the ends of lines on touch screens', async ({ open }) => {
    const { page } = await open(ORDER, { hasTouch: true, viewport });
    const block = page.locator('.code-block').first();
    const button = block.getByRole('button', { name: 'Wrap lines' });
    await button.waitFor();
    expect(await badlyPlaced(page)).toBe(0);
    expect(await coveredOf(block)).toBeLessThanOrEqual(0);
    await button.tap();
    expect(await coveredOf(block)).toBeLessThanOrEqual(0);
  });
});

test('no link in code is below its buttons in a window of any width', async ({ open }) => {
  const { page } = await open('/graphql/api/types/unions/good');
  const block = page.locator('.code-block:has(a)').first();
  const covered: string[] = [];
  // Getting narrower, because code that becomes too wide has room behind it.
  for (let width = 320; width >= 220; width -= 4) {
    await page.setViewportSize({ width, height: 800 });
    await block.hover({ position: { x: 4, y: 4 } });
    const links = await block.locator('a').evaluateAll((all) =>
      all.flatMap((link) => {
        const pre = link.closest('pre');
        pre?.scrollTo({ left: pre.scrollWidth });
        return [...link.getClientRects()]
          .map(({ right, top, height }) => document.elementFromPoint(right - 2, top + height / 2))
          .filter((found) => found?.closest('.code-block button'))
          .map(() => link.textContent);
      }),
    );
    covered.push(...links.map((name) => `${name} at ${width} px`));
  }
  expect(covered).toEqual([]);
});

test('no button is over the link in code that has the focus', async ({ open }) => {
  const { page } = await open('/graphql/api/types/unions/good', {
    viewport: { width: 240, height: 800 },
  });
  const block = page.locator('.code-block:has(a):has(.wrap-button)').first();
  const wrap = block.getByRole('button', { name: 'Wrap lines' });
  await block.hover({ position: { x: 4, y: 4 } });
  expect(await opacityOf(wrap)).toBe('1');
  await block.locator('pre').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.matches('pre a'))).toBe(true);
  expect(await opacityOf(wrap)).toBe('0');
  for (const _ of await block.locator('a').all()) await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  expect(await opacityOf(wrap)).toBe('1');
});

test('long lines of code can be wrapped', async ({ open }) => {
  const { page } = await open(ORDER, { viewport: { width: 160, height: 800 } });
  const block = page.locator('.code-block').first();
  const overflow = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  const button = block.getByRole('button', { name: 'Wrap lines' });
  expect(await overflow()).toBeGreaterThan(0);
  await button.click();
  expect(await overflow()).toBe(0);
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await button.click();
  expect(await overflow()).toBeGreaterThan(0);
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await expect.poll(() => block.locator('pre').getAttribute('tabindex')).toBe('0');

  await page.setViewportSize({ width: 1280, height: 800 });
  await button.waitFor({ state: 'detached' });
  expect(await block.locator('pre').getAttribute('tabindex')).toBe(null);
});

test('boxes that may be too wide are measured together, not each in a layout of its own', async ({
  open,
}) => {
  const { page, goto } = await open('/', {
    site: inject('siteUrl'),
    viewport: { width: 390, height: 800 },
  });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Performance.enable');
  await goto(MISARCH_PAGES.manual.path);
  const tooWide = await page
    .locator('.code-block > pre')
    .evaluateAll((all) => all.filter((pre) => pre.scrollWidth > pre.clientWidth).length);
  expect(tooWide).toBeGreaterThan(14);
  await expect.poll(() => page.locator('.wrap-button').count()).toBe(tooWide);
  const { metrics } = await protocol.send('Performance.getMetrics');
  const layouts = metrics.find(({ name }) => name === 'LayoutCount')?.value;
  expect(layouts).toBeGreaterThan(0);
  expect(layouts).toBeLessThan(tooWide);
});

function opacityOf(button: Locator): Promise<string> {
  return button.evaluate((element) => getComputedStyle(element).opacity);
}
