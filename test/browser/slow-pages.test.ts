import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type OpenTab, type Tab, test } from '../support/browser-test.ts';
import { ORDER, TAX, USER } from '../support/engine-pages.ts';
import { serveHandler } from '../support/serve-handler.ts';
import {
  answerPages,
  arrived,
  heading,
  holdRoutes,
  markVisit,
  sameVisit,
  sidebarOf,
} from '../support/visit.ts';

const CHUNKS = '**/assets/routes/**';

describe('progress', () => {
  test('is shown if a page takes longer than 200 ms; until then the old page stays', async ({
    open,
  }) => {
    const { page } = await openWithClock(open);
    const { hold, release } = holdRoutes();
    await page.route(CHUNKS, hold);
    const asked = page.waitForRequest(CHUNKS);
    await clickWithoutPointer(page, 'Tax Service');
    await asked;
    const bar = page.getByRole('progressbar');
    await advance(page, 199);
    expect(await bar.isVisible()).toBe(false);
    await advance(page, 1);
    await bar.waitFor();
    expect(await heading(page)).toBe('Order Service');
    const spinner = page.getByRole('status').filter({ hasText: 'Loading page' });
    await advance(page, 799);
    expect(await spinner.count()).toBe(0);
    await advance(page, 1);
    expect(await spinner.isVisible()).toBe(true);
    release();
    await arrived(page, TAX);
    await bar.waitFor({ state: 'hidden' });
    await spinner.waitFor({ state: 'detached' });
  });

  test('is not shown if a page arrives sooner', async ({ open }) => {
    const { page } = await openWithClock(open);
    await clickWithoutPointer(page, 'Tax Service');
    await arrived(page, TAX);
    await advance(page, 1_000);
    expect(await page.getByRole('progressbar').isVisible()).toBe(false);
  });
});

test('a page whose chunk fails is loaded with a full page load', async ({ open }) => {
  const { page } = await open(ORDER);
  await markVisit(page);
  await page.route(CHUNKS, (route) => route.abort());
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  await expect.poll(() => heading(page)).toBe('Tax Service');
  expect(new URL(page.url()).pathname).toBe(TAX);
  expect(await sameVisit(page)).toBe(false);
  await page.goBack();
  await expect.poll(() => heading(page)).toBe('Order Service');
});

test('a page whose chunk has no default export is loaded with a full page load, and the console says why', async ({
  open,
}) => {
  const { page, log } = await open(ORDER);
  await markVisit(page);
  await page.route(CHUNKS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const meta = {};' }),
  );
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  await expect.poll(() => heading(page)).toBe('Tax Service');
  expect(await sameVisit(page)).toBe(false);
  const sentence = `The page component at assets/routes${TAX}.js doesn't have a default export`;
  expect(log.filter((line) => line.startsWith('error:') && line.includes(sentence))).toHaveLength(
    1,
  );
});

const NOT_ITS_CHUNK = 'is cut off, or is of another build';

test.for([
  [
    'another page',
    (html: string) => html.replace(`"route":"${TAX}"`, '"route":"/404.html"'),
    NOT_ITS_CHUNK,
  ],
  [
    'a page of another build',
    (html: string) => html.replace('"toc":true', '"toc":false'),
    NOT_ITS_CHUNK,
  ],
  ['a login page', () => '<h1>Log in</h1>', 'the document has no page'],
  ['half of the page', (html: string) => html.slice(0, html.indexOf('</article>')), NOT_ITS_CHUNK],
] as const)(
  'if a script gets %s instead of the page, it is loaded with a full page load, and the console says why',
  async ([, answer, sentence], { open }) => {
    const { page, log } = await open(ORDER);
    await markVisit(page);
    await answerPages(page, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: answer(await response.text()) });
    });
    await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
    await expect.poll(() => sameVisit(page)).toBe(false);
    await expect.poll(() => heading(page)).toBe('Tax Service');
    const told = log.filter((line) => line.startsWith('error:') && line.includes(sentence));
    expect(told).toHaveLength(1);
  },
);

test('a page with a redirect to the address with a slash is shown without a full page load', async ({
  open,
}) => {
  const { page, log } = await open(ORDER);
  await markVisit(page);
  await answerPages(page, async (route) => {
    const url = route.request().url();
    if (url.endsWith('/'))
      await route.fulfill({ response: await route.fetch({ url: url.slice(0, -1) }) });
    else await route.fulfill({ status: 301, headers: { location: `${url}/` } });
  });
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  await arrived(page, TAX);
  expect(await sameVisit(page)).toBe(true);
  expect(log).toEqual([]);
});

