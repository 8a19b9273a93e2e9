import type {
  Browser,
  BrowserContextOptions,
  ConsoleMessage,
  Disposable,
  Page,
  Request,
  Response,
} from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { startBrowser } from './browser.ts';
import { DEV_FILES } from './dev-files.ts';
import { type DevSite, startDevSite } from './dev-site.ts';
import { buildFixtureSite, buildFromBundle, type FixtureSite } from './fixture-site.ts';
import { forgetVisit } from './forget-visit.ts';
import { recordLayoutShifts } from './layout-shifts.ts';

export interface TabOptions extends BrowserContextOptions {
  /** Address of the site's root. @default that of the site in `test/fixtures/engine` */
  readonly site?: string;
  /**
   * Sets up a route or a script before the page is opened. No later test reuses the page, unless this
   * returns what removes it again.
   */
  readonly prepare?: (page: Page) => Promise<Disposable | undefined>;
  /** False for a page without docgen's scripts. @default true */
  readonly takesOver?: boolean;
}

/** A page without history, cookies or storage of other tests. */
export interface Tab {
  readonly page: Page;
  /** Loads another path of the site in the page. */
  readonly goto: (path: string) => Promise<Response | null>;
  /** Console messages and uncaught errors so far, oldest first. */
  readonly log: readonly string[];
  /** Requests so far, oldest first, including the one for the document. */
  readonly requests: readonly Request[];
}

/** Opens a path of the site and waits until the page is hydrated. */
export type OpenTab = (path: string, options?: TabOptions) => Promise<Tab>;

/**
 * Shared by all tests of a worker. A fixture of the scope `worker` exists once for each extended
 * `test`, so each file that adds fixtures would start another browser.
 */
const shared: { browser?: Promise<Browser>; pages: readonly KeptPage[] } = { pages: [] };

/** Vitest's `test` with a browser. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies from the pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const command = inject('browser');
    if ('missing' in command) throw new Error(command.missing);
    shared.browser ??= startBrowser(command);
    const browser = await shared.browser;
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies from the pattern
  .extend('makeSite', { scope: 'file' }, async ({}, { onCleanup }) => {
    const sites: FixtureSite[] = [];
    onCleanup(async () => {
      for (const site of sites) await site.remove();
    });
    return async (files: Readonly<Record<string, string>>): Promise<FixtureSite> => {
      const site = await buildFixtureSite(files, buildFromBundle);
      sites.push(site);
      return site;
    };
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the dependencies from the pattern
  .extend('startDev', { scope: 'file' }, async ({}, { onCleanup }) => {
    const sites: DevSite[] = [];
    onCleanup(async () => {
      for (const site of sites) await site.end();
    });
    return async (...given: Parameters<typeof startDevSite>): Promise<DevSite> => {
      const site = await startDevSite(...given);
      sites.push(site);
      return site;
    };
  })
  .extend('devSite', { scope: 'file' }, ({ startDev }) => startDev(DEV_FILES))
  .extend('open', async ({ browser }, { onCleanup }): Promise<OpenTab> => {
    const ends: (() => Promise<void>)[] = [];
    onCleanup(async () => {
      for (const end of ends) await end();
    });
    return async (
      path,
      {
        site = inject('engineUrl'),
        prepare,
        takesOver = true,
        viewport = WINDOW,
        colorScheme = 'light',
        reducedMotion = 'no-preference',
        forcedColors = 'none',
        contrast = 'no-preference',
        ...options
      } = {},
    ) => {
      const key = JSON.stringify(options);
      const kept = shared.pages.find((candidate) => candidate.key === key);
      const page = kept ? kept.page : await newPage(browser, options);
      shared.pages = shared.pages.filter((candidate) => candidate !== kept);
      await page.setViewportSize(viewport ?? WINDOW);
      const features = { colorScheme, reducedMotion, forcedColors, contrast };
      await page.emulateMedia({ media: null, ...features });
      const { log, requests, end } = record(page);
      let prepared: Disposable | undefined;
      ends.push(async () => {
        end();
        const isReusable = prepare === undefined || prepared !== undefined;
        if (isReusable && (await isEmptied(page, site, prepared))) await keep({ key, page });
        else await page.context().close();
      });
      prepared = await prepare?.(page);
      const goto = (to: string) => page.goto(new URL(to, site).href);
      await goto(path);
      if (takesOver && options.javaScriptEnabled !== false) await hydrated(page);
      return { page, goto, log, requests };
    };
  });

const WINDOW = { width: 1280, height: 800 };

/**
 * A page that a later test reuses, because starting a renderer process takes longer than most
 * tests.
 */
interface KeptPage {
  /** The options that a page keeps; its site, window and media can be changed. */
  readonly key: string;
  readonly page: Page;
}

/** How many pages are kept for reuse. More would take memory and save little. */
const KEPT_PAGES = 4;

/** Keeps a page for reuse, and closes the one kept longest if there are too many. */
async function keep(page: KeptPage): Promise<void> {
  const pages = [page, ...shared.pages];
  shared.pages = pages.slice(0, KEPT_PAGES);
  for (const old of pages.slice(KEPT_PAGES)) await old.page.context().close();
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await recordLayoutShifts(page);
  return page;
}

/** Whether all traces of the visit were removed. If not, no other test may use the page. */
async function isEmptied(
  page: Page,
  site: string,
  prepared: Disposable | undefined,
): Promise<boolean> {
  try {
    await forgetVisit(page, site);
    await prepared?.dispose();
    return true;
  } catch {
    return false;
  }
}

/**
 * Waits until the page is hydrated: the first thing that docgen's scripts do then is to set
 * `history.scrollRestoration`. Playwright's own waiting would inject its selector engine into the
 * page and poll in each frame.
 */
export async function hydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(IS_HYDRATED), { interval: 20 }).toBe(true);
}

export const IS_HYDRATED = () => history.scrollRestoration === 'manual';

/** Waits until the page is hydrated and the work that starts then is done. */
export async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForTimeout(100);
}

function record(page: Page) {
  const log: string[] = [];
  const requests: Request[] = [];
  const onConsole = (message: ConsoleMessage) => log.push(`${message.type()}: ${message.text()}`);
  const onError = (error: Error) => log.push(`thrown: ${error.message}`);
  const onRequest = (request: Request) => requests.push(request);
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  const end = () =>
    page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
  return { log, requests, end };
}

/** Paths of the requests that begin with `path`, oldest first. */
export function askedBelow(path: string, requests: readonly Request[]): string[] {
  return requests
    .map((request) => new URL(request.url()).pathname)
    .filter((asked) => asked.startsWith(path));
}
