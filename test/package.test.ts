import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { sbom } from '../packages/docgen/bundle/sbom.js';
import { peerDependencies } from '../packages/docgen/package.json';
import { fileDigests } from './support/file-digests.ts';
import { nodeVersions } from './support/node-versions.ts';
import { makeReadmeSite, type ReadmeSite, root, runShell } from './support/readme-site.ts';
import { type ProcessOptions, spawnDocgen } from './support/spawn-docgen.ts';
import { writeVariedSite } from './support/varied-site.ts';

// All tests share one installation, and each `describe` continues with the state that the previous
// one left.
let made: ReadmeSite;
beforeAll(() => {
  made = makeReadmeSite();
}, 600_000);
afterAll(() => rmSync(made.home, { recursive: true, force: true }));

/** Runs the installed command. */
const run = (args: readonly string[], cwd: string) =>
  spawnDocgen(args, cwd, { bin: join(made.installed, 'bin.cjs') });

describe('the site of the README', () => {
  it('installs the command, the API and their documents', async () => {
    const { version } = JSON.parse(
      readFileSync(join(root, 'packages/docgen/package.json'), 'utf8'),
    );
    expect((await run(['--version'], made.site)).stdout.trim()).toBe(version);
    expect(readdirSync(made.installed).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'bin.cjs',
      'client.d.ts',
      'dist',
      'docs',
      'package.json',
    ]);
    expect(existsSync(join(made.site, 'node_modules/@docgen'))).toBe(false);
  });

  it.each(['README.md', 'SECURITY.md'])('has a %s whose links lead to installed files', (name) => {
    const document = readFileSync(join(made.installed, name), 'utf8');
    // Code is about the site that the README creates.
    const text = document.replace(/^(`{3,}).*?^\1/gms, '').replace(/`[^`\n]*`/g, '');
    const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, address = '']) => address);
    const files = links.filter((address) => !/^(https?:|[#/])/.test(address));
    expect(files).toContain('docs/hosting.md');
    expect(files.filter((file) => !existsSync(join(made.installed, file)))).toEqual([]);
  });

  it('has its pages, including the API of both services', () => {
    expect(made.said).toMatch(/ pages, .* in dist/);
    const page = (path: string) =>
      readFileSync(join(made.site, 'dist', path, 'index.html'), 'utf8');
    expect(page('')).toContain('Plants by post.');
    expect(page('graphql/api/types/objects/order')).toMatch(
      /href="?\/graphql\/orders\/types\/objects\/order[" >]/,
    );
    expect(page('graphql/users/api/queries/user')).toContain('Looks up a customer');
    // What only the gateway uses, such as `join__Graph`, is no part of a first site.
    expect(existsSync(join(made.site, 'dist/graphql/api/types/enums'))).toBe(false);
  });

  it('can be built by the program in the guide to the commands', () => {
    const guide = readFileSync(join(made.installed, 'docs/cli.md'), 'utf8');
    const [program = ''] = /(?<=^```js\n).*?(?=^```)/ms.exec(guide) ?? [];
    writeFileSync(join(made.site, 'program.mjs'), program);
    const lines = execFileSync(process.execPath, ['program.mjs'], { cwd: made.site }).toString();
    rmSync(join(made.site, 'program.mjs'));
    expect(lines).toMatch(/^\d+ pages in \S.*public\n$/);
    expect(existsSync(join(made.site, 'public/index.html'))).toBe(true);
    rmSync(join(made.site, 'public'), { recursive: true });
  });

  it('has types against which its configuration and all declarations check', () => {
    const settings = join(made.site, 'tsconfig.json');
    const { compilerOptions } = JSON.parse(
      readFileSync(join(root, 'test/fixtures/two-services/site/tsconfig.json'), 'utf8'),
    );
    // Every published declaration is checked, whether it is imported or not.
    const project = {
      compilerOptions: {
        ...compilerOptions,
        paths: { react: [join(root, 'node_modules/@types/react/index.d.ts')] },
      },
      files: ['site.config.ts', relative(made.site, join(made.installed, 'client.d.ts'))],
      include: [relative(made.site, join(made.installed, 'dist/types/**/*.d.ts'))],
      exclude: [],
    };
    writeFileSync(settings, JSON.stringify(project));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const check = () =>
      execFileSync(process.execPath, [tsc, '-p', made.site], { encoding: 'utf8', stdio: 'pipe' });
    expect(check).not.toThrow();
    rmSync(settings);
  });

  it('can be created by init, with a package.json that npm resolves', async () => {
    await run(['init', '--dir', '../new/site'], made.site);
    const folder = join(made.home, 'new/site');
    const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const [tarball] = readdirSync(made.checkout);
    expect(devDependencies).toEqual({ 'supergraph-docgen': `file:../../docgen/${tarball}` });
    runShell('npm install --package-lock-only', folder);
    const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
    expect(JSON.parse(lock).packages['node_modules/supergraph-docgen'].resolved).toBe(
      `file:../../docgen/${tarball}`,
    );
  });
});

