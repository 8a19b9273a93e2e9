import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { SAMPLES } from '../support/sample-pages.ts';
import { heading } from '../support/visit.ts';

describe('the server’s HTML comes to life', () => {
  for (const [kind, sample] of Object.entries(SAMPLES)) {
    test(`${kind}: every element stays, and the console is silent`, async ({ open }) => {
      const { page, log } = await open(sample.path, { prepare: markServerElements });
      expect(await heading(page)).toBe(sample.heading);
      expect(await elementsOfScripts(page)).toEqual([]);
      // The browser itself reports the status of the not-found page.
      const own = log.filter((line) => kind !== 'not-found' || !line.includes('404 (Not Found)'));
      expect(own).toEqual([]);
    });
  }
});

/** Marks what the parser made, before the first module runs. */
async function markServerElements(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      for (const element of document.querySelectorAll('#docgen *')) {
        Object.assign(element, { fromServer: true });
      }
    });
  });
}

/** Elements without the mark, as HTML. */
function elementsOfScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#docgen *')]
      .filter((element) => !('fromServer' in element))
      .map((element) => element.outerHTML),
  );
}
