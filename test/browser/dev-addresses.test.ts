import { expect } from 'vitest';
import { test as base } from '../support/browser-test.ts';
import { DEV_FILES, devConfig } from '../support/dev-files.ts';
import { heading, markVisit, sameVisit } from '../support/visit.ts';

const test = base.extend('devSite', { scope: 'file' }, ({ startDev }) =>
  startDev({ ...DEV_FILES, 'site.config.js': devConfig({ basePath: '/base/' }) }),
);

for (const [path, title] of [
  ['/base/index', 'Workshop'],
  ['/base//saw', 'Saw'],
  ['/base/saw/index', 'Saw'],
  ['/base/nowhere', 'Page not found'],
  ['/', 'Workshop'],
] as const) {
  test(`a page opened at ${path} below a base path stays, and follows changes`, async ({
    devSite,
    open,
  }) => {
    const { page } = await open(path, { site: devSite.url });
    await markVisit(page);
    expect(await heading(page)).toBe(title);
    // Another value in each test: to restore the file would bundle the theme once more.
    const value = JSON.stringify(path);
    await devSite.write({ 'theme/styles.css': `:root { --probe: ${value}; }\n` });
    const probe = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--probe').trim());
    await expect.poll(probe).toBe(value);
    expect(await heading(page)).toBe(title);
    expect(await sameVisit(page)).toBe(true);
  });
}
