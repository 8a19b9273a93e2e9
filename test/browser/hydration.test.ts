import type { Disposable, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ENGINE_PAGES, TAX } from '../support/engine-pages.ts';
import { elementsOfScripts, markServerElements } from '../support/server-elements.ts';
import { arrived, heading, sidebarOf } from '../support/visit.ts';

describe("hydration of the server's HTML", () => {
  for (const [kind, sample] of Object.entries(ENGINE_PAGES)) {
    test(`${kind}: keeps every element, without console messages`, async ({ open }) => {
      const { page, log } = await open(sample.path, { prepare: markServerElements });
      expect(await heading(page)).toBe(sample.heading);
      expect(await elementsOfScripts(page, '.enlarge, .wrap-button')).toEqual([]);
      // The browser itself logs the status of the not-found page.
      const own = log.filter((line) => kind !== 'not-found' || !line.includes('404 (Not Found)'));
      expect(own).toEqual([]);
    });
  }
});

test('a page that an extension changed before hydration is complete, and works', async ({
  open,
}) => {
  const untouched = await open(ENGINE_PAGES.manual.path);
  const { page, log } = await open(ENGINE_PAGES.manual.path, { prepare: changeBeforeScripts });
  expect(await partsOf(page)).toEqual(await partsOf(untouched.page));
  expect(log.filter((line) => line.startsWith('error:'))).toHaveLength(1);
  await sidebarOf(page).getByRole('link', { name: 'Tax Service' }).click();
  await arrived(page, TAX);
});

/** Changes the page as browser extensions do: translates a text and adds an element. */
function changeBeforeScripts(page: Page): Promise<Disposable> {
  return page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const copyright = document.querySelector('footer p');
      if (copyright !== null) copyright.textContent = 'Urheberrecht';
      document.querySelector('header')?.prepend(document.createElement('b'));
    });
  });
}

/** Texts of the parts of a page. */
function partsOf(page: Page): Promise<(string | null)[]> {
  return page
    .locator('header, footer, h1, [data-region]')
    .evaluateAll((parts) => parts.map((part) => part.textContent));
}
