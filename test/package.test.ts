import { execFileSync, execSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileDigests } from './support/file-digests.ts';
import { nodeVersions } from './support/node-versions.ts';
import { readmeSteps } from './support/readme-steps.ts';
import { writeVariedSite } from './support/varied-site.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A folder outside of the repository, with a space and an umlaut as people have them. */
const home = realpathSync(mkdtempSync(join(tmpdir(), 'docgen package ä ')));
/** Where the README has the tarball. */
const checkout = join(home, 'docgen');
/** The site that the README makes; the only place where the package is installed. */
const site = join(home, 'garden-docs');
const installed = join(site, 'node_modules/supergraph-docgen');

const environment = {
  ...process.env,
  // In production npm installs no development dependencies.
  NODE_ENV: undefined,
  NO_COLOR: '1',
  CI: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
};

afterAll(() => rmSync(home, { recursive: true, force: true }));

// One after the other: each step of the README needs those before it.
describe('the README’s site of your own', () => {
  let said = '';
  beforeAll(() => {
    mkdirSync(checkout);
    let folder = checkout;
    for (const step of readmeSteps('A site of your own in five minutes')) {
      if (!('command' in step)) {
        mkdirSync(dirname(join(folder, step.path)), { recursive: true });
        writeFileSync(join(folder, step.path), step.text);
        continue;
      }
      const { command } = step;
      // What the tests run in is the repository, installed; and serving does not end.
      if (command === 'npm ci' || command.endsWith('docgen serve')) continue;
      if (command.startsWith('cd ')) folder = resolve(folder, command.slice('cd '.length));
      else if (command.startsWith('npm pack')) pack(command);
      else said = run(command, folder);
    }
  }, 600_000);

  it('installs the command, the API and their documents', () => {
    const { version } = JSON.parse(
      readFileSync(join(root, 'packages/docgen/package.json'), 'utf8'),
    );
    const printed = execFileSync(process.execPath, [join(installed, 'bin.js'), '--version']);
    expect(printed.toString().trim()).toBe(version);
    expect(readdirSync(installed).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'bin.js',
      'dist',
      'docs',
      'package.json',
    ]);
    expect(existsSync(join(site, 'node_modules/@docgen'))).toBe(false);
  });

  it('builds its pages, the API of both services among them', () => {
    expect(said).toMatch(/ pages, .* in dist/);
    const page = (path: string) => readFileSync(join(site, 'dist', path, 'index.html'), 'utf8');
    expect(page('')).toContain('Plants by post.');
    expect(page('graphql/api/types/objects/order')).toMatch(
      /href="\/graphql\/orders\/types\/objects\/order"/,
    );
    expect(page('graphql/users/api/queries/user')).toContain('Looks up a customer');
  });

  it('has types that its configuration checks against', () => {
    cpSync(join(root, 'test/fixtures/two-services/tsconfig.json'), join(site, 'tsconfig.json'));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const check = () =>
      execFileSync(process.execPath, [tsc, '-p', site], { encoding: 'utf8', stdio: 'pipe' });
    expect(check).not.toThrow();
    rmSync(join(site, 'tsconfig.json'));
  });

  it('can be made anew by init, with a package.json that npm resolves', () => {
    execFileSync(process.execPath, [join(installed, 'bin.js'), 'init', '--dir', '../new/site'], {
      cwd: site,
      env: environment,
    });
    const made = join(home, 'new/site');
    const { devDependencies } = JSON.parse(readFileSync(join(made, 'package.json'), 'utf8'));
    const [tarball] = readdirSync(checkout);
    expect(devDependencies).toEqual({
      'supergraph-docgen': `file:../../docgen/${tarball}`,
    });
    run('npm install --package-lock-only --ignore-scripts --prefer-offline', made);
    const lock = readFileSync(join(made, 'package-lock.json'), 'utf8');
    expect(JSON.parse(lock).packages['node_modules/supergraph-docgen'].resolved).toBe(
      `file:../../docgen/${tarball}`,
    );
  });
});

/** Runs a command as a shell does. */
function run(command: string, cwd: string, env: NodeJS.ProcessEnv = environment): string {
  return execSync(command, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
}

/** `npm pack` as the README has it, but into a folder of the test's. */
function pack(command: string): void {
  run(command, root, {
    ...environment,
    npm_config_pack_destination: checkout,
    // The global setup has made what `prepack` makes; anew, it would be pulled away from other tests.
    npm_config_ignore_scripts: 'true',
  });
}

describe('every byte of the output is the same', () => {
  let nodes: ReadonlyMap<string, string>;
  let expected: Readonly<Record<string, string>>;
  beforeAll(async () => {
    nodes = await nodeVersions();
    for (const name of ['content', 'schemas', 'dist'])
      rmSync(join(site, name), { recursive: true });
    writeVariedSite(site);
    build(site, join(installed, 'bin.js'), process.execPath);
    expected = fileDigests(join(site, 'dist'));
    const names = Object.keys(expected).join('\n');
    for (const kind of [
      /diagrams-.*js$/m,
      /mermaid-.*js$/m,
      /katex-.*css$/m,
      /KaTeX_Main.*woff2$/m,
    ])
      expect(names).toMatch(kind);
  }, 600_000);

  // Two promises in one build each, because builds are what takes long here: the version of Node
  // and where docgen and the project lie.
  it.each([
    { major: '20', place: 'linked', what: 'with docgen linked into the project' },
    { major: '22', place: 'Größe & Länge/deep/site', what: 'with docgen in another root' },
    { major: '24', place: 'checkout', what: 'with docgen run from the repository' },
  ])('on Node $major, $what', ({ major, place }) => {
    const project = join(home, place);
    cpSync(site, project, {
      recursive: true,
      filter: (path) => !/^(?:node_modules|dist)$/.test(relative(site, path)),
    });
    const link = join(project, 'node_modules/supergraph-docgen');
    if (place === 'linked') {
      mkdirSync(dirname(link));
      symlinkSync(installed, link, 'junction');
    }
    const command = {
      linked: join(link, 'bin.js'),
      checkout: join(root, 'bin/docgen.js'),
    }[place];
    // Not every version is packed for every platform; the one that runs the tests is there.
    build(project, command ?? join(installed, 'bin.js'), nodes.get(major) ?? process.execPath);
    expect(fileDigests(join(project, 'dist'))).toEqual(expected);
  });
});

/** Runs a build that says how far it is, and nothing else but what is known about the site. */
function build(project: string, command: string, node: string): void {
  const { status, stderr } = spawnSync(node, [command, 'build'], {
    cwd: project,
    env: environment,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^(?:✓ .*\n)+\nwarning mermaid-needs-browser [^✓]*\n1 warning\n$/);
  expect(status).toBe(0);
}
