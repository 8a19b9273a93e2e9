import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { startBrowser } from './browser.ts';
import { buildFixtureSite, type FixtureSite } from './fixture-site.ts';
import { recordLayoutShifts } from './layout-shifts.ts';

export interface TabOptions extends BrowserContextOptions {
  /** Address of the site's root; that of `test/fixtures/engine` when left out. */
  readonly site?: string;
  /** What to set up before the page is opened: routes, scripts, listeners. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** A page in a browser of its own: no cookies, no storage, no cache of other tests. */
export interface Tab {
  readonly page: Page;
  /** What was written to the console and thrown so far, oldest first. */
  readonly log: readonly string[];
}

/** Opens a path of the site, and waits until the scripts have taken over. */
export type OpenTab = (path: string, options?: TabOptions) => Promise<Tab>;

/** Vitest's `test` with a browser. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const command = inject('browser');
    if ('missing' in command) throw new Error(command.missing);
    const browser = await startBrowser(command);
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('makeSite', { scope: 'file' }, async ({}, { onCleanup }) => {
    const sites: FixtureSite[] = [];
    onCleanup(async () => {
      for (const site of sites) await site.remove();
    });
    return async (files: Readonly<Record<string, string>>): Promise<FixtureSite> => {
      const site = await buildFixtureSite(files);
      sites.push(site);
      return site;
    };
  })
  .extend('open', async ({ browser }, { onCleanup }): Promise<OpenTab> => {
    const contexts: BrowserContext[] = [];
    onCleanup(async () => {
      for (const context of contexts) await context.close();
    });
    return async (path, { site = inject('engineUrl'), prepare, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: site,
        viewport: { width: 1280, height: 800 },
        ...options,
      });
      context.setDefaultTimeout(60_000);
      contexts.push(context);
      const page = await context.newPage();
      const log = recordLog(page);
      await recordLayoutShifts(page);
      await prepare?.(page);
      await page.goto(path);
      if (options.javaScriptEnabled !== false) await hydrated(page);
      return { page, log };
    };
  });

/** Waits until the scripts of the page have taken over: the first thing that they do then is to look after scrolling. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** Waits until the scripts have taken over and what they do at first is done. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForTimeout(100);
}

function recordLog(page: Page): string[] {
  const log: string[] = [];
  page.on('console', (message) => log.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => log.push(`thrown: ${error.message}`));
  return log;
}
