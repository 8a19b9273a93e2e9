import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { DEV_FILES } from '../support/dev-files.ts';
import { markVisit, sameVisit } from '../support/visit.ts';

const STATE = DEV_FILES['content/state.md'] ?? '';

describe('after a change, the page keeps', () => {
  for (const [what, changed, marker] of [
    ['text above is changed', STATE.replace('Before.', 'Long before that.'), 'Long before that.'],
    ['a paragraph is added above', STATE.replace('Before.', 'One more.\n\nBefore.'), 'One more.'],
    ['text above is removed', STATE.replace('Before.\n\n', ''), undefined],
  ] as const) {
    test(`the reader's state when ${what}`, async ({ devSite, open }) => {
      const { page, log } = await open('/state', { site: devSite.url, colorScheme: 'light' });
      await markVisit(page);
      await page.getByText('More').click();
      await page.getByRole('tab', { name: 'Mac' }).click();
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      const theme = await page.locator('html').getAttribute('data-theme');
      await page.getByText('After.').scrollIntoViewIfNeeded();
      const top = () => page.getByText('After.').evaluate((end) => end.getBoundingClientRect().top);
      const before = await top();

      // Some editors truncate a file before they write it.
      await devSite.write({ 'content/state.md': '' });
      await page.waitForTimeout(100);
      await devSite.write({ 'content/state.md': changed });
      if (marker !== undefined) await expect.poll(() => page.getByText(marker).count()).toBe(1);
      else await expect.poll(() => page.getByText('Before.').count()).toBe(0);

      // Checked first, because a reloaded document has kept nothing.
      expect(await sameVisit(page)).toBe(true);
      expect(await page.locator('article details').first().getAttribute('open')).toBe('');
      expect(await page.getByRole('tab', { name: 'Mac' }).getAttribute('aria-selected')).toBe(
        'true',
      );
      expect(await page.getByText('On a Mac.').isVisible()).toBe(true);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
      expect(log).toEqual([]);
      await devSite.restore();
    });
  }
});

test('headings and tabs that a change adds work like loaded ones', async ({ devSite, open }) => {
  const { page, log } = await open('/state', { site: devSite.url });
  const current = page.locator('.toc a[aria-current]');
  await page.getByText('After.').scrollIntoViewIfNeeded();
  await expect.poll(() => current.allTextContents()).toEqual(['End']);

  const tabs = '<Tabs><TabItem value="a">One.</TabItem><TabItem value="b">Two.</TabItem></Tabs>';
  const added = `## Appendix\n\n${tabs}\n\n${'Text to scroll by. '.repeat(900)}`;
  await devSite.write({ 'content/state.md': `${STATE}\n${added}\n` });
  await page.locator('#appendix').evaluate((heading) => heading.scrollIntoView());

  await expect.poll(() => current.allTextContents()).toEqual(['Appendix']);
  await page.getByRole('tab', { name: 'b' }).click();
  expect(await page.getByRole('tabpanel', { name: 'b' }).textContent()).toBe('bTwo.');
  expect(log).toEqual([]);
  await devSite.restore();
});
