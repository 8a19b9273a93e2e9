import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CONFIG, openAgain, openSite } from '../testing/open-live-site.ts';
import { writeFiles } from '../testing/serve-folder.ts';

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

it('takes a folder in the place of a page for a folder', async () => {
  const { told, folder, page, edit, change } = await openSite();
  await edit('content/index.md', '# Home\n\nMore.\n');
  await expect.poll(() => told.length, PATIENT).toBe(1);
  await rm(join(folder, 'content/saw.md'));
  await writeFiles(folder, { 'content/saw.md/blade.md': '# Blade\n' });
  await change('content/saw.md', 'content/saw.md/blade.md');
  await expect.poll(() => told.length, PATIENT).toBe(2);
  expect(told.at(-1)).toEqual([]);
  expect(await page('/saw.md/blade')).toContain('Blade');
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

it('has browsers load an interactive page as it is now, though another one imports what is not there', async () => {
  const component = (text: string) => `export default () => <b onClick={() => {}}>${text}</b>;\n`;
  const uses = (name: string) => `import Saw from './${name}.jsx';\n\n# Bench\n\n<Saw />\n`;
  const { edit, page } = await openSite({
    'content/_saw.jsx': component('Blunt'),
    'content/bench.mdx': uses('_saw'),
  });
  const module = async () => /"module":"[^"]*"/.exec(await page('/bench'))?.[0];
  const before = await module();
  expect(before).toBeDefined();
  await edit('content/file.mdx', uses('_file'));
  expect(await page('/file')).toBe('broken');
  await edit('content/_saw.jsx', component('Sharp'));
  expect(await module()).not.toBe(before);
});

const BROKEN = 'type Query { saw: Saw';

const WORKSHOP = {
  'site.config.js': `export default { ${CONFIG}, schemas: { instances: [
    { id: 'a', label: 'A', path: 'a.graphql', route: '/graphql/a' },
    { id: 'b', label: 'B', path: 'b.graphql', route: '/graphql/b' }],
    composed: { id: 'all', label: 'All', subgraphs: ['a', 'b'], route: '/graphql/all' } } };`,
  'a.graphql': 'type Query { saw: Saw }\ntype Saw { teeth: Int }\n',
  'b.graphql': 'type Query { file: File }\ntype File { grit: Int }\n',
  'content/index.md': `# Home

See [A](/graphql/a), [saws](/graphql/a/types/objects/saw), [all](/graphql/all/types/objects/saw)
and [[Saw.teeth]].

\`\`\`graphql schema=a
{ saw { teeth } }
\`\`\`
`,
};

it('shows of a schema that cannot be read any more what it was, and holds nothing against it', async () => {
  const { told, edit, page } = await openSite(WORKSHOP);
  await edit('content/saw.md', '# Saw\n\nSharp.\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  await edit('a.graphql', BROKEN);
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['sdl-syntax']);
  expect(await page('/graphql/a')).toContain('id=Query');
  expect(await page('/graphql/a/types/objects/saw')).toContain('teeth');
  expect(await page('/graphql/all/types/objects/file')).toContain('grit');
  // The composed schema links to the definitions in its services.
  await edit('b.graphql', 'type Query { rasp: Rasp }\ntype Rasp { grit: Int }\n');
  await edit('content/saw.md', '# Saw\n\nSee [[Saw.length]] and [that](/nowhere).\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['sdl-syntax', 'broken-link']);
  await edit('content/saw.md', '# Saw\n');
  await edit('a.graphql', 'type Query { saw: Saw }\ntype Saw { teeth: Int, length: Int }\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(await page('/graphql/all/types/objects/saw')).toContain('length');
});

it('holds nothing against a schema that could never be read', async () => {
  const files = { ...WORKSHOP, 'a.graphql': BROKEN };
  const { folder, told, edit, close } = await openSite(files);
  await edit('content/saw.md', '# Saw\n\nSee [that](/nowhere).\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['sdl-syntax', 'broken-link']);
  await close();
  const again = await openAgain(folder);
  await again.edit('content/saw.md', '# Saw\n');
  await expect.poll(() => again.told.at(-1), PATIENT).toEqual(['sdl-syntax']);
  await again.edit('a.graphql', WORKSHOP['a.graphql']);
  await expect.poll(() => again.told.at(-1), PATIENT).toEqual([]);
  expect(await again.page('/')).toContain('href="/graphql/all/types/objects/saw#');
});

it('tells no mistake of a diagram that is mended before the site is checked', async () => {
  const { told, edit, page, check } = await openSite();
  await edit('content/saw.md', '# Saw\n\n```mermaid\nflowchart LR\n  saw -->\n```\n');
  await page('/saw');
  await edit('content/saw.md', '# Saw\n');
  check();
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
});

it('tells of a description that cannot be rendered also after other pages have come', async () => {
  const deep = `"${'> '.repeat(400)}a"`;
  const { told, edit } = await openSite({
    'site.config.js': `export default { ${CONFIG}, schemas: { instances: [
      { id: 'a', label: 'A', path: 'a.graphql', route: '/a' }] } };`,
    'a.graphql': `type Query { saw: Saw }\ntype Saw { ${deep} teeth: Int }\n`,
  });
  await edit('content/index.md', '# Home\n\nMore.\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['nested-too-deeply']);
  const before = told.length;
  await edit('content/rasp.md', '# Rasp\n');
  await expect.poll(() => told.length, PATIENT).toBeGreaterThan(before);
  expect(told.at(-1)).toEqual(['nested-too-deeply']);
});

it('shows no errors of operations any more when the page with their table is removed', async () => {
  const { told, edit, remove, page, places } = await openSite({
    'site.config.js': `export default { ${CONFIG}, schemas: { instances: [
      { id: 'a', label: 'A', path: 'a.graphql', route: '/a', errors: 'content/saw.md#errors' }] } };`,
    'a.graphql': 'type Query { saw: Int }\n',
    'content/saw.md': '# Saw\n\n## Errors\n\n| Query | Message |\n| - | - |\n| `saw` | `rusty` |\n',
  });
  await edit('content/index.md', '# Home\n\nMore.\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(await page('/a/api/queries/saw')).toContain('rusty');
  await remove('content/saw.md');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['config-path-missing']);
  expect(places()).toEqual(['site.config.js:2']);
  expect(await page('/a/api/queries/saw')).not.toContain('rusty');
});

it('tells nothing of a page that is removed while it is asked for', async () => {
  const { told, remove, page, check } = await openSite();
  const asked: Promise<string>[] = [];
  const asking = setInterval(() => asked.push(page('/saw')), 1);
  await wait(20);
  await remove('content/saw.md');
  clearInterval(asking);
  await Promise.all(asked);
  check();
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
});

it.each([
  ['a diagram', 'bench.md', '```mermaid\nflowchart LR\n  saw -->\n```\n', 'mermaid-syntax'],
  ['code that fails late', 'bench.mdx', "import './_late.js';\n", 'page-throws-late'],
])(
  'tells what is wrong with %s however often its page is asked for',
  async (_, file, text, code) => {
    const { told, edit, page, places, check } = await openSite({
      [`content/${file}`]: `# Bench\n\n${text}`,
      'content/_late.js': "queueMicrotask(() => { throw new Error('late'); });\n",
    });
    check();
    await expect.poll(() => told.at(-1), PATIENT).toEqual([code]);
    await page('/bench');
    expect(places()).toHaveLength(1);
    await edit('content/index.md', '# Home\n\nMore.\n');
    await expect.poll(() => told.length, PATIENT).toBe(2);
    expect(told.at(-1)).toEqual([code]);
    await edit(`content/${file}`, '# Bench\n');
    await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  },
);

it('tells an error that the theme throws on every page once', async () => {
  const theme = (
    body: string,
  ) => `import { shell as defaults } from 'supergraph-docgen/theme/shell';

export const shell = { ...defaults, Layout(props) { ${body} return <defaults.Layout {...props} />; } };
`;
  const { told, edit } = await openSite({
    'site.config.js': `export default { ${CONFIG}, theme: 'theme' };`,
    'theme/shell.jsx': theme(''),
  });
  await edit('theme/shell.jsx', theme("throw new Error('x');"));
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['theme-throws']);
  await edit('theme/shell.jsx', theme(''));
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
});

it('does not judge ids of the reference while what adds to its pages has errors, but its links', async () => {
  const { edit, check, told } = await openSite({
    'site.config.js': `export default { ${CONFIG}, schemas: { instances: [
      { id: 'a', label: 'A', path: 'a.graphql', route: '/a', errors: 'errors.md' }] } };`,
    'a.graphql': '"See [that](/nowhere)." type Query { saw: Int }\n',
    'errors.md': 'No table.\n',
    'content/index.md': '[Errors](/a/api/queries/saw#errors)\n',
  });
  check();
  const linked = 'broken-link';
  await expect.poll(() => told.at(-1)?.toSorted(), PATIENT).toEqual([linked, 'no-error-table']);
  await edit('errors.md', '| Code | Meaning |\n|---|---|\n| SAW_BLUNT | It cuts no more. |\n');
  await expect.poll(() => told.at(-1)?.toSorted(), PATIENT).toEqual(['broken-anchor', linked]);
});

it('finds a stylesheet that a module of the theme has missed', async () => {
  const { edit, check, told } = await openSite({
    'site.config.js': `export default { ${CONFIG}, theme: 'theme' };`,
    'content/index.md': '# A\n',
    'theme/shell.js': `import { shell as defaults } from 'supergraph-docgen/theme/shell';
import './box.css';
export const shell = { ...defaults };
`,
  });
  check();
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['unresolved-import']);
  await edit('theme/box.css', 'p { margin: 0 }\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
});
