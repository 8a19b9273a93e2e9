import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { askedBelow, hydrated, test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER, PAYMENT, TAX } from '../support/engine-pages.ts';
import { answerPages, arrived, holdRoutes, sidebarOf } from '../support/visit.ts';

const SERVICES = 'Services & Parts';
const DOCUMENTATION = '/docs/development/tooling/documentation';

describe('the sidebar', () => {
  test('fetches its tree once, when the first group is opened', async ({ open }) => {
    const { page, requests } = await open(ORDER);
    expect(askedBelow('/assets/sidebars/', requests)).toEqual([]);
    await toggle(page, 'Tooling').click();
    await link(page, 'Documentation').waitFor();
    await toggle(page, 'Decisions').click();
    await link(page, 'Story Points').waitFor();
    await link(page, 'Tax Service').click();
    await arrived(page, TAX);
    expect(askedBelow('/assets/sidebars/', requests)).toEqual(['/assets/sidebars/docs.json']);
  });

  test('opens a group without changing the others', async ({ open }) => {
    const { page } = await open(ORDER);
    await toggle(page, 'Tooling').click();
    await link(page, 'Documentation').waitFor();
    await toggle(page, 'Decisions').click();
    await link(page, 'Story Points').waitFor();
    expect(await openGroups(page)).toEqual(['Development', SERVICES, 'Decisions', 'Tooling']);
    await toggle(page, 'Tooling').click();
    expect(await openGroups(page)).toEqual(['Development', SERVICES, 'Decisions']);
    expect(await link(page, 'Documentation').count()).toBe(0);
  });

  test('can close the group of the current page', async ({ open }) => {
    const { page } = await open(ORDER);
    await toggle(page, SERVICES).click();
    await link(page, 'Order Service').waitFor({ state: 'detached' });
    expect(await openGroups(page)).toEqual(['Development']);
  });

  test('keeps open groups and the scroll position on navigation', async ({ open }) => {
    const { page } = await open(ORDER);
    await toggle(page, 'Tooling').click();
    await link(page, 'Documentation').click();
    await arrived(page, DOCUMENTATION);
    expect(await openGroups(page)).toEqual(['Development', SERVICES, 'Tooling']);

    const sections = page.getByRole('banner');
    await sections.getByRole('link', { name: 'GraphQL', exact: true }).click();
    await arrived(page, '/graphql/api');
    await page.getByRole('banner').getByRole('link', { name: 'Garden' }).click();
    await arrived(page, '/');
    await sections.getByRole('link', { name: 'Docs', exact: true }).click();
    await arrived(page, '/docs/');
    expect(await openGroups(page)).toEqual(['Development', SERVICES, 'Tooling']);
  });

  test('opens the branch of a new page even if the reader had closed it', async ({ open }) => {
    const { page } = await open(ORDER);
    await toggle(page, SERVICES).click();
    await link(page, 'Order Service').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Next Payment Service' }).click();
    await arrived(page, PAYMENT);
    expect(await link(page, 'Payment Service').isVisible()).toBe(true);
  });

  test('keeps the focus when its tree arrives', async ({ open }) => {
    const { page } = await open(ORDER);
    await link(page, 'Tooling').focus();
    await page.keyboard.press('Tab');
    expect(await focusedLabel(page)).toBe('Pages in Tooling');
    await page.keyboard.press('Enter');
    await link(page, 'Documentation').waitFor();
    expect(await toggle(page, 'Tooling').getAttribute('aria-expanded')).toBe('true');
    expect(await focusedLabel(page)).toBe('Pages in Tooling');
    await page.keyboard.press('Space');
    await link(page, 'Documentation').waitFor({ state: 'detached' });
    expect(await focusedLabel(page)).toBe('Pages in Tooling');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await arrived(page, DOCUMENTATION);
  });

  test('stays usable if its tree does not load', async ({ open }) => {
    const { page, log } = await open(ORDER);
    await page.route('**/assets/sidebars/**', (route) => route.abort());
    await toggle(page, 'Tooling').click();
    await expect.poll(() => log.length).toBeGreaterThan(0);
    await page.unroute('**/assets/sidebars/**');
    await toggle(page, 'Tooling').click();
    await link(page, 'Documentation').click();
    await arrived(page, DOCUMENTATION);
  });
});

function toggle(page: Page, group: string): Locator {
  return sidebarOf(page).getByRole('button', { name: `Pages in ${group}` });
}

function link(page: Page, label: string): Locator {
  return sidebarOf(page).getByRole('link', { name: label, exact: true });
}

function openGroups(page: Page): Promise<(string | undefined)[]> {
  return sidebarOf(page)
    .locator('button[aria-expanded="true"]')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.replace('Pages in ', '')),
    );
}

