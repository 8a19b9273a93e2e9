import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER } from '../support/engine-pages.ts';
import { heading, sidebarOf } from '../support/visit.ts';

describe.each([
  ['a wide window', { width: 1280, height: 800 }],
  ['a telephone', { width: 390, height: 844 }],
])('without scripts, in %s', (_, viewport) => {
  test('all parts of a page can be read', async ({ open }) => {
    const { page, goto } = await open(ORDER, { javaScriptEnabled: false, viewport });
    for (const { path, heading: expected } of Object.values(ENGINE_PAGES)) {
      await goto(path);
      expect(await heading(page)).toBe(expected);
      expect(await page.locator('h1').isVisible()).toBe(true);
    }
    await goto(ORDER);
    for (const part of [
      page.locator('article p').first(),
      page.locator('article p').last(),
      page.getByRole('navigation', { name: 'Breadcrumbs' }),
      page.getByRole('link', { name: 'Next Payment Service' }),
      page.getByRole('contentinfo'),
      sidebarOf(page).getByRole('link', { name: 'Order Service' }),
    ]) {
      expect(await part.isVisible()).toBe(true);
    }
  });

  test('links work', async ({ open }) => {
    const { page, goto } = await open(ORDER, { javaScriptEnabled: false, viewport });
    await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
    expect(await heading(page)).toBe('Tax Service');
    await page.getByRole('link', { name: 'Next User Service' }).click();
    expect(await heading(page)).toBe('User Service');
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Development' })
      .click();
    expect(await heading(page)).toBe('Development');
    await page.locator('a.card', { hasText: 'Decisions' }).click();
    expect(await heading(page)).toBe('Decisions');
    // The label of a closed group links to its page, on which the group is open.
    await sidebarOf(page).getByRole('link', { name: 'Tooling' }).click();
    expect(await sidebarOf(page).getByRole('link', { name: 'Documentation' }).isVisible()).toBe(
      true,
    );
    await goto(ORDER);
    await page.locator('article a[href="/graphql/order"]').first().click();
    expect(new URL(page.url()).pathname).toBe('/graphql/order');
  });

  test('there are no controls that need scripts', async ({ open }) => {
    const { page } = await open(ORDER, { javaScriptEnabled: false, viewport });
    expect(await page.getByRole('button').count()).toBe(0);
    await page.locator('.menu', { hasText: 'Language' }).locator('summary').click();
    expect(await page.getByRole('banner').getByRole('link', { name: 'English' }).isVisible()).toBe(
      true,
    );
  });
});

test('without scripts, all sections can be reached on a telephone', async ({ open }) => {
  const viewport = { width: 390, height: 844 };
  const { page } = await open('/', { javaScriptEnabled: false, viewport });
  const sections = page.getByRole('link', { name: 'GraphQL (services)' });
  expect(await sections.filter({ visible: true }).count()).toBe(1);
  await sections.filter({ visible: true }).click();
  expect(new URL(page.url()).pathname).toBe('/graphql/order');
});
