import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ENGINE_PAGES, ORDER, PAYMENT, TAX } from '../support/engine-pages.ts';
import { arrived, markVisit, sameVisit, sidebarOf } from '../support/visit.ts';

interface Way {
  readonly name: string;
  readonly from: string;
  readonly link: (page: Page) => Locator;
  readonly to: string;
}

const WAYS: readonly Way[] = [
  {
    name: 'a link of the sidebar',
    from: ORDER,
    link: (page) => sidebarOf(page).getByRole('link', { name: 'Tax Service' }),
    to: TAX,
  },
  {
    name: 'a link in the text',
    from: ORDER,
    link: (page) => page.locator('article a[href="/graphql/order"]').first(),
    to: '/graphql/order',
  },
  {
    name: 'a breadcrumb',
    from: ORDER,
    link: (page) =>
      page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', {
        name: 'Development',
      }),
    to: '/category/development',
  },
  {
    name: 'a card',
    from: ENGINE_PAGES.category.path,
    link: (page) => page.locator('a.card', { hasText: 'Naming of Ids' }),
    to: '/docs/development/decisions/naming-of-ids',
  },
  {
    name: 'the link to the next page',
    from: ORDER,
    link: (page) => page.getByRole('link', { name: 'Next Payment Service' }),
    to: PAYMENT,
  },
  {
    name: 'the link to the previous page',
    from: ORDER,
    link: (page) => page.getByRole('link', { name: 'Previous Notification Service' }),
    to: '/docs/development/services/notification',
  },
  {
    name: 'a link of the navbar',
    from: '/',
    link: (page) => page.getByRole('banner').getByRole('link', { name: 'GraphQL', exact: true }),
    to: '/graphql/api',
  },
  {
    name: 'the way out of the not-found page',
    from: '/nowhere',
    link: (page) => page.getByRole('link', { name: 'Go to the start page' }),
    to: '/',
  },
];

describe('a click opens a page without a full load', () => {
  for (const { name, from, link, to } of WAYS) {
    test(name, async ({ open }) => {
      const { page, goto, log } = await open(from);
      await markVisit(page);
      await link(page).click();
      await arrived(page, to);
      expect(await sameVisit(page)).toBe(true);
      const clicked = await shown(page);
      await goto(to);
      expect(clicked).toEqual(await shown(page));
      expect(log.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
    });
  }
});

/** The parts of a page that readers, search engines and bookmarks see. */
function shown(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
    const region = (name: string) =>
      document
        .querySelector(`[data-region="${name}"]`)
        // Without state that scripts set: the current entry of the table of contents, tab stops,
        // and images that can be enlarged once loaded.
        ?.innerHTML.replaceAll(/ aria-current="true"| tabindex="(0|-1)"/g, '')
        .replaceAll(/ data-enlarges="[^"]*" role="button" aria-label="Enlarge: [^"]*"/g, '');
    return {
      title: document.title,
      description: content('meta[name="description"]'),
      robots: content('meta[name="robots"]'),
      links: [...document.querySelectorAll('link:is([rel="canonical"], [rel="alternate"])')].map(
        (link) => link.outerHTML,
      ),
      openGraph: ['title', 'description', 'url', 'type'].map((name) =>
        content(`meta[property="og:${name}"]`),
      ),
      breadcrumbs: region('breadcrumbs'),
      article: region('article'),
      pagination: region('pagination'),
      toc: region('toc'),
      current: [...document.querySelectorAll('[aria-current="page"]')].map(
        (element) => element.textContent,
      ),
    };
  });
}

test('the sidebar marks the current page and opens its branch', async ({ open }) => {
  const { page } = await open('/graphql/order');
  const sidebar = sidebarOf(page);
  for (const [card, path] of [
    ['Mutations', '/category/mutations'],
    ['placeOrder', ENGINE_PAGES.operation.path],
  ] as const) {
    await page.locator('a.card', { hasText: card }).click();
    await arrived(page, path);
    expect(await sidebar.locator('[aria-current="page"]').allTextContents()).toEqual([card]);
  }
  expect(await sidebar.locator('.active > a').allTextContents()).toEqual([
    'Order',
    'Api',
    'Mutations',
  ]);
  expect(await sidebar.locator('.active > button[aria-expanded="false"]').count()).toBe(0);
  expect(await sidebar.getByRole('link', { name: 'createOrder' }).isVisible()).toBe(true);
});

test("the focus moves to the new page's heading, and screen readers announce its title once", async ({
  open,
}) => {
  const { page } = await open(ORDER);
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  await arrived(page, TAX);
  expect(await page.evaluate(() => document.activeElement?.outerHTML)).toMatch(/^<h1.*Tax Service/);
  await expect
    .poll(() => page.getByRole('status').filter({ hasText: 'Tax Service' }).allInnerTexts())
    .toEqual(['Tax Service | Garden']);
});

test('Enter opens a link, too', async ({ open }) => {
  const { page } = await open(ORDER);
  await markVisit(page);
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).press('Enter');
  await arrived(page, TAX);
  expect(await sameVisit(page)).toBe(true);
});

test('navigation does not leak documents of fetched pages', async ({ open }) => {
  const { page } = await open(ORDER);
  const protocol = await page.context().newCDPSession(page);
  const visit = async (names: readonly string[]) => {
    for (const name of names) {
      await sidebarOf(page).getByRole('link', { name }).click();
      await expect.poll(() => page.locator('h1').textContent()).toBe(name);
    }
    await protocol.send('HeapProfiler.collectGarbage');
    return (await protocol.send('Memory.getDOMCounters')).documents;
  };
  const before = await visit(['Tax Service']);
  const services = ['User Service', 'Payment Service', 'Notification Service', 'Order Service'];
  expect(await visit(services)).toBeLessThanOrEqual(before);
  await protocol.detach();
});
