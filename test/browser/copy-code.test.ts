import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ORDER } from '../support/engine-pages.ts';

describe('the button that copies code', () => {
  for (const hasTouch of [false, true]) {
    test(`covers neither code nor title, ${hasTouch ? 'on touch' : 'with a mouse'}`, async ({
      open,
    }) => {
      const { page } = await open(ORDER, { hasTouch, viewport: { width: 390, height: 800 } });
      const blocks = page.locator('.code-block');
      const covered = await blocks.evaluateAll((all) =>
        all.map((block) => {
          const button = block.querySelector('.copy-button')?.getBoundingClientRect();
          const others = [...block.querySelectorAll('pre, .code-title')];
          return others.filter((other) => {
            const box = other.getBoundingClientRect();
            return button && box.right > button.left && box.bottom > button.top;
          }).length;
        }),
      );
      expect(covered.length).toBeGreaterThan(1);
      // A title ends above the button.
      expect(covered).toEqual(covered.map(() => 0));
    });
  }
});

test('lines of code that are too long can be wrapped', async ({ open }) => {
  const { page } = await open(ORDER, { viewport: { width: 220, height: 800 } });
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
  expect(await block.locator('pre').getAttribute('tabindex')).toBe('0');

  await page.setViewportSize({ width: 1280, height: 800 });
  await button.waitFor({ state: 'detached' });
  expect(await block.locator('pre').getAttribute('tabindex')).toBe(null);
});
