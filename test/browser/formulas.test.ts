import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { arrived, heading } from '../support/visit.ts';

const FILES = {
  'site.config.ts': config({}),
  'docs/index.md': '# Start\n\nSee [the formula](formula.md).\n',
  'docs/formula.md': '# Formula\n\nIt is $E = mc^2$.\n\n$$\n\\int_0^1 \\mathcal{L}\n$$\n',
};

function config(more: object): string {
  const site = {
    title: 'Formulas',
    url: 'https://example.org',
    content: [{ id: 'docs', path: 'docs' }],
    ...more,
  };
  return `export default ${JSON.stringify(site)};\n`;
}

const LOCAL = { markdown: { math: { stylesheet: 'local' } } };

test("only pages with formulas load KaTeX's stylesheet, also after client-side navigation", async ({
  makeSite,
  open,
}) => {
  const { serve, folder } = await makeSite(FILES);
  const site = await serve();
  const loaded = await open('/formula', { site });
  const expected = await stylesheets(loaded.page);
  expect(expected.at(-2)).toMatch(/katex.*integrity="sha384-.*crossorigin="anonymous"/);

  const { page } = await open('/', { site });
  expect(await stylesheets(page)).toEqual(expected.slice(0, -2));
  await page.getByRole('link', { name: 'the formula' }).click();
  await arrived(page, '/formula');
  // The stylesheet's host cannot be reached in tests; the page is shown anyway.
  expect(await heading(page)).toBe('Formula');
  expect(await stylesheets(page)).toEqual(expected);
  expect(await assetsOf(folder, /katex/i)).toEqual([]);
});

test("without KaTeX's stylesheet, formulas appear once, and none makes the page wider", async ({
  makeSite,
  open,
}) => {
  const sum = Array.from({ length: 30 }, (_, at) => `x_{${at}}`).join(' + ');
  const { serve } = await makeSite({
    ...FILES,
    'docs/formula.md': `# Formula\n\nIt is $E = ${sum}$.\n\n$$\n\\int_0^1 ${sum} \\tag{7}\n$$\n`,
  });
  // The stylesheet's host cannot be reached in tests.
  const viewport = { width: 320, height: 700 };
  const { page } = await open('/formula', { site: await serve(), viewport });
  const formulas = page.locator('.math');
  expect(await formulas.count()).toBe(2);
  for (const part of await formulas.locator('math').all()) {
    expect((await part.boundingBox())?.width).toBeGreaterThan(280);
  }
  const rights = await formulas
    .locator('.katex-html > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  expect(rights.length).toBeGreaterThan(2);
  expect(rights.filter((right) => right > 0)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
});

describe.each(['/', '/base/'])('a site below %s that hosts the stylesheet itself', (basePath) => {
  const files = { ...FILES, 'site.config.ts': config({ ...LOCAL, basePath }) };

  test('loads it on pages with formulas, with fonts from the same host', async ({
    makeSite,
    open,
  }) => {
    const { serve, folder } = await makeSite(files);
    const [name, ...others] = await assetsOf(folder, /^katex.*\.css$/);
    expect(others).toEqual([]);
    const href = `${basePath}assets/${name}`;
    const read = (path: string) => readFile(join(folder, path), 'utf8');
    expect(await read('formula/index.html')).toContain(`<link rel="stylesheet" href="${href}">`);
    expect(await read('index.html')).not.toContain('katex');
    const urls = [...(await read(`assets/${name}`)).matchAll(/url\(([^)]*)\)/g)];
    expect(urls.map(([, url]) => url).sort()).toEqual(await assetsOf(folder, /^KaTeX_/));

    const site = new URL(await serve()).origin;
    const loaded = await open(`${basePath}formula`, { site });
    expect(await loadedFonts(loaded.page)).toEqual(FONTS);
    const linked = await stylesheets(loaded.page);

    const { page, log, requests } = await open(basePath, { site });
    expect(await stylesheets(page)).toEqual(linked.slice(0, -2));
    await page.getByRole('link', { name: 'the formula' }).click();
    await arrived(page, `${basePath}formula`);
    expect(await stylesheets(page)).toEqual(linked);
    expect(await loadedFonts(page)).toEqual(FONTS);
    // Elements that KaTeX styles with inline attributes.
    const strut = page.locator('.katex .strut').first();
    expect(await strut.evaluate((element) => getComputedStyle(element).height)).not.toBe('0px');
    expect(await page.locator('.katex-mathml').first().boundingBox()).toMatchObject(HIDDEN);
    const asked = [...loaded.requests, ...requests].map((request) => request.url());
    expect(asked.filter((url) => url.endsWith(href))).toHaveLength(2);
    expect(asked.filter((url) => !url.startsWith(`${site}/`))).toEqual([]);
    expect([...log, ...loaded.log]).toEqual([]);
  });
});

test('a site without formulas has no file of KaTeX', async ({ makeSite }) => {
  const { folder } = await makeSite({
    'site.config.ts': config(LOCAL),
    'docs/index.md': '# Start\n',
  });
  expect(await assetsOf(folder, /katex/i)).toEqual([]);
});

/** Part of the rectangle of an element that only screen readers get. */
const HIDDEN = { width: 1, height: 1 };

/** Fonts that the formula uses. */
const FONTS = ['KaTeX_Caligraphic', 'KaTeX_Main', 'KaTeX_Math', 'KaTeX_Size2'];

/** Names of the fonts that a page has loaded, after all have been. */
function loadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    const loaded = [...fonts].filter(({ status }) => status === 'loaded');
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))].sort();
  });
}

/** The page's stylesheets as HTML. */
function stylesheets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.outerHTML),
  );
}

/** Names of a site's assets that match a pattern, sorted. */
async function assetsOf(folder: string, pattern: RegExp): Promise<string[]> {
  const names = await readdir(join(folder, 'assets'));
  return names.filter((name) => pattern.test(name)).sort();
}
