import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CONFIG, openSite } from '../testing/open-live-site.ts';
import { writeFiles } from '../testing/serve-folder.ts';

const PATIENT = { timeout: 60_000 };

it('follows a page that moves in the links of partials, too', async () => {
  const { page, edit } = await openSite({
    'content/_part.mdx': 'See [the saw](./saw.md).\n',
    'content/bench.mdx': "import Part from './_part.mdx';\n\n# Bench\n\n<Part />\n",
  });
  await expect.poll(() => page('/bench'), PATIENT).toContain('href="/saw"');
  await edit('content/saw.md', '---\nslug: /cutter\n---\n\n# Saw\n');
  await expect.poll(() => page('/bench'), PATIENT).toContain('href="/cutter"');
});

it('takes an address with the base path for a static file’s as soon as that is there', async () => {
  const { page, edit } = await openSite({
    'site.config.js': `export default { ${CONFIG}, basePath: '/base/', staticFolders: ['static'] };`,
    'static/saw.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'content/bench.mdx': '# Bench\n\n<img src="/base/saw.svg" /> <img src="/base/axe.svg" />\n',
  });
  await expect.poll(() => page('/bench'), PATIENT).toContain('src="/base/saw.svg"');
  expect(await page('/bench')).toContain('src="/base/base/axe.svg"');
  await edit('static/axe.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await expect.poll(() => page('/bench'), PATIENT).toContain('src="/base/axe.svg"');
});

it('does not show a page as empty that is saved again while it is read', async () => {
  const { folder, page, edit } = await openSite();
  expect(await page('/saw')).toContain('Saw');
  const save = async () => {
    const taken = edit('content/saw.md', '');
    await wait(5);
    await writeFiles(folder, { 'content/saw.md': '# Saw\n\nSharp.\n' });
    await taken;
    return page('/saw');
  };
  // Repeated, because a slow machine may be late.
  await expect.poll(save, PATIENT).toContain('Sharp.');
});

it('loads the scripts and styles of a page before it updates others, and then these', async () => {
  const PAGES = 20;
  const paragraphs = Array.from({ length: PAGES }, (_, index) => [
    `content/page-${index}.md`,
    `# Page\n\nWhat page ${index} is about.\n`,
  ]);
  const { page, file, changes } = await openSite(Object.fromEntries(paragraphs));
  let next = 0;
  /** Whether the first visit to a page updates others before its stylesheet is loaded. */
  const visit = async () => {
    const before = changes();
    const html = await page(`/page-${next}`);
    next += 1;
    const [, style = ''] = /href="?\/(assets\/[^"\s>]+\.css)/.exec(html) ?? [];
    expect(await file(style)).toContain('--');
    // Work that is not put off would be done by then.
    await wait(30);
    return changes() > before;
  };
  // Repeated, because a slow machine may be late.
  await expect.poll(visit, { ...PATIENT, interval: 0 }).toBe(false);
  expect(await file('llms.txt')).toContain(`What page ${next - 1} is about.`);
});
