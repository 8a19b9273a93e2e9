import { expect, it } from 'vitest';
import { openSite } from '../testing/open-live-site.ts';

const PATIENT = { timeout: 60_000 };

const IMPORT = "import Part from './_part.mdx';\n\n# Bench\n\n<Part />\n";

it.each([
  ['is removed', undefined],
  ['is a draft now', `---\ndraft: true\n---\n\n${IMPORT}`],
  ['is at another address, without the import', '---\nslug: /table\n---\n\n# Bench\n'],
])('tells no mistake any more of the imports of a page that %s', async (_, text) => {
  const { told, edit, remove } = await openSite({
    'content/_part.mdx': 'Part.\n',
    'content/bench.mdx': IMPORT,
    'content/_other.mdx': 'Other.\n',
    'content/file.mdx': "import Other from './_other.mdx';\n\n# File\n\n<Other />\n",
  });
  await edit('content/index.md', '# Home\n\nMore.\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  await remove('content/_part.mdx');
  await expect.poll(() => told.at(-1), PATIENT).toContain('unresolved-import');
  if (text === undefined) await remove('content/bench.mdx');
  else await edit('content/bench.mdx', text);
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
});

it('tells no mistake any more of what browsers could not load of a page that is removed', async () => {
  const { told, edit, remove } = await openSite({
    'content/bench.mdx': "import Saw from './_saw.jsx';\n\n# Bench\n\n<Saw />\n",
    'content/_saw.jsx': "import { sep } from 'node:path';\n\nexport default () => <b>{sep}</b>;\n",
  });
  await edit('content/index.md', '# Home\n\nMore.\n');
  await expect.poll(() => told.at(-1), PATIENT).toContain('unresolved-import');
  await remove('content/bench.mdx');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
});

it('tells no mistake any more of a diagram on a page that is removed', async () => {
  const { told, edit, remove } = await openSite({
    'content/bench.md': '# Bench\n\n```mermaid\nflowchart LR\n  saw -->\n```\n',
  });
  await edit('content/index.md', '# Home\n\nMore.\n');
  await expect.poll(() => told.at(-1), PATIENT).toHaveLength(1);
  await remove('content/bench.md');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
});

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
