import { expect } from 'vitest';
import { settled, test } from '../support/browser-test.ts';
import { layoutShifts } from '../support/layout-shifts.ts';
import { SAMPLES } from '../support/sample-pages.ts';

test.for(['light', 'dark'])('nothing moves while a page loads, in %s', async (mode, { open }) => {
  const { page } = await open('/', {
    prepare: (tab) => tab.addInitScript((theme) => localStorage.setItem('theme', theme), mode),
  });
  for (const { path } of Object.values(SAMPLES)) {
    await page.goto(path);
    await settled(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(mode);
    expect({ path, moved: await layoutShifts(page) }).toEqual({ path, moved: [] });
  }
});
