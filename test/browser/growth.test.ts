import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { generatedSite } from '../support/generated-site.ts';
import { gzipBytes } from '../support/gzip-bytes.ts';

test('what a page loads does not grow with the site', async ({ makeSite }) => {
  const small = await firstView((await makeSite(generatedSite(100))).folder);
  const large = await firstView((await makeSite(generatedSite(250))).folder);
  expect(small.pages).toBe(100);
  expect(large.pages).toBe(250);
  expect(Math.abs(large.script - small.script)).toBeLessThanOrEqual(50);
  expect(Math.abs(large.html - small.html)).toBeLessThanOrEqual(small.html / 200);
});

/** Sizes in bytes of the files that a page loads on first view, and the number of pages. */
async function firstView(folder: string) {
  const assets = await readdir(join(folder, 'assets'));
  const scripts = await Promise.all(
    assets
      .filter((file) => /^(entry|shared).*\.js$/.test(file))
      .map((file) => readFile(join(folder, 'assets', file))),
  );
  const html = await readFile(join(folder, 'section-0/page-0050/index.html'));
  const files = await readdir(folder, { recursive: true });
  return {
    pages: files.filter((file) => /(^|\/)index\.html$/.test(file) && !file.startsWith('category'))
      .length,
    script: scripts.reduce((sum, script) => sum + gzipBytes(script), 0),
    html: gzipBytes(html),
  };
}