describe('docgen, installed without running scripts', () => {
  it('takes at most 90 MB and 40 packages', () => {
    expect(packagesOf(made.site).length).toBeLessThanOrEqual(40);
    expect(bytesBelow(join(made.site, 'node_modules')) / 1e6).toBeLessThanOrEqual(90);
  });

  it('consists of the packages in its bill of materials', () => {
    const bill: ReturnType<typeof sbom> = JSON.parse(
      readFileSync(join(made.installed, 'dist/sbom.cdx.json'), 'utf8'),
    );
    const named = (delivery: RegExp) =>
      bill.components
        .filter(({ properties: [property] }) => delivery.test(property?.value ?? ''))
        .map(({ name }) => name);
    const platform = /^installed where/;
    const found = packagesOf(made.site).filter((name) => !named(platform).includes(name));
    expect(found.sort()).toEqual(['supergraph-docgen', ...named(/^installed$/)].sort());
  });

  it('says in a repository that it is not bundled, and how to bundle it', async () => {
    const place = join(made.home, 'repository');
    mkdirSync(place);
    writeFileSync(join(place, 'package.json'), '{ "type": "module" }');
    copyFileSync(join(root, 'packages/docgen/bin.cjs'), join(place, 'bin.cjs'));
    const { code, stderr } = await spawnDocgen([], place, { bin: join(place, 'bin.cjs') });
    expect(code).toBe(1);
    expect(stderr).toBe(
      'docgen is not bundled yet, as after an installation without scripts. Run `npm run prepare` in its repository.\n',
    );
  });
});

/** Attempts that the isolation of configurations must stop, and its messages or codes. */
const ATTEMPTS = [
  ["readFileSync('/proc/self/environ')", 'ERR_ACCESS_DENIED'],
  ["readFileSync('/etc/hosts')", 'ERR_ACCESS_DENIED'],
  ["writeFileSync(__dirname + '/written', '')", 'ERR_ACCESS_DENIED'],
  ["process.getBuiltinModule('child_process').execSync('id')", 'It may not start programs here'],
  ["fetch('http://127.0.0.1:9')", 'It may not use the network here'],
  ["require('dns').promises.lookup('localhost')", 'It may not use the network here'],
  ['process.kill(process.ppid, 0)', 'It may not change processes here'],
] as const;

