import type { Locator, Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type OpenTab, type Tab, test } from '../support/browser-test.ts';
import { ORDER, TAX } from '../support/engine-pages.ts';
import { heading, markVisit, sameVisit, sidebarOf } from '../support/visit.ts';

describe('clicks that the browser handles', () => {
  const ways: [string, (link: Locator) => Promise<void>][] = [
    ['a click with Ctrl', (link) => link.click({ modifiers: ['ControlOrMeta'] })],
    ['a click with the middle button', (link) => link.click({ button: 'middle' })],
  ];
  test.for(ways)('%s opens another tab', async ([, click], { open }) => {
    const { page } = await open(ORDER);
    await markVisit(page);
    // A new tab has no address at first.
    const leadsThere = (url: string) => URL.canParse(url) && new URL(url).pathname === TAX;
    // Headless shells crash in some of these tabs, and others report a tab only after it has loaded
    // its first page, so either event counts.
    const asked = page.context().waitForEvent('request', (request) => {
      return request.isNavigationRequest() && leadsThere(request.url());
    });
    const opened = page.context().waitForEvent('page', (tab) => leadsThere(tab.url()));
    await click(sidebarOf(page).getByRole('link', { name: 'Tax Service' }));
    await Promise.any([asked, opened]);
    expect(new URL(page.url()).pathname).toBe(ORDER);
    expect(await sameVisit(page)).toBe(true);
  });

  test('a link to another site opens it in another tab', async ({ open }) => {
    const { page } = await open(ORDER);
    const asked = page
      .context()
      .waitForEvent('request', (request) => request.url().startsWith('https://github.com/garden'));
    await page.getByRole('banner').getByRole('link', { name: 'GitHub' }).click();
    await asked;
    expect(new URL(page.url()).pathname).toBe(ORDER);
  });

  test.for([
    ['a file', '<a href="/sitemap.xml">x</a>', '/sitemap.xml'],
    ['another application', '<a href="/app" data-nobrokenlinkcheck>x</a>', '/app'],
    ['an address with empty names', '<a href="/.///app">x</a>', '///app'],
    ['an address of another port', '<a href="http://127.0.0.1:1/docs/">x</a>', ':1/docs/'],
  ] as const)('a link to %s is followed the plain way', async ([, html, path], { open }) => {
    const { page } = await openWithLink(open, html);
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (!isPrefetch(request)) asked.push(request);
    });
    await page.locator('#extra a').click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    // The site's scripts did not try to fetch a page there first.
    expect(asked[0]?.isNavigationRequest()).toBe(true);
    expect(asked[0]?.url()).toContain(path);
  });

  test('downloads, other windows, handled clicks and broken anchors do not change the page', async ({
    open,
  }) => {
    const { page, log } = await openWithLink(
      open,
      `<a href="${TAX}" download>download</a>
      <a href="${TAX}" target="_blank">other window</a>
      <a href="${TAX}" onclick="return false">handled</a>
      <a>dead</a>`,
    );
    for (const link of await page.locator('#extra a').all()) {
      await link.click();
      await page.waitForTimeout(50);
      expect(new URL(page.url()).pathname).toBe(ORDER);
    }
    expect(await heading(page)).toBe('Order Service');
    expect(await sameVisit(page)).toBe(true);
    expect(log).toEqual([]);
  });

  test('a link in an SVG image is followed', async ({ open }) => {
    const html = `<svg width="40" height="20"><a href="${TAX}"><rect width="40" height="20"/></a></svg>`;
    const { page, log } = await openWithLink(open, html);
    await page.locator('#extra rect').click();
    await page.waitForURL(`**${TAX}`);
    expect(await heading(page)).toBe('Tax Service');
    expect(log).toEqual([]);
  });
});

describe('addresses with a file ending show their page', () => {
  test.for(['.html', '/index.html', '/'])('…%s', async (ending, { open }) => {
    const { page, log } = await open(ORDER + ending);
    expect(await heading(page)).toBe('Order Service');
    await markVisit(page);
    await addLink(page, `<a href="${TAX}${ending}">x</a>`);
    await page.locator('#extra a').click();
    await expect.poll(() => heading(page)).toBe('Tax Service');
    expect(new URL(page.url()).pathname).toBe(TAX + ending);
    expect(await sameVisit(page)).toBe(true);
    const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
    await expect.poll(canonical).toMatch(/\/tax$/);
    expect(await sidebarOf(page).locator('[aria-current="page"]').allTextContents()).toEqual([
      'Tax Service',
    ]);
    expect(log).toEqual([]);
  });
});

/** Opens a page and adds a link to its article. */
async function openWithLink(open: OpenTab, html: string): Promise<Tab> {
  const tab = await open(ORDER);
  await markVisit(tab.page);
  await addLink(tab.page, html);
  return tab;
}

/** Whether a request is a prefetch. Pages of links in view are prefetched after a second. */
function isPrefetch(request: Request): boolean {
  return request.headers()['sec-purpose'] === 'prefetch';
}

/** Adds HTML to the article, as if an author had written it. */
async function addLink(page: Page, html: string): Promise<void> {
  await page.locator('article h1').evaluate((title, link) => {
    title.insertAdjacentHTML('afterend', `<p id="extra">${link}</p>`);
  }, html);
}
