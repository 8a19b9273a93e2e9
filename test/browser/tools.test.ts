import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type OpenTab, test } from '../support/browser-test.ts';
import { ORDER, TAX } from '../support/engine-pages.ts';

describe('a diagram', () => {
  test('can be enlarged, moved and closed by keyboard alone', async ({ open }) => {
    const { page } = await open(ORDER);
    const opener = page.getByRole('button', { name: /^Enlarge: / }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const fit = await place(page);
    expect(fit.left).toBeGreaterThanOrEqual(0);
    expect(fit.bottom).toBeLessThanOrEqual(800);

    for (let step = 0; step < 5; step++) await page.keyboard.press('+');
    const zoomed = await place(page);
    expect(zoomed.width).toBeGreaterThan(fit.width * 3);
    expect(await dialog.getByRole('status').textContent()).toMatch(/^\d{3,} %$/);
    await page.keyboard.press('ArrowDown');
    expect((await place(page)).top).toBeLessThan(zoomed.top);
    await page.keyboard.press('0');
    expect(await place(page)).toEqual(fit);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('can be enlarged and moved by touch, and closed by a button', async ({ open }) => {
    const { page } = await openOnTouch(open, ORDER);
    await page
      .getByRole('button', { name: /^Enlarge: / })
      .first()
      .tap();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const fit = await place(page);
    const touches = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: xs.map((x, id) => ({ x, y: 400, id })),
      });
    await touch('touchStart', 180, 210);
    await touch('touchMove', 150, 240);
    await touch('touchMove', 60, 330);
    await touch('touchEnd');
    const zoomed = await place(page);
    expect(zoomed.width).toBeGreaterThan(fit.width * 2);
    await touch('touchStart', 200);
    await touch('touchMove', 260);
    await touch('touchEnd');
    expect((await place(page)).left).toBeGreaterThan(zoomed.left);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('is closed by going back', async ({ open }) => {
    const { page, goto } = await open(TAX);
    await page.getByRole('link', { name: 'Previous' }).click();
    await goto(ORDER);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.goBack();
    await page
      .getByRole('button', { name: /^Enlarge: / })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await page.goForward();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('shows an error if the script for enlarging does not load', async ({ open }) => {
    const { page } = await open(ORDER);
    await page.route('**/assets/tools-*', (route) => route.abort());
    const enlarge = page.getByRole('button', { name: /^Enlarge: / }).first();
    await enlarge.click();
    const warning = page.getByText('This did not load. Check your connection and try again.');
    await warning.waitFor();
    await page.unroute('**/assets/tools-*');
    await enlarge.click();
    await page.getByRole('dialog').waitFor();
    expect(await warning.count()).toBe(0);
  });
});

test('the buttons of an enlarged diagram are visible in large text on a telephone', async ({
  open,
}) => {
  const { page } = await open(ORDER, { viewport: { width: 390, height: 700 } });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  const opener = page.getByRole('button', { name: /^Enlarge: / }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const buttons = dialog.getByRole('button');
  expect(await buttons.count()).toBe(4);
  for (const button of await buttons.all()) {
    expect(await button.evaluate(isUncovered)).toBe(true);
  }
  const { width = 0 } = (await dialog.locator('.lightbox-bar p').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(150);
  await page.keyboard.press('Escape');
});

/** Whether an element is completely visible. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  const points = [
    [left + 2, middle[1]],
    [right - 2, middle[1]],
    [middle[0], top + 2],
    [middle[0], bottom - 2],
  ] as const;
  return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

test('an image can be enlarged by click and by keyboard', async ({ open }) => {
  const { page } = await open(TAX);
  const picture = page.getByRole('button', { name: 'Enlarge: A tax form' });
  await picture.click();
  await page.getByRole('dialog', { name: 'A tax form' }).waitFor();
  await page.keyboard.press('Escape');
  await picture.press('Enter');
  await page.getByRole('dialog', { name: 'A tax form' }).waitFor();
});

describe('the list of shortcuts', () => {
  test('opens with ?, and returns the focus', async ({ open }) => {
    const { page } = await open(ORDER);
    const opener = page.getByRole('button', { name: 'Keyboard shortcuts' });
    await opener.focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.waitFor();
    expect(await dialog.textContent()).toMatch(/Search.*Show this list/s);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('says which keys are alternatives, and which follow each other', async ({ open }) => {
    const { page } = await open(ORDER);
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('definition');
    await keys.first().waitFor();
    expect((await keys.allTextContents()).slice(0, 4)).toEqual([
      'Ctrl + K or /',
      '?',
      'Esc',
      'Tab, then Enter',
    ]);
  });

  test('names the keys of a Mac on a Mac', async ({ open }) => {
    const { page } = await open(ORDER, {
      prepare: (tab) =>
        tab.addInitScript(() => {
          Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });
        }),
    });
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('definition');
    expect(await keys.first().textContent()).toBe('⌘ K or /');
  });

  test('starts with its title, also in a small window', async ({ open }) => {
    const { page } = await open(ORDER, { viewport: { width: 390, height: 320 } });
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.waitFor();
    expect(await dialog.evaluate((box) => box.scrollTop)).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe(
      'checkbox',
    );
    await page.keyboard.press('Escape');
  });

  test('can turn single-key shortcuts off', async ({ open }) => {
    const { page } = await open(ORDER);
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('checkbox', { name: 'Shortcuts of a single key' }).uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    await page.waitForTimeout(100);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
  });
});

/** The rectangle of the enlarged image. */
function place(page: Page) {
  return page
    .locator('.lightbox-stage > *')
    .evaluate((picture) => picture.getBoundingClientRect().toJSON() as DOMRect);
}

function openOnTouch(open: OpenTab, path: string) {
  return open(path, { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
}
