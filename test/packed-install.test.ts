import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { sbom } from '../packages/docgen/bundle/sbom.js';
import { peerDependencies } from '../packages/docgen/package.json';
import { installPacked } from './support/install-packed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A site of another team, with docgen installed and no script of any package run. */
const folder = mkdtempSync(join(tmpdir(), 'docgen-packed-'));
const installed = join(folder, 'node_modules/supergraph-docgen');

const FLOWCHART = '```mermaid\nflowchart LR\n  order --> stock\n```\n';
const MINDMAP = '```mermaid\nmindmap\n  shop\n    orders\n    stock\n```\n';
/** Formulas are among the few things that are drawn by browsers. */
const FORMULA = '```mermaid\nflowchart LR\n  A["$$x^2$$"]\n```\n';

function build(config: object, ...args: readonly string[]) {
  const site = { title: 'Shop', url: 'https://example.org', content: [{ id: 'a', path: 'pages' }] };
  const text = JSON.stringify({ ...site, ...config }, undefined, 2);
  writeFileSync(join(folder, 'site.config.js'), `export default ${text};\n`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(installed, 'bin.js'), 'build', '--config', 'site.config.js', ...args],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', CI: 'true' } },
  );
  return { status, said: stdout + stderr };
}

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  installPacked(folder, '--ignore-scripts');
  mkdirSync(join(folder, 'pages'));
  writeFileSync(
    join(folder, 'pages/index.md'),
    `# Diagrams :tada: $x$\n\n${FLOWCHART}\n${MINDMAP}`,
  );
  writeFileSync(join(folder, 'pages/formula.md'), `# Formula\n\n${FORMULA}`);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('docgen, installed without running scripts', () => {
  it('takes at most 90 MB and 40 packages', () => {
    expect(packagesOf(folder).length).toBeLessThanOrEqual(40);
    expect(bytesBelow(join(folder, 'node_modules')) / 1e6).toBeLessThanOrEqual(90);
  });

  it('installs what its bill of materials names', () => {
    const bill: ReturnType<typeof sbom> = JSON.parse(
      readFileSync(join(installed, 'dist/sbom.cdx.json'), 'utf8'),
    );
    const named = (delivery: RegExp) =>
      bill.components
        .filter(({ properties: [property] }) => delivery.test(property?.value ?? ''))
        .map(({ name }) => name);
    const platform = /^installed where/;
    const found = packagesOf(folder).filter((name) => !named(platform).includes(name));
    expect(found.sort()).toEqual(['supergraph-docgen', ...named(/^installed$/)].sort());
  });

  it('builds a site that has diagrams, formulas and emoji', () => {
    const { status, said } = build({ markdown: { emoji: true, math: { stylesheet: 'local' } } });
    expect(status, said).toBe(0);
    const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
    expect(page.match(/<figure class="mermaid"/g)).toHaveLength(2);
    expect(page).toContain('🎉');
    expect(page).toContain('class="katex"');
    expect(readFileSync(join(folder, 'dist/formula/index.html'), 'utf8')).toContain('data-mermaid');
    const assets = readdirSync(join(folder, 'dist/assets'));
    for (const name of [/^diagrams-.*js$/, /^mermaid-.*js$/, /^KaTeX_Main.*woff2$/]) {
      expect(assets).toContainEqual(expect.stringMatching(name));
    }
    // What sites publish of others keeps their licences: DOMPurify's stands in a comment.
    const scripts = assets.filter((name) => /^mermaid-.*js$/.test(name));
    const texts = scripts.map((name) => readFileSync(join(folder, 'dist/assets', name), 'utf8'));
    expect(texts.join()).toContain('@license DOMPurify');
  });

  it('says what to install for pictures for link previews, and draws them then', () => {
    const missing = build({ socialImages: true }, '--out-dir', 'pictures');
    expect(missing.status).toBe(1);
    expect(missing.said).toContain('error social-images-not-installed  site.config.js:10:3');
    expect(missing.said).toContain(
      'Run `npm install --save-dev @resvg/resvg-js@2 @expo-google-fonts/inter@0.4`',
    );
    for (const name of Object.keys(peerDependencies)) {
      const place = join(folder, 'node_modules', name);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(join(root, 'node_modules', name), place, 'junction');
    }
    const { status, said } = build({ socialImages: true }, '--out-dir', 'pictures');
    expect(status, said).toBe(0);
    const pictures = readdirSync(join(folder, 'pictures/assets/social'));
    expect(pictures.filter((name) => name.endsWith('.png'))).toHaveLength(2);
  });
});

it('a repository that was installed without scripts says what to do next', () => {
  const place = join(folder, 'repository');
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{ "type": "module" }');
  copyFileSync(join(root, 'packages/docgen/bin.js'), join(place, 'bin.js'));
  const { status, stderr } = spawnSync(process.execPath, [join(place, 'bin.js')], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toBe(
    'docgen is not bundled yet, as after an installation without scripts. Run `npm run prepare` in its repository.\n',
  );
});

/** Names of all installed packages. */
function packagesOf(site: string): string[] {
  const { packages } = JSON.parse(
    readFileSync(join(site, 'node_modules/.package-lock.json'), 'utf8'),
  );
  return Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ''));
}

/** A file that has several names counts once. */
function bytesBelow(place: string, seen = new Set<string>()): number {
  const { size, dev, ino } = lstatSync(place, { bigint: true });
  const file = `${dev}:${ino}`;
  if (seen.has(file)) return 0;
  seen.add(file);
  if (!lstatSync(place).isDirectory()) return Number(size);
  return readdirSync(place).reduce((sum, name) => sum + bytesBelow(join(place, name), seen), 0);
}