// The option of the permission model and what it covers depend on the version of Node.
it.each(['20', '22', '24', '26'])(
  'init isolates the configuration that it runs, on Node %s',
  async (major) => {
    const site = join(made.home, `isolated-${major}`);
    mkdirSync(join(site, 'docs'), { recursive: true });
    writeFileSync(join(site, 'docs/index.md'), '# Home\n');
    const attempts = ATTEMPTS.map(([code]) => `async () => ${code}`);
    writeFileSync(
      join(site, 'docusaurus.config.js'),
      `const { readFileSync, writeFileSync } = require('fs');
module.exports = async () => {
  const said = [];
  for (const attempt of [${attempts.join()}]) {
    try { await attempt(); said.push('done'); } catch (e) { said.push(e.code ?? e.message); }
  }
  return { title: said.join(), tagline: process.version, url: 'https://example.org', baseUrl: '/' };
};\n`,
    );
    const node = (await nodeVersions()).get(major) ?? process.execPath;
    const bin = join(made.installed, 'bin.cjs');
    const { code, stderr } = await spawnDocgen(['init'], site, { node, bin });
    expect([code, stderr]).toEqual([0, '']);
    const config = readFileSync(join(site, 'site.config.ts'), 'utf8');
    expect(config).toContain(`title: '${ATTEMPTS.map(([, message]) => message).join()}'`);
    if (node !== process.execPath) expect(config).toContain(`tagline: 'v${major}.`);
    expect(existsSync(join(site, 'written'))).toBe(false);
  },
);

// Each build tests two requirements at once, the version of Node and the location of docgen and the
// project, because builds take most of the time here.
const BUILDS = {
  'on Node 20, with docgen installed in the project': { major: '20', place: 'garden-docs' },
  'on Node 22, with docgen linked from another root': {
    major: '22',
    place: 'Größe & Länge/deep/site',
  },
  'on Node 24, with docgen run from the repository': { major: '24', place: 'checkout' },
  'on Node 26, with docgen linked from another root': { major: '26', place: 'newest' },
} as const;

describe('every byte of the output is the same', () => {
  const outputs: Record<string, Readonly<Record<string, string>>> = {};
  const runs: { readonly project: string; readonly options: ProcessOptions }[] = [];
  beforeAll(async () => {
    const { home, site, installed } = made;
    for (const name of ['content', 'schemas', 'dist'])
      rmSync(join(site, name), { recursive: true });
    writeVariedSite(site);
    const nodes = await nodeVersions();
    const builds = Object.values(BUILDS).map(({ major, place }) => {
      const project = join(home, place);
      const link = join(project, 'node_modules/supergraph-docgen');
      if (project !== site) {
        cpSync(site, project, {
          recursive: true,
          filter: (path) => !/^(?:node_modules|dist)$/.test(relative(site, path)),
        });
        mkdirSync(dirname(link), { recursive: true });
        if (place !== 'checkout') symlinkSync(installed, link, 'junction');
      }
      // Some versions are not packaged for some platforms; the one that runs the tests replaces
      // them.
      const node = nodes.get(major) ?? process.execPath;
      const options = place === 'checkout' ? { node } : { node, bin: join(link, 'bin.cjs') };
      runs.push({ project, options });
      return build(project, options);
    });
    for (const [index, name] of Object.keys(BUILDS).entries()) {
      outputs[name] = fileDigests((await Promise.all(builds))[index] ?? '');
    }
  }, 600_000);

  it.each(Object.keys(BUILDS))('%s', (name) => {
    expect(outputs[name]).toEqual(Object.values(outputs)[0]);
  });

  it("the next build reuses V8's compiled code of docgen", async () => {
    const kept = ({ project }: { readonly project: string }) =>
      readdirSync(join(project, 'node_modules/.cache/docgen/code')).filter((name) =>
        name.endsWith('.values'),
      );
    const before = runs.map(kept);
    await Promise.all(runs.map(({ project, options }) => build(project, options)));
    expect(before).not.toContainEqual([]);
    expect(runs.map(kept)).toEqual(before);
  });

  it('the output has diagrams, formulas and emoji', () => {
    const dist = join(made.site, 'dist');
    const page = readFileSync(join(dist, 'docs/drawn/index.html'), 'utf8');
    expect(page.match(/<figure class="mermaid"/g)).toHaveLength(2);
    expect(page).toContain('🎉');
    expect(page).toContain('class="katex"');
    expect(page).toContain('data-mermaid');
    const assets = readdirSync(join(dist, 'assets'));
    for (const name of [
      /^diagrams-.*js$/,
      /^mermaid-.*js$/,
      /^katex-.*css$/,
      /^KaTeX_Main.*woff2$/,
    ]) {
      expect(assets).toContainEqual(expect.stringMatching(name));
    }
    // Published code of others keeps its licence: DOMPurify's is in a comment.
    const scripts = assets.filter((name) => /^mermaid-.*js$/.test(name));
    const texts = scripts.map((name) => readFileSync(join(dist, 'assets', name), 'utf8'));
    expect(texts.join()).toContain('@license DOMPurify');
  });
});

