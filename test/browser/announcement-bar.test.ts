import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { recordAtFirstElement } from '../support/first-paint.ts';

/** A site with an announcement. */
function site(id: string): Record<string, string> {
  return {
    'site.config.ts': `export default {
  title: 'Announcing',
  url: 'https://example.org',
  content: [{ id: 'docs', path: 'docs' }],
  announcementBar: { id: '${id}', content: 'Version **${id}** is [out](/news).' },
};
`,
    'docs/index.md': '# Start\n',
    'docs/news.md': '# News\n',
  };
}

test('a dismissed announcement stays hidden until its id changes', async ({ makeSite, open }) => {
  const { serve, change } = await makeSite(site('2.0'));
  const { page, log } = await open('/', {
    site: await serve(),
    prepare: recordAtFirstElement('data-announcement'),
  });
  const bar = page.getByRole('region', { name: 'Announcement' });
  expect(await bar.textContent()).toBe('Version 2.0 is out.');
  expect(await bar.isVisible()).toBe(true);
  await bar.getByRole('link', { name: 'out' }).click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('News');

  await bar.getByRole('button', { name: 'Dismiss announcement' }).click();
  expect(await bar.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('brand');
  await page.reload();
  expect(await bar.isVisible()).toBe(false);
  expect(await page.evaluate('atFirstElement')).toBe('dismissed');

  await change(site('3.0'));
  await page.reload();
  expect(await bar.isVisible()).toBe(true);
  expect(await bar.textContent()).toBe('Version 3.0 is out.');
  expect(log).toEqual([]);
});
