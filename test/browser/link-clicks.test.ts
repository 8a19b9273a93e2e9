import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type OpenTab, test } from '../support/browser-test.ts';
import { arrived, heading, markVisit, sameVisit, sidebarOf } from '../support/visit.ts';

const ORDER = '/docs/docs/dev-manuals/services/order';
const TAX = '/docs/docs/dev-manuals/services/tax';

describe('clicks that are the browser’s', () => {
  const ways: [string, (link: Locator) => Promise<void>][] = [
    ['a click with Ctrl', (link) => link.click({ modifiers: ['ControlOrMeta'] })],
    ['a click with the middle button', (link) => link.click({ button: 'middle' })],
  ];
  test.for(ways)('%s opens another tab', async ([, click], { open }) => {
    const { page } = await open(ORDER);
    await markVisit(page);
    const opened = page.context().waitForEvent('page');
    await click(sidebarOf(page).getByRole('link', { name: 'Tax Service' }));
    const other = await opened;
    await other.waitForURL(`**${TAX}`);
    expect(new URL(page.url()).pathname).toBe(ORDER);
    expect(await sameVisit(page)).toBe(true);
  });

  test('a link to another site opens it in another tab', async ({ open }) => {
    const { page } = await open(ORDER);
    const asked = page
      .context()
      .waitForEvent('request', (request) => request.url().startsWith('https://github.com/MiSArch'));
    await page.getByRole('banner').getByRole('link', { name: 'GitHub' }).click();
    await asked;
    expect(new URL(page.url()).pathname).toBe(ORDER);
  });

  test.for([
    ['a file', '<a href="/sitemap.xml">x</a>', '/sitemap.xml'],
    ['an address of another port', '<a href="http://127.0.0.1:1/docs/">x</a>', ':1/docs/'],
  ] as const)('a link to %s is followed the plain way', async ([, html, path], { open }) => {
    const { page } = await openWithLink(open, html);
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await page.locator('#extra a').click();
    expect((await asked).url()).toContain(path);
  });

  test.for([
    ['a download', '<a href="/docs/" download>x</a>'],
    ['a link to another window', '<a href="/docs/" target="_blank">x</a>'],
    ['a link that a script has handled', '<a href="/docs/" onclick="return false">x</a>'],
    ['an anchor that leads nowhere', '<a>x</a>'],
  ] as const)('%s does not change the page', async ([, html], { open }) => {
    const { page, log } = await openWithLink(open, html);
    await page.locator('#extra a').click();
    await page.waitForTimeout(100);
    expect(new URL(page.url()).pathname).toBe(ORDER);
    expect(await sameVisit(page)).toBe(true);
    expect(log).toEqual([]);
  });

  test('a link in a picture is followed', async ({ open }) => {
    const html = `<svg width="40" height="20"><a href="${TAX}"><rect width="40" height="20"/></a></svg>`;
    const { page, log } = await openWithLink(open, html);
    await page.locator('#extra rect').click();
    await page.waitForURL(`**${TAX}`);
    expect(await heading(page)).toBe('Tax Service');
    expect(log).toEqual([]);
  });
});

describe('addresses with the ending of a file', () => {
  for (const ending of ['.html', '/index.html', '/']) {
    test(`…${ending} loads its page`, async ({ open }) => {
      const { page, log } = await open(ORDER + ending);
      expect(await heading(page)).toBe('Order Service');
      await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
      await arrived(page, TAX);
      expect(log).toEqual([]);
    });

    test(`a link to …${ending} opens its page`, async ({ open }) => {
      const { page, log } = await openWithLink(open, `<a href="${TAX}${ending}">x</a>`);
      await page.locator('#extra a').click();
      await expect.poll(() => heading(page)).toBe('Tax Service');
      expect(await sameVisit(page)).toBe(true);
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/tax$/);
      expect(log).toEqual([]);
    });
  }
});

/** Opens a page and adds HTML to its article, as an author could have written it. */
async function openWithLink(
  open: OpenTab,
  html: string,
): Promise<{ page: Page; log: readonly string[] }> {
  const { page, log } = await open(ORDER);
  await markVisit(page);
  await page.locator('article h1').evaluate((heading, link) => {
    heading.insertAdjacentHTML('afterend', `<p id="extra">${link}</p>`);
  }, html);
  return { page, log };
}
