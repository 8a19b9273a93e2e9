import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuthorCode } from '@docgen/author-code/author-code';
import { openMemo } from '@docgen/memo/memo';
import { afterAll, expect, it } from 'vitest';
import { prepareBuild } from './prepare-build.ts';

const project = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-prepare-')));
afterAll(() => rmSync(project, { recursive: true }));

const outDir = join(project, 'dist');
const configFile = join(project, 'site.config.json');
const author = createAuthorCode();
afterAll(author.end);
const prepare = (write: boolean, to = outDir) =>
  prepareBuild({
    ...{ configFile, projectDir: project, outDir: to, write, basePath: '/base/', author },
    memo: openMemo({ version: '' }),
  });

it('a lost output comes back before the configuration is found faulty; a check leaves it alone', async () => {
  mkdirSync(`${outDir}.previous-1`);
  writeFileSync(`${outDir}.previous-1/.docgen-output`, '');
  writeFileSync(`${outDir}.previous-1/index.html`, 'site');
  writeFileSync(configFile, '{');
  const before = readdirSync(project);
  expect((await prepare(false)).value).toBeUndefined();
  expect(readdirSync(project)).toEqual(before);

  const { value, diagnostics } = await prepare(true);
  expect(value).toBeUndefined();
  expect(diagnostics.map(({ code }) => code)).toEqual(['config-syntax']);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('site');
  expect(readdirSync(project).sort()).toEqual(['dist', 'site.config.json']);
});

it('what is wrong with the output folder is told beside the configuration’s mistakes', async () => {
  writeFileSync(configFile, '{ "title": "T", "url": "https://e.org" }');
  expect((await prepare(true)).value).toMatchObject({
    config: { title: 'T', basePath: '/base/' },
    outputFolder: outDir,
  });
  writeFileSync(join(outDir, 'notes.txt'), 'mine');
  rmSync(join(outDir, '.docgen-output'));
  const { diagnostics } = await prepare(true);
  expect(diagnostics.map(({ code }) => code)).toEqual(['foreign-output-folder']);
});

it('a configuration is kept between builds, but what it imports is followed', async () => {
  const memoFolder = join(project, 'memo');
  const script = join(project, 'site.config.ts');
  const titleOf = async (text: string, imported = ''): Promise<unknown> => {
    writeFileSync(script, text);
    writeFileSync(join(project, 'title.ts'), imported);
    const memo = openMemo({ folder: memoFolder, version: '' });
    const paths = { configFile: script, projectDir: project, outDir };
    const { value } = await prepareBuild({ ...paths, write: false, author, memo });
    memo.close({ keep: true });
    return value?.config.title;
  };
  const alone = (title: string) => `export default { title: '${title}', url: 'https://e.org' };`;
  expect([await titleOf(alone('A')), await titleOf(alone('A'))]).toEqual(['A', 'A']);
  expect(await titleOf(alone('B'))).toBe('B');
  const imports =
    "import { title } from './title.ts';\nexport default { title, url: 'https://e.org' };";
  expect(await titleOf(imports, "export const title = 'C';")).toBe('C');
  expect(await titleOf(imports, "export const title = 'D';")).toBe('D');
});

it('so are paths that are not there', async () => {
  writeFileSync(
    configFile,
    '{ "title": "T", "url": "https://e.org", "content": [{ "id": "docs", "path": "missing" }] }',
  );
  const { value } = await prepare(false);
  expect(value?.checkPaths()).toMatchObject({
    value: ['missing'],
    diagnostics: [{ code: 'config-path-missing' }],
  });
});

it('links that lead in circles are no output folder, whatever the configuration says', async () => {
  const circle = join(project, 'circle');
  symlinkSync('circle', circle);
  const prepared = async () => {
    const { value, diagnostics } = await prepare(true, circle);
    return [value, ...diagnostics.map(({ code }) => code)];
  };
  writeFileSync(configFile, '{');
  expect(await prepared()).toEqual([undefined, 'output-not-writable', 'config-syntax']);
  writeFileSync(configFile, '{ "title": "T", "url": "https://e.org" }');
  expect(await prepared()).toEqual([undefined, 'output-not-writable']);
});
