import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';

/** Sets a mark that a full page load would remove. */
export async function markVisit(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { visit: 'goes on' }));
}

/** Whether the document is still the one that {@link markVisit} marked. */
export function sameVisit(page: Page): Promise<boolean> {
  return page.evaluate(() => 'visit' in window);
}

/** Waits until the page of a path is displayed, by its address and its canonical link. */
export async function arrived(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname + url.hash === path);
  const canonical = () => page.locator('link[rel=canonical]').getAttribute('href');
  await expect.poll(canonical).toMatch(new RegExp(`^[^/]+//[^/]+${withoutHash(path)}$`));
}

function withoutHash(path: string): string {
  return path.replace(/#.*/, '');
}

/** The page's sidebar. */
export function sidebarOf(page: Page) {
  return page.getByRole('navigation', { name: 'Pages' });
}

/** The first-level heading on screen. */
export function heading(page: Page): Promise<string | null> {
  return page.locator('h1').textContent();
}

/** Whether a script requests the document of a page, to navigate to it or to prefetch it. */
export function asksForPage(request: Request): boolean {
  const isFile = /\.\w+$/.test(new URL(request.url()).pathname);
  return request.resourceType() === 'fetch' && request.method() === 'GET' && !isFile;
}

/**
 * Handles requests of scripts for the documents of pages. Documents that the browser itself loads
 * are not affected.
 */
export async function answerPages(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route('**/*', (route) =>
    asksForPage(route.request()) ? answer(route) : route.fallback(),
  );
}

/** Returned by {@link holdRoutes} and {@link holdAnswers}. */
interface Held {
  /** Handler for `page.route(address, hold)`. */
  readonly hold: (route: Route) => Promise<void>;
  /** Lets the held and all later requests continue. */
  readonly release: () => void;
}

/** Holds requests of a page back before they reach the server. */
export function holdRoutes(): Held {
  return held(async (route, released) => {
    await released;
    await route.fallback();
  });
}

/** Holds responses back after the server has sent them. */
export function holdAnswers(): Held & {
  /** Settles when the server has sent the first response. */
  readonly answered: Promise<void>;
} {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { hold, release } = held(async (route, released) => {
    const response = await route.fetch();
    answer();
    await released;
    await route.fulfill({ response });
  });
  return { hold, release, answered };
}

function held(take: (route: Route, released: Promise<void>) => Promise<void>): Held {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { hold: (route) => take(route, released), release };
}
