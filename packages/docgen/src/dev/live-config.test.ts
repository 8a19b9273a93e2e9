import { copyFile, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { CONFIG, modules, openSite } from '../testing/open-live-site.ts';

const PATIENT = { timeout: 60_000 };

const FAVICON = '<svg xmlns="http://www.w3.org/2000/svg"/>';

it('tells once of files and folders that the configuration names, as long as they are not there', async () => {
  const { told, edit, remove, check } = await openSite({
    'site.config.js': `export default { title: 'A', url: 'https://a.example', favicon: '/saw.svg',
      content: [{ id: 'docs', path: 'content' }, { id: 'shed', path: 'shed', route: '/shed' }],
      staticFolders: ['static', 'more'], theme: 'theme',
      schemas: { instances: [{ id: 'tools', path: 'tools.graphql', errors: 'content/errors.md' }] } };`,
    'static/note.txt': 'A note.',
  });
  check();
  await expect
    .poll(() => told.at(-1), PATIENT)
    .toEqual(Array.from({ length: 6 }, () => 'config-path-missing'));
  await edit('static/saw.svg', FAVICON);
  await edit('shed/rasp.md', '# Rasp\n');
  await edit('more/note.txt', 'More.');
  await edit('tools.graphql', 'type Query { saw: Int }\n');
  await edit(
    'content/errors.md',
    '# Errors\n\n| Query | Message |\n| - | - |\n| `saw` | `rusty` |\n',
  );
  await edit('theme/note.txt', 'No theme.');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['empty-theme']);
  await edit('theme/styles.css', 'a { color: red; }');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  await remove('static/saw.svg');
  await expect.poll(() => told.at(-1), PATIENT).toContain('config-path-missing');
});

it('does not tell that paths cannot be read which exist again but have not been read since', async () => {
  const { folder, told, change, check } = await openSite({
    'site.config.js': `export default { ${CONFIG}, staticFolders: ['static'],
      schemas: { instances: [{ id: 'shop', path: 'shop.graphql' }] } };`,
    'static/note.txt': 'A note.',
    'shop.graphql': 'type Query { saw: Int }\n',
  });
  const move = async (path: string, to: string) => {
    await rename(join(folder, path), join(folder, to));
  };
  await move('static', 'away');
  await move('shop.graphql', 'away.graphql');
  await change('static/note.txt', 'shop.graphql');
  await expect
    .poll(() => told.at(-1), PATIENT)
    .toEqual(['config-path-missing', 'config-path-missing']);
  await move('away', 'static');
  await move('away.graphql', 'shop.graphql');
  const before = told.length;
  check();
  await expect.poll(() => told.length, PATIENT).toBeGreaterThan(before);
  expect(told.at(-1)).toEqual([]);
});

it('tells of a file of a static folder that cannot be read, until it can', async () => {
  const { folder, told, edit, remove, check } = await openSite({
    'site.config.js': `export default { ${CONFIG}, staticFolders: ['static'] };`,
    'static/note.txt': 'A note.',
  });
  check();
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  await symlink('nowhere.txt', join(folder, 'static/link.txt'));
  await edit('static/more.txt', 'More.');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['unreadable-file']);
  await remove('static/link.txt');
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
});

it('tells what is wrong in the configuration where it stands now', async () => {
  const config = `export default { ${CONFIG}, onBrokenLinks: 'warn',\nredirects: [{ from: '/old', to: '/lost' }] };`;
  const { places, edit, check } = await openSite({ 'site.config.js': config });
  check();
  await expect.poll(places, PATIENT).toEqual(['site.config.js:2']);
  await edit('site.config.js', `// A line of the author.\n${config}`);
  await expect.poll(places, PATIENT).toEqual(['site.config.js:3']);
});

it('tells at the line of its key that there is no git history for lastUpdated', async () => {
  const config = `export default { ${CONFIG},\nlastUpdated: true };`;
  const { told, places, edit, check } = await openSite({ 'site.config.js': config });
  check();
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['no-git-history']);
  expect(places()).toEqual(['site.config.js:2']);
  await edit('site.config.js', `// A line of the author.\n${config}`);
  expect(places()).toEqual(['site.config.js:3']);
});

it('hears of mended files that a faulty configuration imports, since the start and later', async () => {
  const { told, edit, remove, isWatched, check, page } = await openSite({
    'site.config.js': `import { nav } from './config/nav';\nexport default { ${CONFIG}, ...nav };`,
    'config/nav.ts': 'export const nav = {;\n',
  });
  const mended = "import { title } from './title.js';\n\nexport const nav = { title };\n";
  check();
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['config-syntax']);
  expect(isWatched('config/nav.ts')).toBe(true);
  await edit('config/nav.ts', mended);
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['config-syntax']);
  expect(isWatched('config/title.ts')).toBe(true);
  await edit('config/title.ts', "export const title = 'Shed';\n");
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(await page('/')).toContain('Shed');
  await edit('config/title.ts', 'export const title = 7;\n');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['invalid-config-value']);
  await remove('config/title.ts');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['config-syntax']);
  await edit('config/title.ts', "export const title = 'Barn';\n");
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(await page('/')).toContain('Barn');
});

it('follows a configuration to the name under which builds would find it', async () => {
  const config = `export default { ${CONFIG}, onBrokenLinks: 'warn',\nredirects: [{ from: '/old', to: '/lost' }] };`;
  const { folder, told, places, change, edit, remove, isWatched, page, check } = await openSite({
    'site.config.js': config,
  });
  check();
  await expect.poll(places, PATIENT).toEqual(['site.config.js:2']);
  await rename(join(folder, 'site.config.js'), join(folder, 'site.config.mjs'));
  await change('site.config.js', 'site.config.mjs');
  await expect.poll(places, PATIENT).toEqual(['site.config.mjs:2']);
  await edit('site.config.mjs', `export default { ${CONFIG.replace("'A'", "'Shed'")} };`);
  expect(await page('/')).toContain('| Shed</title>');
  // As at the start, one that comes first in the list of names wins.
  expect(isWatched('site.config.js')).toBe(true);
  await edit('site.config.js', `export default { ${CONFIG.replace("'A'", "'Hut'")} };`);
  expect(await page('/')).toContain('| Hut</title>');
  await remove('site.config.js');
  expect(await page('/')).toContain('| Shed</title>');

  await remove('site.config.mjs');
  await expect.poll(() => told.at(-1), PATIENT).toEqual(['config-missing']);
  expect(isWatched('site.config.ts')).toBe(true);
  await edit('site.config.ts', `export default { ${CONFIG.replace("'A'", "'Barn'")} };`);
  await expect.poll(() => told.at(-1), PATIENT).toEqual([]);
  expect(await page('/')).toContain('| Barn</title>');
});

it('reads a configuration again that it could not open the site with, such as during an installation', async () => {
  const installed = await mkdtemp(join(tmpdir(), 'docgen-installed-'));
  onTestFinished(() => rm(installed, { recursive: true }));
  const search = join(installed, 'search.js');
  await copyFile(modules.search, search);
  const { page, edit } = await openSite({}, { search });
  await rm(search);
  await expect(
    edit('site.config.js', `export default { ${CONFIG.replace("'A'", "'New shop'")} };`),
  ).rejects.toThrow('ENOENT');
  await copyFile(modules.search, search);
  expect(await page('/')).not.toContain('New shop');
  await edit('content/saw.md', '# Other saw\n');
  expect(await page('/')).toContain('New shop');
});