function focusedLabel(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
}

test('the sidebar keeps its scroll position across reloads and pages of other sidebars', async ({
  open,
}) => {
  const { page } = await open(ENGINE_PAGES.type.path, {
    viewport: { width: 1280, height: 300 },
  });
  const box = page.locator('.drawer');
  const top = () => box.evaluate((element) => element.scrollTop);
  await expect.poll(top).toBeGreaterThan(100);
  // The current entry is still visible.
  const place = (await top()) - 20;
  await box.evaluate((element, to) => element.scrollTo(0, to), place);
  await page.reload();
  await hydrated(page);
  await expect.poll(top).toBe(place);
  await page.getByRole('banner').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect.poll(top).not.toBe(place);
  await page.goBack();
  await expect.poll(top).toBe(place);
});

test('the sidebar shows the entry of the current page again when the reader comes back to it', async ({
  open,
}) => {
  const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width: 1280, height: 300 } });
  await page.reload();
  await hydrated(page);
  const first = sidebarOf(page).getByRole('link').first();
  const path = (await first.getAttribute('href')) ?? '';
  await first.click();
  await arrived(page, path);
  await expect.poll(() => isShown(page)).toBe(true);
  await page.locator('.drawer').evaluate((box) => box.scrollTo(0, 0));
  await page.goBack();
  await arrived(page, ENGINE_PAGES.type.path);
  await expect.poll(() => isShown(page)).toBe(true);
});

test('the sticky titles of the branch do not cover the entry of a new page', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width: 1280, height: 400 } });
  // Scroll the entry under the titles, as if the reader had left the sidebar there.
  await page.locator('.drawer').evaluate((box) => {
    const entry = box.querySelector('[aria-current=page]');
    box.scrollTop += (entry?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().top;
  });
  expect(await isShown(page)).toBe(false);
  await page.evaluate(() => {
    addEventListener('pagehide', () => {
      const [key = ''] = Object.keys(sessionStorage).filter((name) => name.startsWith('sidebar '));
      const [top] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      sessionStorage.setItem(key, JSON.stringify([top, '/elsewhere']));
    });
  });
  await page.reload();
  await hydrated(page);
  await expect.poll(() => isShown(page)).toBe(true);
});

/** The field that filters the sidebar. */
function filterOf(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Filter the list of pages' });
}

/** The bottom of a field, in CSS pixels; `undefined` if something covers the field. */
function visibleBottom(field: Locator): Promise<number | undefined> {
  return field.evaluate((input) => {
    const { left, top, height } = input.getBoundingClientRect();
    const isCovered = document.elementFromPoint(left + 9, top + height / 2) !== input;
    return isCovered ? undefined : top + height;
  });
}

/** Whether the current entry of the sidebar is visible and not covered. */
function isShown(page: Page): Promise<boolean> {
  return sidebarOf(page)
    .locator('[aria-current=page]')
    .evaluate((entry) => {
      const { left, right, top, bottom } = entry.getBoundingClientRect();
      const middle = (left + right) / 2;
      return [top + 2, bottom - 2].every((y) =>
        entry.contains(document.elementFromPoint(middle, y)),
      );
    });
}

