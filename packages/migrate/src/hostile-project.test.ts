import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { makePipe } from '@docgen/files/testing/make-pipe';
import { temporaryFolder, writeTexts } from '@docgen/files/testing/temporary-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import { initSite } from './init-site.ts';
import { packageSpec } from './starter/package-spec.ts';

/** Time limit in milliseconds, far more than a run takes that does not hang. */
const HANGS = 15_000;
const PIPE = 'is a named pipe (FIFO), not a file.';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function write(path: string, text: string): void {
  writeTexts(folder, { [path]: text });
}

/** Writes a configuration that can be read without running it. */
function docusaurus(more: object = {}): void {
  const config = {
    title: 'Shop',
    url: 'https://shop.example',
    presets: [['classic', { docs: { sidebarPath: './sidebars.js' } }]],
    ...more,
  };
  write('docusaurus.config.js', `module.exports = ${JSON.stringify(config)};`);
}

async function init(mayRun = true, site = folder) {
  const { diagnostics, value: result } = await initSite({
    folder: site,
    isNamed: true,
    mayRun,
    packageSpec: '^0.0.0',
    template: {},
  });
  return {
    read: result?.read ?? [],
    written: result?.written ?? [],
    said: diagnostics.map(({ severity, code, message }) => `${severity} ${code}: ${message}`),
  };
}

describe('files of the project that are none', { timeout: HANGS }, () => {
  test.each(['package.json', 'versions.json', '.graphqlrc', '.gitignore'])('%s', async (file) => {
    docusaurus();
    makePipe(join(folder, file));
    const { said, written } = await init();
    expect(said).toEqual(file === '.gitignore' ? [] : [`warning not-a-file: ${file} ${PIPE}`]);
    expect(written).toEqual(['site.config.ts']);
  });

  test('a list of versions without end', async () => {
    docusaurus();
    symlinkSync('/dev/zero', join(folder, 'versions.json'));
    const message = 'versions.json is a device, not a file.';
    expect((await init()).said).toEqual([`warning not-a-file: ${message}`]);
  });

  test('the sidebars', async () => {
    docusaurus();
    makePipe(join(folder, 'sidebars.js'));
    const { said, written } = await init();
    expect(said).toEqual([
      expect.stringMatching(/^warning docusaurus-syntax: sidebars\.js .*file/),
    ]);
    expect(written).toEqual(['site.config.ts']);
  });

  describe('sidebars of another project', () => {
    const program = "module.exports = { main: [{ type: 'link', label: 'Secret', href: '/' }] };";
    let elsewhere: string;
    beforeEach(() => {
      elsewhere = temporaryFolder({ 'sidebars.js': program });
    });

    test.each([
      ['by a path', () => join(elsewhere, 'sidebars.js')],
      [
        'by a link',
        () => {
          symlinkSync(join(elsewhere, 'sidebars.js'), join(folder, 'sidebars.js'));
          return './sidebars.js';
        },
      ],
    ])('%s', async (_, name) => {
      docusaurus({ presets: [['classic', { docs: { sidebarPath: name() } }]] });
      const { said, read } = await init();
      expect(read).toEqual(['docusaurus.config.js']);
      expect(said).toEqual([
        expect.stringMatching(
          /^warning docusaurus-syntax: .*sidebars\.js is not valid: It is not a file of the project\. /,
        ),
      ]);
      expect(readFileSync(join(folder, 'site.config.ts'), 'utf8')).not.toContain('Secret');
    });
  });

  test('sidebars of the repository, and of its packages', async () => {
    mkdirSync(join(folder, '.git'));
    const site = join(folder, 'site');
    for (const path of ['sidebars.js', 'node_modules/shared/sidebars.js']) {
      rmSync(site, { recursive: true, force: true });
      write(path, "module.exports = { main: [{ type: 'link', label: 'Ours', href: '/' }] };");
      const config = {
        title: 'Shop',
        url: 'https://shop.example',
        presets: [['classic', { docs: { sidebarPath: join(folder, path) } }]],
      };
      write('site/docusaurus.config.js', `module.exports = ${JSON.stringify(config)};`);
      const { said } = await init(true, site);
      expect(said).toEqual([]);
      expect(readFileSync(join(site, 'site.config.ts'), 'utf8')).toContain('Ours');
    }
  });

  test('package.json and SDL of a new site', async () => {
    makePipe(join(folder, 'package.json'));
    mkdirSync(join(folder, 'schemas'));
    makePipe(join(folder, 'schemas/a.graphql'));
    makePipe(join(folder, 'schemas/b.graphql'));
    const { said, written } = await init();
    expect(said).toEqual([`warning not-a-file: package.json ${PIPE}`]);
    expect(written).toContain('site.config.ts');
  });

  test('package.json of a folder that docgen is installed in', () => {
    makePipe(join(folder, 'package.json'));
    const packageFolder = join(folder, 'node_modules/supergraph-docgen');
    const site = join(folder, 'site');
    expect(packageSpec({ packageFolder, version: '1.2.3', folder: site })).toBe(
      'file:../node_modules/supergraph-docgen',
    );
  });
});

test('a package.json that is no JSON is told', async () => {
  write('package.json', '{ "name": ');
  const { said } = await init();
  expect(said).toEqual([
    'warning init-invalid-json: package.json is not valid JSON, so it was ignored.',
  ]);
});

test('addresses that run as programs are left out, and told', async () => {
  const href = 'javascript:alert(1)';
  docusaurus({
    themeConfig: {
      announcementBar: { id: 'a', content: `<a href="${href}">Text</a>` },
      navbar: {
        items: [
          { label: 'Item', href },
          { label: 'Menu', href, items: [{ label: 'Entry', href }] },
        ],
      },
      footer: { links: [{ label: 'Link', href }] },
    },
  });
  write(
    'sidebars.js',
    `module.exports = { main: [{ type: 'link', label: 'Side', href: '${href}' }] };`,
  );
  const { value: result } = await initSite({
    folder,
    isNamed: true,
    mayRun: false,
    packageSpec: '^0.0.0',
    template: {},
  });
  expect(readFileSync(join(folder, 'site.config.ts'), 'utf8')).not.toContain('javascript:');
  const [left] = (result?.findings?.left ?? []).filter(({ text }) => /program/.test(text));
  for (const name of ['Item', 'Menu', 'Entry', 'Link', 'Side', 'announcement']) {
    expect(left?.what).toContain(name);
  }
});

describe('what is said about a configuration that cannot be read whole', () => {
  test('each place once', async () => {
    write(
      'docusaurus.config.js',
      "const f = () => { while (globalThis.x) {} };\nmodule.exports = { title: 'T', a: f(), b: f(), c: f() };",
    );
    const { diagnostics } = await initSite({
      folder,
      isNamed: true,
      mayRun: false,
      packageSpec: '^0.0.0',
      template: {},
    });
    const places = diagnostics
      .flatMap(({ notes = [] }) => notes)
      .filter(({ place }) => place !== undefined);
    expect(places.length).toBeGreaterThan(0);
    expect(new Set(places.map((note) => JSON.stringify(note))).size).toBe(places.length);
  });

  test('files of the project are named from it', async () => {
    makePipe(join(folder, 'part.js'));
    write(
      'docusaurus.config.js',
      "const part = require('./part.js');\nmodule.exports = { title: 'T', url: part.url() };",
    );
    const [said] = (await init()).said;
    expect(said).toContain('part.js is not a file of the project');
    expect(said).not.toContain(folder);
  });
});
