import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { stringWork } from '@docgen/core/testing/string-work';
import { expect, it } from 'vitest';
import { openSite } from '../testing/open-live-site.ts';

const PATIENT = { timeout: 60_000 };

/**
 * Opens a site with a folder of pages, each of which links to the next, and compiles all of them.
 *
 * @param end - The end of each page.
 */
async function openFolder(count: number, end = '') {
  const names = Array.from({ length: count }, (_, number) => `page-${number}`);
  const pages = names.map((name, number) => [
    `content/old/${name}.md`,
    `# ${name}\n\nSee [the next](./page-${(number + 1) % count}.md).\n${end}`,
  ]);
  const site = await openSite({
    'content/index.md': '# Home\n\nSee [it](./old/page-0.md).\n',
    'content/_part.md': 'A part.\n',
    ...Object.fromEntries(pages),
  });
  site.check();
  await expect.poll(() => site.told, PATIENT).toEqual([[]]);
  const move = () => {
    renameSync(join(site.folder, 'content/old'), join(site.folder, 'content/new'));
    return site.change(
      ...names.flatMap((name) => [`content/old/${name}.md`, `content/new/${name}.md`]),
    );
  };
  return { ...site, move };
}

it('looks at the links of all pages once when a folder moves, and follows its pages', async () => {
  const looks = async (count: number) => {
    const { page, told, move } = await openFolder(count);
    const { calls } = await stringWork('includes', move);
    expect(await page('/new/page-1')).toContain('href="/new/page-2"');
    await expect.poll(() => told.at(-1), PATIENT).toEqual(['broken-link']);
    expect(await page('/old/page-1')).not.toContain('page-2');
    return calls / count;
  };
  expect(await looks(80)).toBeLessThan(2 * (await looks(20)));
});

it('does not look through the imports of all pages for each page of a folder that moves', async () => {
  const looks = async (count: number) => {
    const specifier = `.${'/.'.repeat(200)}/../_part.md`;
    const { page, move } = await openFolder(
      count,
      `\nimport Part from '${specifier}';\n\n<Part />\n`,
    );
    const { characters } = await stringWork('replace', move);
    expect(await page('/new/page-1')).toContain('A part.');
    return characters / count;
  };
  expect(await looks(80)).toBeLessThan(2 * (await looks(20)));
});
