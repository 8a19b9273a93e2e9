import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { config } from './support/checked-files.ts';
import { buildFixtureSite } from './support/fixture-site.ts';

const pages = {
  lowest: 'toc_min_heading_level: 5',
  highest: 'toc_max_heading_level: 2',
  both: 'toc_min_heading_level: 2\ntoc_max_heading_level: 5',
};

let site: Awaited<ReturnType<typeof buildFixtureSite>>;
beforeAll(async () => {
  const headings = [2, 3, 4, 5].map((level) => `${'#'.repeat(level)} Level ${level}\n`).join('\n');
  const written = Object.entries(pages).map(([name, keys]) => [
    `content/${name}.md`,
    `---\n${keys}\n---\n\n# Page\n\n${headings}`,
  ]);
  site = await buildFixtureSite({
    'site.config.ts': config('tableOfContents: { minLevel: 3, maxLevel: 4 },'),
    ...Object.fromEntries(written),
  });
});
afterAll(() => site.remove());

it.each([
  ['lowest', ['5']],
  ['highest', ['2']],
  ['both', ['2', '3', '4', '5']],
])('one level of a page beyond those of the site is shown: %s', (name, levels) => {
  const html = readFileSync(join(site.folder, name, 'index.html'), 'utf8');
  const [toc = ''] = /data-region="?toc"?.*?<\/nav>/s.exec(html) ?? [];
  expect([...toc.matchAll(/href="?#level-(\d)/g)].map(([, level]) => level)).toEqual(levels);
});
