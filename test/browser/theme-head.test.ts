import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { config } from '../support/checked-files.ts';
import { arrived } from '../support/visit.ts';

const FILES = {
  'site.config.ts': config("theme: 'theme', staticFolders: ['static']"),
  'content/index.md': '# Home\n\n[Other](other.mdx)\n',
  'content/other.mdx':
    '# Other\n\n[Home](index.md)\n\n<Head><link rel="stylesheet" href="/own.css" /><script src="/own.js"></script></Head>\n',
  'static/own.css': 'article { color: red; }\n',
  'static/shared.css': 'article { color: navy; }\n',
  'static/shared.js': "(window.ran ??= []).push('shared');\n",
  'static/own.js': "(window.ran ??= []).push('own');\n",
  'theme/shell.tsx': `import { shell as defaults } from 'supergraph-docgen/theme/shell';
import { Head } from 'supergraph-docgen/runtime';

export const shell = {
  ...defaults,
  Layout: (props) => (
    <>
      <Head>
        <script src="/shared.js" defer data-site="garden" />
        <link rel="stylesheet" href="/shared.css" />
      </Head>
      <defaults.Layout {...props} />
    </>
  ),
};
`,
};

const ran = (page: Page) => page.evaluate(() => (window as { ran?: string[] }).ran);

const styles = (page: Page) =>
  page
    .locator('head link[data-page]')
    .evaluateAll((found) => found.map((style) => style.getAttribute('href')));

const scripts = (page: Page) =>
  page
    .locator('head script[data-page]')
    .evaluateAll((found) => found.map((script) => script.getAttribute('src')));

test('a script that a theme adds to all pages runs once, and not on every navigation', async ({
  makeSite,
  open,
}) => {
  const { serve } = await makeSite(FILES);
  const { page } = await open('/', { site: await serve() });
  await expect.poll(() => ran(page)).toEqual(['shared']);
  for (const [label, path, expected] of [
    ['Other', '/other', ['/own.js', '/shared.js']],
    ['Home', '/', ['/shared.js']],
    ['Other', '/other', ['/own.js', '/shared.js']],
  ] as const) {
    await page.locator('article').getByRole('link', { name: label }).click();
    await arrived(page, path);
    await expect.poll(async () => (await scripts(page)).sort()).toEqual(expected);
  }
  await expect.poll(() => ran(page)).toEqual(['shared', 'own', 'own']);
});

test('the stylesheets of a page have the same order after a navigation', async ({
  makeSite,
  open,
}) => {
  const { serve } = await makeSite(FILES);
  const { page } = await open('/other', { site: await serve() });
  const loaded = await styles(page);
  expect(loaded).toHaveLength(2);
  await page.locator('article').getByRole('link', { name: 'Home' }).click();
  await arrived(page, '/');
  await expect.poll(() => styles(page)).toEqual(['/shared.css']);
  await page.locator('article').getByRole('link', { name: 'Other' }).click();
  await arrived(page, '/other');
  await expect.poll(() => styles(page)).toEqual(loaded);
});
