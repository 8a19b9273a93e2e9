import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { SAMPLES } from '../support/sample-pages.ts';

/**
 * On wide screens CSS shows the content of the closed `<details>`; axe does not know that this
 * can be done and misses what can be focused in there. A test of its own looks for it.
 */
const FALSE_ALARM = 'scrollable-region-focusable: .toc:';

describe('axe finds nothing to complain about', () => {
  test.for(Object.entries(SAMPLES))('%s', async ([, { path }], { open }) => {
    const { page } = await open(path);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    expect(await violations(page)).toEqual([]);
  });

  test('the table of contents, which axe takes for closed, can be reached', async ({ open }) => {
    const { page } = await open(SAMPLES.manual.path);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await links.nth(0).focus();
    await page.keyboard.press('Tab');
    expect(await links.nth(1).evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('the navigation of a telephone', async ({ open }) => {
    const { page } = await open(SAMPLES.manual.path, { viewport: { width: 390, height: 844 } });
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

/** What is wrong and where, as one line each. */
async function violations(page: Page): Promise<string[]> {
  // Colours that are half-way between two modes are nobody's.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished)),
  );
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe } = window as typeof window & { axe: typeof import('axe-core') };
    return (await axe.run()).violations;
  });
  return found
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    )
    .filter((line) => !line.startsWith(FALSE_ALARM));
}
