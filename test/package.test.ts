import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** An empty folder outside of the repository, as another team has it. */
const folder = mkdtempSync(join(tmpdir(), 'docgen-package-'));
const docgen = (...args: string[]) =>
  execFileSync(process.execPath, [join(folder, 'node_modules/docgen/bin.js'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
  });

beforeAll(() => {
  const run = (args: string[], cwd: string) =>
    execFileSync(npm, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  // The global setup has made what `prepack` makes; making it again would pull it away from other tests.
  run(
    ['pack', '--ignore-scripts', '--workspace', 'supergraph-docgen', '--pack-destination', folder],
    root,
  );
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  cpSync(join(root, 'test/fixtures/two-services'), folder, { recursive: true });
  run(['install', '--no-audit', '--no-fund', '--omit=dev', `./${tarball}`], folder);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('brings the command, the API and their documents', () => {
  const version = JSON.parse(
    readFileSync(join(root, 'packages/docgen/package.json'), 'utf8'),
  ).version;
  expect(docgen('--version').trim()).toBe(version);
  expect(readdirSync(join(folder, 'node_modules/docgen')).sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'bin.js',
    'dist',
    'docs',
    'package.json',
  ]);
  expect(existsSync(join(folder, 'node_modules/@docgen'))).toBe(false);
});

it('builds a site with two pages and a schema of two services', () => {
  expect(docgen('build')).toMatch(/ pages, .* in dist/);
  const page = (path: string) => readFileSync(join(folder, 'dist', path, 'index.html'), 'utf8');
  expect(page('')).toContain('The garden shop');
  expect(page('guide/ordering')).toContain('Ordering');
  expect(page('graphql/api/types/objects/order')).toMatch(
    /href="\/graphql\/orders\/types\/objects\/order"/,
  );
  expect(page('graphql/users/api/queries/user')).toContain('Looks up a customer');
});

it('finds what readers’ browsers need of mermaid and KaTeX', () => {
  const site = {
    title: 'More',
    url: 'https://example.org',
    content: [{ id: 'more', path: 'more' }],
    markdown: { math: { stylesheet: 'local' } },
  };
  const diagram = 'flowchart LR\n  A["$$x^2$$"]';
  mkdirSync(join(folder, 'more'));
  writeFileSync(join(folder, 'more/index.md'), `# $x$\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n`);
  writeFileSync(join(folder, 'more.config.ts'), `export default ${JSON.stringify(site)};\n`);
  docgen('build', '--config', 'more.config.ts', '--out-dir', 'more-dist');
  const assets = readdirSync(join(folder, 'more-dist/assets'));
  for (const name of [
    /^diagrams-.*js$/,
    /^mermaid-.*js$/,
    /^katex-.*css$/,
    /^KaTeX_Main.*woff2$/,
  ]) {
    expect(assets).toContainEqual(expect.stringMatching(name));
  }
});

it('has types that a configuration checks against', () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const check = () =>
    execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8', stdio: 'pipe' });
  expect(check).not.toThrow();
});
