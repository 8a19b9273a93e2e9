import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { DEV_FILES, devConfig } from '../support/dev-files.ts';
import { heading, markVisit, sameVisit } from '../support/visit.ts';

for (const [path, title] of [
  ['/base/index', 'Workshop'],
  ['/base//saw', 'Saw'],
  ['/base/saw/index', 'Saw'],
  ['/base/nowhere', 'Page not found'],
  ['/', 'Workshop'],
] as const) {
  test(`a page opened at ${path} below a base path stays, and follows changes`, async ({
    startDev,
    open,
  }) => {
    const site = await startDev({
      ...DEV_FILES,
      'site.config.js': devConfig({ basePath: '/base/' }),
    });
    const { page } = await open(path, { site: site.url });
    await markVisit(page);
    expect(await heading(page)).toBe(title);
    await site.write({ 'theme/styles.css': ':root { --probe: two; }\n' });
    const probe = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--probe').trim());
    await expect.poll(probe).toBe('two');
    expect(await heading(page)).toBe(title);
    expect(await sameVisit(page)).toBe(true);
    await site.end();
  });
}