describe('the sidebar of a reference', () => {
  test('is filtered by several words, and its results are links', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.operation.path);
    const field = filterOf(page);
    await field.fill('user objects');
    await expect.poll(() => page.getByText(/^Pages found: [1-9]/).count()).toBe(1);
    expect(await sidebarOf(page).getByRole('link', { name: 'placeOrder' }).count()).toBe(0);
    await link(page, 'User').last().click();
    await page.waitForURL('**/types/objects/user');
    expect(await field.inputValue()).toBe('user objects');
    await field.fill('');
    await sidebarOf(page)
      .getByRole('button', { name: /^Pages in / })
      .first()
      .waitFor();
  });

  test('says that the filter found nothing', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.operation.path);
    await filterOf(page).fill('order');
    const status = sidebarOf(page).getByRole('status');
    await expect.poll(() => status.textContent()).toMatch(/^Pages found: [1-9]/);
    expect((await status.boundingBox())?.height).toBe(1);
    await filterOf(page).fill('zzzz');
    await expect.poll(() => status.textContent()).toBe('Pages found: 0');
    expect((await status.boundingBox())?.height).toBeGreaterThan(10);
  });

  test('can be filtered while a page loads, and the field keeps the focus', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.operation.path);
    const field = filterOf(page);
    await field.fill('user objects');
    // Before that, a click may hit the previous list, which is about to be replaced.
    await page.getByText(/^Pages found: /).waitFor();
    const user = link(page, 'User').last();
    const { hold, release } = holdRoutes();
    await answerPages(page, hold);
    await user.click();
    await page.waitForURL('**/types/objects/user');
    await field.focus();
    release();
    await arrived(page, new URL(page.url()).pathname);
    await page.keyboard.type(' x');
    expect(await field.inputValue()).toBe('user objects x');
  });

  test('shows the first result, wherever it was scrolled to', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.operation.path, {
      viewport: { width: 1280, height: 300 },
    });
    const found = page.getByText(/^Pages found: /);
    await filterOf(page).focus();
    await page.keyboard.type('o');
    await found.waitFor();
    const drawer = page.locator('.drawer');
    await drawer.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    expect(await drawer.evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
    const before = await found.textContent();
    await page.keyboard.type('rder');
    await expect.poll(() => found.textContent()).not.toBe(before);
    const first = await sidebarOf(page).getByRole('link').first().boundingBox();
    const tools = await page.locator('.sidebar-tools').boundingBox();
    expect(first?.y).toBeGreaterThanOrEqual((tools?.y ?? 0) + (tools?.height ?? 0));
  });

  test('shows the current page again when the filter is cleared', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.operation.path, {
      viewport: { width: 1280, height: 300 },
    });
    const found = page.getByText(/^Pages found: /);
    await filterOf(page).fill('o');
    await found.waitFor();
    // The first result is visible, and is above the current page.
    expect(await page.locator('.drawer').evaluate((box) => box.scrollTop)).toBe(0);
    await filterOf(page).fill('');
    await found.waitFor({ state: 'detached' });
    expect(await isShown(page)).toBe(true);
  });

  test('closes all groups at once', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.operation.path);
    const button = page.getByRole('button', { name: 'Collapse all groups' });
    expect(await openGroups(page)).not.toEqual([]);
    await button.click();
    await expect.poll(() => openGroups(page)).toEqual([]);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(
      await sidebarOf(page)
        .getByRole('button', { name: /^Pages in / })
        .count(),
    ).toBe(2);
  });

  test('keeps the titles of the branch visible', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width: 1280, height: 200 } });
    const drawer = page.locator('.drawer');
    const current = sidebarOf(page).locator('[aria-current=page]');
    await current.evaluate((entry) => entry.scrollIntoView({ block: 'end' }));
    expect(await drawer.evaluate((box) => box.scrollTop)).toBeGreaterThan(60);
    const top = await drawer.evaluate((box) => box.getBoundingClientRect().top);
    const titles = sidebarOf(page).locator('.active');
    const tops = await titles.evaluateAll((all) =>
      all.map((title) => title.getBoundingClientRect().top),
    );
    expect(tops.length).toBeGreaterThan(1);
    for (const place of tops) expect(place).toBeGreaterThanOrEqual(top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  test('keeps the filter visible, with the titles of the branch below it', async ({ open }) => {
    const { page } = await open(ENGINE_PAGES.type.path, { viewport: { width: 1280, height: 300 } });
    const drawer = page.locator('.drawer');
    await drawer.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    expect(await drawer.evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
    const bottom = await visibleBottom(filterOf(page));
    expect(bottom).toBeDefined();
    const titles = await sidebarOf(page)
      .locator('.active')
      .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
    expect(titles[0]).toBeGreaterThanOrEqual(bottom ?? 0);
  });
});

test('the filter of the sidebar stays visible in the drawer on a telephone', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.type.path, {
    viewport: { width: 390, height: 500 },
    reducedMotion: 'reduce',
  });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const drawer = page.getByRole('dialog');
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
  await drawer.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  expect(await drawer.evaluate((box) => box.scrollTop)).toBeGreaterThan(200);
  const field = filterOf(page);
  const bottom = await visibleBottom(field);
  expect(bottom).toBeDefined();
  // Focused entries and the buttons of their groups are scrolled out from under it.
  for (const entry of [
    sidebarOf(page).getByRole('link').nth(1),
    sidebarOf(page)
      .getByRole('button', { name: /^Pages in / })
      .first(),
  ]) {
    await sidebarOf(page).getByRole('link').last().focus();
    await entry.focus();
    expect((await entry.boundingBox())?.y).toBeGreaterThanOrEqual(bottom ?? 0);
  }
  // Results are directly below the field, not below the links of the navbar.
  await field.fill('order');
  await page.getByText(/^Pages found: /).waitFor();
  const first = await sidebarOf(page).getByText('Gateway').first().boundingBox();
  expect(first?.y).toBeGreaterThanOrEqual(bottom ?? 0);
  expect(first?.y).toBeLessThan((bottom ?? 0) + 40);
});

test('the sidebar of manuals has no filter', async ({ open }) => {
  const { page } = await open(ORDER);
  expect(await page.getByRole('searchbox').count()).toBe(0);
});
