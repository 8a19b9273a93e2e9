import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject } from 'vitest';
import { test } from '../support/browser-test.ts';
import { ENGINE_PAGES, PAYMENT } from '../support/engine-pages.ts';

const BUTTON = { name: 'Copy page as Markdown' };
const permissions = ['clipboard-read', 'clipboard-write'];
const twin = (path: string) => readFileSync(join(inject('engineFolder'), `${path}.md`), 'utf8');

test('the button copies the Markdown of the current page, with a confirmation', async ({
  open,
}) => {
  const { page, log } = await open(ENGINE_PAGES.manual.path, { permissions });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const status = page.getByRole('status').filter({ hasText: 'Copied' });
  const button = page.getByRole('button', BUTTON);
  expect(await button.getAttribute('title')).toBe(BUTTON.name);
  await button.click();
  await status.waitFor({ state: 'attached' });
  expect(await clipboard()).toBe(twin(ENGINE_PAGES.manual.path));

  // After navigation, it copies the new page.
  await page.getByRole('link', { name: 'Next Payment Service' }).click();
  await page.getByRole('heading', { level: 1, name: 'Payment Service' }).waitFor();
  expect(await page.locator('link[type="text/markdown"]').getAttribute('href')).toBe(
    `${PAYMENT}.md`,
  );
  await page.getByRole('button', BUTTON).click();
  await expect.poll(clipboard).toBe(twin(PAYMENT));
  expect(log).toEqual([]);
});

test('the button does not narrow the title, also on a telephone', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.manual.path, { viewport: { width: 390, height: 800 } });
  const box = async (selector: string) => {
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await page.locator(selector).boundingBox()) ?? {};
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  const button = await box('.copy-page');
  expect(button.bottom).toBeLessThan((await box('h1')).top);
  expect(button.left).toBeGreaterThan((await box('.breadcrumbs ol')).right);
  expect(button.right).toBe((await box('.article')).right);
});

test('a twin that does not load is not reported as copied', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES.type.path, { permissions });
  await page.route('**/*.md', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', BUTTON).click();
  await page
    .getByRole('status')
    .filter({ hasText: 'Copying failed' })
    .waitFor({ state: 'attached' });
});

test('pages without a twin have no button', async ({ open }) => {
  const { page } = await open(ENGINE_PAGES['not-found'].path);
  expect(await page.getByRole('button', BUTTON).count()).toBe(0);
});
