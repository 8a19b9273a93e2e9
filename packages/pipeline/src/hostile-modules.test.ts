import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { regularFiles } from '@docgen/bundler/modules/regular-files';
import { checkedBundle } from '@docgen/bundler/report/checked-bundle';
import { loadConfig } from '@docgen/config/load-config';
import { makePipe } from '@docgen/files/testing/make-pipe';
import { build, type Plugin } from 'esbuild';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** Milliseconds that no working run ever takes. */
const HANGS = 15_000;

let root: string;
let project: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'docgen modules ')));
  project = join(root, 'site');
  write('site/site.config.ts', "export default { title: 'T', url: 'https://a.example' };");
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function said() {
  const { diagnostics } = await loadConfig(join(project, 'site.config.ts'));
  return diagnostics.map(({ code, message, place }) => [code, message, place?.file, place?.line]);
}

const PIPE = 'is a named pipe (FIFO), not a file.';

describe('the configuration', { timeout: HANGS }, () => {
  test.each([
    ['a pipe', makePipe, `x.ts ${PIPE}`],
    [
      'a device',
      (path: string) => symlinkSync('/dev/zero', path),
      '/dev/zero is a device, not a file.',
    ],
  ])('imports %s', async (_name, make, message) => {
    make(join(project, 'x.ts'));
    write('site/site.config.ts', "\nimport x from './x.ts';\nexport default x;");
    expect(await said()).toEqual([['not-a-file', message, 'site.config.ts', 2]]);
  });

  test('is a pipe', async () => {
    rmSync(join(project, 'site.config.ts'));
    makePipe(join(project, 'site.config.ts'));
    const expected = ['not-a-file', `site.config.ts ${PIPE}`, 'site.config.ts', undefined];
    expect(await said()).toEqual([expected]);
  });

  test.each([
    'package.json',
    'tsconfig.json',
    'jsconfig.json',
    '../package.json',
    '../tsconfig.json',
  ])('lies beside or below %s, a pipe', async (path) => {
    makePipe(join(project, path));
    expect(await said()).toEqual([['not-a-file', `${path} ${PIPE}`, path, undefined]]);
  });

  test('imports from a folder whose package.json is a pipe', async () => {
    write('site/parts/x.ts', 'export default 1;');
    makePipe(join(project, 'parts/package.json'));
    write('site/site.config.ts', "import x from './parts/x.ts';\nexport default x;");
    const message = `parts/package.json ${PIPE}`;
    expect(await said()).toEqual([['not-a-file', message, 'site.config.ts', 1]]);
  });

  test('folders of these names are none of its business', async () => {
    mkdirSync(join(project, 'package.json'));
    expect(await said()).toEqual([]);
  });
});

/** What is said of a bundle. @param plugins - In addition to the tested one. */
async function saidOfBundle(entry: string, plugins: readonly Plugin[] = []) {
  const bundling = build({
    absWorkingDir: project,
    entryPoints: [entry],
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [...plugins, regularFiles({ projectDir: project })],
  });
  const content = {
    pages: [],
    imports: [],
    partial: async () => ({ value: undefined, diagnostics: [] }),
    compiled: async () => undefined,
    partsOf: () => [],
  };
  const { diagnostics } = await checkedBundle(bundling, {
    content: Promise.resolve(content),
    projectDir: project,
  });
  return diagnostics;
}

test('code of pages in a folder whose tsconfig.json is a pipe', { timeout: HANGS }, async () => {
  write('site/src/entry.ts', `import ${JSON.stringify(join(project, 'src/parts/a.ts'))};`);
  write('site/src/parts/a.ts', '');
  makePipe(join(project, 'src/parts/tsconfig.json'));
  const found = await saidOfBundle('./src/entry.ts');
  expect(found.map(({ code, message }) => [code, message])).toEqual([
    ['not-a-file', `src/parts/tsconfig.json ${PIPE}`],
  ]);
});

test('two modules in folders below a package.json that is a pipe', { timeout: HANGS }, async () => {
  write('site/src/entry.ts', "import '../parts/a/a.ts';\nimport '../parts/b/b.ts';");
  write('site/parts/a/a.ts', '');
  write('site/parts/b/b.ts', '');
  makePipe(join(project, 'parts/package.json'));
  const found = await saidOfBundle('./src/entry.ts');
  expect(found.map(({ message }) => message)).toEqual([`parts/package.json ${PIPE}`]);
});

test.each([
  ['cards', 'node_modules/cards/package.json'],
  ['@shop/cards/list', '../node_modules/@shop/cards/package.json'],
  ['@shop/cards/list', 'node_modules/@shop/cards/list/package.json'],
  ['../cards', 'cards/package.json'],
])('the package.json of the import %s, a pipe', { timeout: HANGS }, async (specifier, path) => {
  write('site/src/entry.ts', `import ${JSON.stringify(specifier)};`);
  write(`site/${dirname(path)}/index.js`, '');
  makePipe(join(project, path));
  const found = await saidOfBundle('./src/entry.ts');
  expect(found.map(({ message }) => message)).toEqual([`${path} ${PIPE}`]);
});

test('a module of the theme that is a link to a device', { timeout: HANGS }, async () => {
  const module = join(project, 'theme/shell.ts');
  write('site/theme/styles.css', '');
  symlinkSync('/dev/zero', module);
  const generated: Plugin = {
    name: 'generated',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^server$/ }, () => ({ path: 'server', namespace: 'docgen' }));
      onLoad({ filter: /./, namespace: 'docgen' }, () => ({
        contents: `\nimport ${JSON.stringify(module)};`,
        resolveDir: project,
      }));
    },
  };
  const [found] = await saidOfBundle('server', [generated]);
  expect(found).toMatchObject({
    code: 'not-a-file',
    message: '/dev/zero is a device, not a file.',
    place: { file: 'theme/shell.ts' },
  });
  expect(found?.place).not.toHaveProperty('line');
});
