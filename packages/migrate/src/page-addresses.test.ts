import { temporaryFolder, writeTexts } from '@docgen/files/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { pageAddresses } from './page-addresses.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test('ids, routes and titles of pages, without compiling them', async () => {
  const files = {
    'docs/index.md': '---\ntitle: Home\n---\n\n# Other\n',
    'docs/01-guides/02-größe.mdx': '---\nsidebar_position: 3\n---\n\n# Size {#size}\n\n<Broken',
    'docs/moved.md': '---\nid: other\nslug: /there\n---\n\n## Not a title\n',
    'docs/two words.md': '',
    'docs/draft.md': '---\ndraft: true\n---\n',
    'docs/_partial.md': '# Partial',
    'docs/code.md': '# The `code`\n',
    'docs/csharp.md': '# C#\n',
    'docs/dated.md': `# Dated ## ${' '.repeat(9_000)}\n`,
    'docs/drawn.md': `# Drawn${' '.repeat(9_000)}\\*\n`,
    'pages/about.tsx': 'export default 1;',
    'pages/helper.ts': '',
  };
  writeTexts(folder, files);
  const roots = [
    { id: 'docs', path: 'docs', route: '/docs' },
    { id: 'pages', path: 'pages' },
    { id: 'gone', path: 'gone' },
  ];
  expect(await pageAddresses(roots, folder)).toEqual([
    {
      content: 'docs',
      path: '01-guides/02-größe.mdx',
      id: 'guides/größe',
      route: '/docs/guides/größe',
      title: 'Size',
      position: 3,
    },
    { content: 'docs', path: 'code.md', id: 'code', route: '/docs/code' },
    { content: 'docs', path: 'csharp.md', id: 'csharp', route: '/docs/csharp', title: 'C#' },
    { content: 'docs', path: 'dated.md', id: 'dated', route: '/docs/dated', title: 'Dated' },
    { content: 'docs', path: 'drawn.md', id: 'drawn', route: '/docs/drawn' },
    { content: 'docs', path: 'index.md', id: 'index', route: '/docs/', title: 'Home' },
    { content: 'docs', path: 'moved.md', id: 'other', route: '/docs/there' },
    { content: 'docs', path: 'two words.md', id: 'two words', route: '/docs/two%20words' },
    { content: 'pages', path: 'about.tsx', id: 'about', route: '/about' },
  ]);
  const rules = {
    include: ['01-guides', '*.md'],
    exclude: ['**/{c,d}*.md', 'm*'],
    numberPrefixes: 'keep' as const,
  };
  const some = await pageAddresses([{ id: 'docs', path: 'docs', ...rules }], folder);
  expect(some.map(({ route }) => route)).toEqual(['/01-guides/02-größe', '/', '/two%20words']);
});
