import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { expect, inject } from 'vitest';
import { IS_HYDRATED, test } from '../support/browser-test.ts';

/** Number of tabs: while one waits, another can use the processor. */
const TABS = 3;

const routes = await readFile(new URL('../fixtures/routes.txt', import.meta.url), 'utf8');

test('every route hydrates without messages on the console', { timeout: 900_000 }, async ({
  browser,
}) => {
  const left = routes.trim().split('\n');
  expect(left.length).toBe(1207);
  const visits = Array.from({ length: TABS }, () => visitAll(browser, left));
  expect((await Promise.all(visits)).flat()).toEqual([]);
});

/**
 * Visits routes in a tab until none are left.
 *
 * @returns Uncaught errors, console messages and unexpected statuses, each with its route.
 */
async function visitAll(browser: Browser, left: string[]): Promise<string[]> {
  const site = inject('siteUrl');
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const said: string[] = [];
  let route: string | undefined;
  page.on('pageerror', (error) => said.push(`${route}: ${error.message}`));
  page.on('console', (message) => {
    // Other hosts cannot be reached in tests.
    if (message.text().includes('ERR_NAME_NOT_RESOLVED')) return;
    said.push(`${route}: ${message.type()} ${message.text()}`);
  });
  for (route = left.pop(); route !== undefined; route = left.pop()) {
    const response = await page.goto(route, { waitUntil: 'commit' });
    if (response?.status() !== 200) said.push(`${route}: status ${response?.status()}`);
    // Poll, because tabs in the background draw no frames.
    await page.waitForFunction(IS_HYDRATED, undefined, { polling: 20 });
  }
  await context.close();
  return said;
}