test('a redirect to a login page of another origin is followed', async ({ open }) => {
  const login = await serveHandler((_, response) => {
    response.setHeader('content-type', 'text/html').end('<h1>Log in</h1>');
  });
  try {
    const { page } = await open(ORDER);
    for (const path of [`**${TAX}`, CHUNKS]) {
      await page.route(path, (route) =>
        route.fulfill({ status: 302, headers: { location: login.url } }),
      );
    }
    await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
  } finally {
    await login.stop();
  }
});

test('a response of another origin does not become part of the site', async ({ open }) => {
  const document = await readFile(join(inject('engineFolder'), TAX, 'index.html'), 'utf8');
  const elsewhere = await serveHandler((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' })
      .end(document.replaceAll('Tax Service', 'Not of the site'));
  });
  try {
    const { page } = await open(ORDER);
    await markVisit(page);
    const location = `${elsewhere.url}${TAX}`;
    await answerPages(page, (route) => route.fulfill({ status: 302, headers: { location } }));
    await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
    await expect.poll(() => sameVisit(page)).toBe(false);
    await expect.poll(() => heading(page)).toBe('Tax Service');
  } finally {
    await elsewhere.stop();
  }
});

test('a page is not shown if the reader has chosen another one before it arrived', async ({
  open,
}) => {
  const { page } = await open(ORDER);
  const { hold, release } = holdRoutes();
  const late = page.waitForResponse('**/assets/routes/**/tax.js');
  await page.route('**/assets/routes/**/tax.js', hold);
  await recordHeadings(page);
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  await sidebarOf(page).getByRole('link', { name: 'User Service' }).click();
  await arrived(page, USER);
  release();
  await (await late).finished();
  await page.waitForTimeout(100);
  expect(await page.evaluate('headings')).toEqual(['Order Service', 'User Service']);
});

/**
 * Records the first-level headings that are shown, starting with the current one:
 * `window.headings`.
 */
async function recordHeadings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const current = () => document.querySelector('h1')?.textContent;
    const headings = [current()];
    Object.assign(window, { headings });
    new MutationObserver(() => {
      if (current() !== headings.at(-1)) headings.push(current());
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Opens a page and stops its clock, so that the speed of this machine does not matter. */
async function openWithClock(open: OpenTab): Promise<Tab> {
  const tab = await open(ORDER, {
    prepare: async (page) => {
      await page.clock.install();
    },
  });
  await tab.page.clock.pauseAt(Date.now() + 60_000);
  return tab;
}

/** Advances the page's clock, and waits until the page has rendered. */
async function advance(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.waitForTimeout(100);
}

/** Clicks a link of the sidebar without a pointer, so that its page is not prefetched. */
async function clickWithoutPointer(page: Page, name: string): Promise<void> {
  await sidebarOf(page).getByRole('link', { name }).dispatchEvent('click');
}

test('a reader who goes back before hydration gets the page of the address', async ({ open }) => {
  const { page } = await open(ORDER);
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  await arrived(page, TAX);
  // The page is reloaded, and its script arrives only after the reader has gone back.
  const { hold, release } = holdRoutes();
  await page.route(/assets\/entry-.*\.js$/, hold);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => heading(page)).toBe('Tax Service');
  await page.evaluate(() => history.back());
  await expect.poll(() => new URL(page.url()).pathname).toBe(ORDER);
  release();
  await expect.poll(() => heading(page)).toBe('Order Service');
});

test('a button pressed before the scripts arrive takes effect once they have', async ({ open }) => {
  const { page, release } = await openHeld(open);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  release();
  await page.getByRole('dialog', { name: 'Navigation' }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('the search, opened before the scripts arrive, opens once they have', async ({ open }) => {
  const { page, release } = await openHeld(open);
  await page.getByRole('button', { name: 'Search' }).click();
  release();
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
});

/** Opens a page whose script arrives when it is released. */
async function openHeld(open: OpenTab) {
  const { hold, release } = holdRoutes();
  const { page } = await open(ORDER, {
    takesOver: false,
    viewport: { width: 390, height: 800 },
    prepare: async (tab) => {
      await tab.route(/assets\/entry-.*\.js$/, hold);
      // Do not wait for the load event, which would wait for the scripts.
      const goto = tab.goto.bind(tab);
      tab.goto = (url) => goto(url, { waitUntil: 'commit' });
    },
  });
  return { page, release };
}
