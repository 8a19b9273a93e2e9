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

/** Addresses of the elements in the head that the page and its theme have added. */
const addresses = (page: Page, tag: 'script' | 'link', attribute: 'src' | 'href') =>
  page
    .locator(`head ${tag}[data-page]`)
    .evaluateAll((found, name) => found.map((each) => each.getAttribute(name)), attribute);

async function follow(page: Page, label: string, path: string): Promise<void> {
  await page.locator('article').getByRole('link', { name: label }).click();
  await arrived(page, path);
}

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
    await follow(page, label, path);
    await expect
      .poll(async () => (await addresses(page, 'script', 'src')).sort())
      .toEqual(expected);
  }
  await expect.poll(() => ran(page)).toEqual(['shared', 'own', 'own']);
});

test('the stylesheets of a page have the same order after a navigation', async ({
  makeSite,
  open,
}) => {
  const { serve } = await makeSite(FILES);
  const { page } = await open('/other', { site: await serve() });
  const styles = () => addresses(page, 'link', 'href');
  const loaded = await styles();
  expect(loaded).toHaveLength(2);
  await follow(page, 'Home', '/');
  await expect.poll(styles).toEqual(['/shared.css']);
  await follow(page, 'Other', '/other');
  await expect.poll(styles).toEqual(loaded);
});
