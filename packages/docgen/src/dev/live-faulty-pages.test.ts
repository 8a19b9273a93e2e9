import { expect, it } from 'vitest';
import { openSite } from '../testing/open-live-site.ts';

const PATIENT = { timeout: 60_000 };

const IMPORT = "import Part from './_part.mdx';\n\n# Bench\n\n<Part />\n";

it.each([
  ['imports what is not there', 'bench.mdx', IMPORT, 'unresolved-import'],
  [
    'imports what nothing exports',
    'bench.mdx',
    "import { a } from './_lib.js';\n\n{a}\n",
    'missing-export',
  ],
  ['exports no component', 'bench.jsx', 'export const saw = 1;\n', 'page-without-default-export'],
])('tells of a page that %s this alone', async (_, file, text, code) => {
  const { told, edit, page } = await openSite({ 'content/_lib.js': 'export const b = 1;\n' });
  await edit(`content/${file}`, text);
  expect(await page('/bench')).toBe('broken');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([code]);
});

it.each([
  ['from the start', []],
  ['after it could be', ['# Bench\n\n## Vice\n\n[That](/nowhere)\n']],
])('tells nothing of links from and to a page that cannot be parsed %s', async (_, before) => {
  const broken = '# Bench\n\n<b\n\n## Vice\n\n[That](/nowhere)\n';
  const [first, ...then] = [...before, broken];
  const { told, edit } = await openSite({
    'content/bench.mdx': first ?? '',
    'content/saw.md': '# Saw\n\nIn the [vice](bench.mdx#vice) and [there](bench.mdx#gone).\n',
  });
  for (const text of then) {
    await edit('content/index.md', '# Home\n\nMore.\n');
    await expect.poll(() => told.at(-1), PATIENT).toEqual(['broken-link', 'broken-anchor']);
    await edit('content/bench.mdx', text);
  }
  if (then.length === 0) await edit('content/index.md', '# Home\n\nMore.\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['mdx-syntax']);
});

it('tells of broken links on a page whose error does not keep it from being shown', async () => {
  const { told, edit } = await openSite({
    'content/bench.md': '# Bench\n\n[That](/nowhere)\n\n```mermaid\nflowchart LR\n  saw -->\n```\n',
  });
  await edit('content/index.md', '# Home\n\nMore.\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['mermaid-syntax', 'broken-link']);
});

it('tells of a partial that cannot be read, and nothing of the page that shows it', async () => {
  const { told, edit, page } = await openSite({
    'content/_part.mdx': 'Part <b\n',
    'content/bench.mdx': IMPORT,
  });
  await page('/bench');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['mdx-syntax']);
  await edit('content/_part.mdx', 'Part {saw()}\n');
  await page('/bench');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['page-throws']);
});

it('tells nothing any more of a partial that no page imports', async () => {
  const { told, edit, remove, check } = await openSite({
    'content/saw.mdx': "import Part from './_part.mdx'\n\n# Saw\n\n<Part />\n",
    'content/_part.mdx': "import Inner from './_inner.md'\n\n<Inner />\n",
    'content/_inner.md': 'Teeth <b\n',
  });
  await remove('content/saw.md');
  check();
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['mdx-syntax']);
  await edit('content/saw.mdx', '# Saw\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
});