/**
 * Runs a build, which must print only progress and the expected warning of this site.
 *
 * @returns Path of the output folder.
 */
async function build(project: string, options: ProcessOptions): Promise<string> {
  const { code, stderr } = await spawnDocgen(['build'], project, options);
  expect(stderr).toMatch(
    /^(?:✓ .*\n)+\nwarning mermaid-needs-browser [^✓]*\n1 warning\nCauses and cures: docgen explain mermaid-needs-browser\n$/,
  );
  expect(code).toBe(0);
  return join(project, 'dist');
}

it('the build says what to install for link preview images and for Sass, and uses it once installed', async () => {
  const project = join(made.site, 'optional');
  mkdirSync(join(project, 'pages'), { recursive: true });
  writeFileSync(join(project, 'pages/index.md'), '# index\n');
  writeFileSync(join(project, 'nest.scss'), '$wide: 3rem;\n.nest { .egg { width: $wide } }\n');
  writeFileSync(join(project, 'pages/other.mdx'), "import '../nest.scss';\n\n# other\n");
  const config = {
    title: 'Shop',
    url: 'https://example.org',
    content: [{ id: 'a', path: 'pages' }],
    socialImages: true,
  };
  writeFileSync(
    join(project, 'site.config.js'),
    `export default ${JSON.stringify(config, undefined, 2)};\n`,
  );

  const missing = await run(['build'], project);
  expect(missing.code).toBe(1);
  expect(missing.stderr).toContain('error social-images-not-installed  site.config.js:10:3');
  expect(missing.stderr).toContain(
    'Run `npm install --save-dev @resvg/resvg-js@2 @expo-google-fonts/inter@0.4`',
  );
  const install = (name: string) => {
    const place = join(made.site, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place, 'junction');
  };
  for (const name of Object.keys(peerDependencies).filter((peer) => peer !== 'sass')) install(name);
  const withoutSass = await run(['build'], project);
  expect(withoutSass.code).toBe(1);
  expect(withoutSass.stderr).toMatch(
    /error sass-not-installed {2}pages\/other\.mdx:1:8\n(?:.*\n)*? {2}hint: Run `npm install --save-dev sass@1`\./,
  );
  install('sass');
  const { code, stderr } = await run(['build'], project);
  expect(code, stderr).toBe(0);
  const pictures = readdirSync(join(project, 'dist/assets/social'));
  expect(pictures.filter((name) => name.endsWith('.png'))).toHaveLength(2);
  const assets = readdirSync(join(project, 'dist/assets'));
  const style = assets.find((name) => /^pages-other-.*\.css$/.test(name)) ?? '';
  expect(readFileSync(join(project, 'dist/assets', style), 'utf8')).toContain(
    '.nest .egg{width:3rem}',
  );
});

/** Names of all installed packages. */
function packagesOf(project: string): string[] {
  const { packages } = JSON.parse(
    readFileSync(join(project, 'node_modules/.package-lock.json'), 'utf8'),
  );
  return Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ''));
}

/** Size in bytes; a file with several hard links counts once. */
function bytesBelow(place: string, seen = new Set<string>()): number {
  const { size, dev, ino } = lstatSync(place, { bigint: true });
  const file = `${dev}:${ino}`;
  if (seen.has(file)) return 0;
  seen.add(file);
  if (!lstatSync(place).isDirectory()) return Number(size);
  return readdirSync(place).reduce((sum, name) => sum + bytesBelow(join(place, name), seen), 0);
}
