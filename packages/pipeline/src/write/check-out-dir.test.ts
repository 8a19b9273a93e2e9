import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConfig } from '@docgen/config/check-config';
import { plainConfig } from '@docgen/config/plain-value';
import type { SiteConfig } from '@docgen/core/config';
import { resolveLinks } from '@docgen/files/resolve-links';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { checkOutDir } from './check-out-dir.ts';
import { openOutputStage } from './output-stage.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-out-dir-')));
afterAll(() => rmSync(folder, { recursive: true }));

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(folder, 'a-'));
  for (const path of ['content', 'schemas', 'elsewhere']) mkdirSync(join(project, path));
  writeFileSync(join(project, 'site.config.ts'), '');
});

/** Codes of the diagnostics for an output folder in the project. */
async function check(out: string, more: object = {}, ofSchema: object = {}): Promise<string[]> {
  const outDir = join(project, out);
  const found = await checkOutDir({
    outDir,
    folder: resolveLinks(outDir),
    projectDir: project,
    configFile: join(project, 'site.config.ts'),
    config: configured(more, ofSchema),
  });
  return found.map(({ code }) => code);
}

const link = (at: string, to: string) => symlinkSync(to, join(project, at));

it.each<[string, string, () => void]>([
  ['the project', '.', () => {}],
  ['the folder of the project', '..', () => {}],
  ['a source', 'content', () => {}],
  ['a folder in a source', 'content/dist', () => {}],
  ['a link to a source', 'dist', () => link('dist', 'content')],
  [
    'a link to a link to a source',
    'dist',
    () => {
      link('dist', 'b');
      link('b', 'content');
    },
  ],
  ['a folder in a link to a source', 'b/dist', () => link('b', 'schemas')],
  ['a dangling link into a source', 'dist', () => link('dist', 'content/new')],
  ['a link to the project', 'dist', () => link('dist', '.')],
  ['a link in a source', 'content/dist', () => link('content/dist', '../elsewhere')],
  [
    'what a source leads to',
    'elsewhere',
    () => {
      rmSync(join(project, 'content'), { recursive: true });
      link('content', 'elsewhere');
    },
  ],
  [
    'a folder around what a source leads to',
    'elsewhere',
    () => {
      mkdirSync(join(project, 'elsewhere/docs'));
      rmSync(join(project, 'content'), { recursive: true });
      link('content', 'elsewhere/docs');
    },
  ],
  [
    'the folder of a configuration behind a link',
    'elsewhere',
    () => {
      rmSync(join(project, 'site.config.ts'));
      writeFileSync(join(project, 'elsewhere/.docgen-output'), '');
      writeFileSync(join(project, 'elsewhere/site.config.ts'), '');
      link('site.config.ts', 'elsewhere/site.config.ts');
    },
  ],
])('an output folder that is %s is refused', async (_, out, prepare) => {
  prepare();
  expect(await check(out)).toEqual(['output-overlaps-source']);
});

it.each([
  ['the theme', { theme: 'elsewhere/theme' }, {}],
  ['the module of components', { components: 'elsewhere/components.js' }, {}],
  ['a table of errors', {}, { errors: 'elsewhere/errors.md' }],
  [
    'an earlier version of a schema',
    {},
    { history: [{ label: '1', path: 'elsewhere/1.graphql' }] },
  ],
])('an earlier output that contains %s is refused', async (_, more, ofSchema) => {
  writeFileSync(join(project, 'elsewhere/.docgen-output'), '');
  expect(await check('elsewhere', more, ofSchema)).toEqual(['output-overlaps-source']);
});

it.each<[string, string, () => void]>([
  ['new', 'dist', () => {}],
  ['new in new folders', 'a/b/c', () => {}],
  ['empty', 'elsewhere', () => {}],
  ['a link to an empty one', 'dist', () => link('dist', 'elsewhere')],
  ['a link to a new one', 'dist', () => link('dist', 'new/folder')],
  ['named like a source', 'content-dist', () => {}],
])('an output folder that is %s is fine', async (_, out, prepare) => {
  prepare();
  expect(await check(out)).toEqual([]);
});

it.each<[string, string, () => void]>([
  ['where the system takes no folders', '../../../../../../proc/docgen/a', () => {}],
  ['a file', 'dist', () => writeFileSync(join(project, 'dist'), '')],
  [
    'a link to a file',
    'dist',
    () => {
      writeFileSync(join(project, 'a'), '');
      link('dist', 'a');
    },
  ],
  ['a named pipe', 'dist', () => execFileSync('mkfifo', [join(project, 'dist')])],
  ['in a file', 'site.config.ts/dist', () => {}],
  ['named beyond what the system takes', 'd'.repeat(250), () => {}],
  ['named so in a new folder', `new/${'d'.repeat(250)}`, () => {}],
])('an output folder that is %s cannot be written', async (_, out, prepare) => {
  prepare();
  expect(await check(out)).toEqual(['output-not-writable']);
});

it('files of others behind a link stay theirs', async () => {
  writeFileSync(join(project, 'elsewhere/notes.txt'), 'mine');
  link('dist', 'elsewhere');
  expect(await check('dist')).toEqual(['foreign-output-folder']);
});

it.each(['elsewhere', 'new/folder'])(
  'an output folder that is a link to %s stays a link',
  async (to) => {
    link('dist', to);
    const stage = openOutputStage({
      outDir: resolveLinks(join(project, 'dist')),
      basePath: '/',
      write: true,
    });
    await stage.write('index.html', 'new');
    expect(await stage.publish()).toEqual([]);
    expect(lstatSync(join(project, 'dist')).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(project, to, 'index.html'), 'utf8')).toBe('new');
  },
);

it.runIf(process.platform === 'linux')(
  'a mount point is told about before anything is done',
  async () => {
    const found = await checkOutDir({
      outDir: '/proc',
      folder: '/proc',
      projectDir: project,
      configFile: join(project, 'site.config.ts'),
      config: configured(),
    });
    expect(found).toMatchObject([{ code: 'output-is-mounted' }]);
  },
);

function configured(more: object = {}, ofSchema: object = {}): SiteConfig {
  const { value } = checkConfig(
    plainConfig({
      title: 'Shop',
      url: 'https://docs.example.org',
      content: [{ id: 'docs', path: 'content' }],
      ...more,
      schemas: {
        instances: [
          { id: 'shop', path: 'schemas/shop.graphql', ...ofSchema },
          { id: 'all', path: 'schemas' },
        ],
      },
    }),
    { file: 'site.config.ts' },
  );
  if (value === undefined) throw new Error('the configuration is right');
  return value;
}
