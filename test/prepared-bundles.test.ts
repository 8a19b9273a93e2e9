import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EsbuildOutput } from '@docgen/bundler/browser-build';
import { installedModules } from '@docgen/bundler/build-modules';
import type { ServerBundle } from '@docgen/bundler/bundle-server';
import { silentProgress } from '@docgen/core/progress';
import { runBuild } from '@docgen/pipeline/run-build';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../packages/docgen/src/testing/serve-folder.ts';
import { config } from './support/checked-files.ts';
import { docgenModules as modules } from './support/docgen-modules.ts';
import { fileDigests } from './support/file-digests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const project = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-prepared-')));
afterAll(() => rmSync(project, { recursive: true }));

/** A prepared server bundle that can be recognised: all its pages are the same. */
const stub = (changes: object) => ({
  script(file: string) {
    const real = modules.script(file) as Pick<ServerBundle, 'renderPage'>;
    const renderPage: ServerBundle['renderPage'] = (...all) => ({
      ...real.renderPage(...all),
      html: ['<p>', 'prepared</p>'],
    });
    return { ...real, renderPage, ...changes };
  },
});

const INDEX = `---
title: Shop
---

<Tabs><TabItem value="a" label="A">{1 + 1}</TabItem></Tabs>

<button onClick={() => {}}>Press</button>
`;

/** A site whose pages import what docgen provides. */
const CODE = {
  'site.config.ts': config(),
  'content/index.mdx': `import Part from './part.mdx';
import { useSite, usePageData, useHref, Link } from 'supergraph-docgen/runtime';

export const Route = () => <i>{usePageData().route}{useSite().title}{useHref()('/about')}</i>;

<Part />

<Link to="/about"><Route /></Link>
`,
  'content/part.mdx': '<Tabs><TabItem value="a" label="A">In a partial</TabItem></Tabs>\n',
  'content/about.mdx': `import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import CodeBlock from '@theme/CodeBlock';
import Mark from './mark.svg';
import styles from './box.module.css';

export const Where = () => <b className={styles.box}>{useLocation().pathname}</b>;

<Tabs><TabItem value="b" label="B"><Where /> <Link to="/">Home</Link> <Mark /></TabItem></Tabs>

<CodeBlock language="js">let a = 1;</CodeBlock>
`,
  'content/mark.svg': '<svg viewBox="0 0 1 1"><title>Mark</title><path d="M0 0h1v1z"/></svg>',
  'content/box.module.css': '.box { color: red }\n',
  'content/wide.tsx': `import React, { createContext, useContext, useId, useState } from 'react';
import { createPortal, version } from 'react-dom';
import Layout from '@theme/Layout';

const Depth = createContext(0);
const Inner = () => <p id={useId()}>{useContext(Depth)} {version} {typeof createPortal}</p>;
export default () => {
  const [count, set] = useState(1);
  return (
    <Layout title="Wide">
      <Depth.Provider value={count}><Inner /></Depth.Provider>
      {React.createElement('button', { onClick: () => set(count + 1) }, count)}
    </Layout>
  );
};
`,
} as const;

async function build(
  changed: Partial<typeof modules>,
  folder = project,
): Promise<Readonly<Record<string, string>>> {
  const outDir = join(folder, 'dist');
  const { diagnostics } = await runBuild({
    configFile: join(folder, 'site.config.ts'),
    outDir,
    write: true,
    progress: silentProgress,
    modules: { ...modules, ...changed },
  });
  expect(diagnostics).toEqual([]);
  return fileDigests(outDir);
}

let expected: Readonly<Record<string, string>>;
beforeAll(async () => {
  cpSync(join(root, 'test/fixtures/two-services/site'), project, { recursive: true });
  writeFileSync(join(project, 'content/index.mdx'), INDEX);
  expected = await build({ preparedServer: undefined, preparedBrowser: undefined });
});

describe('the prepared bundle for the server', () => {
  it('gives the same bytes as a bundle made for the site', async () => {
    expect(await build({})).toEqual(expected);
  });

  it('gives pages with code the same bytes as a bundle made for the site', async () => {
    const folder = join(project, 'code');
    await writeFiles(folder, CODE);
    const own = await build({ preparedServer: undefined }, folder);
    expect(Object.keys(own)).toContain('wide/index.html');
    expect(await build({}, folder)).toEqual(own);
  });

  it('is used for sites without a theme of their own, and only for these', async () => {
    const folder = join(project, 'small');
    const home = async (files: Readonly<Record<string, string>>) => {
      rmSync(folder, { recursive: true, force: true });
      await writeFiles(folder, {
        'site.config.ts': config(),
        'code/a.js': 'export default "a";\n',
        ...files,
      });
      await build(stub({}), folder);
      return readFileSync(join(folder, 'dist/index.html'), 'utf8');
    };
    for (const text of [
      INDEX,
      `import a from '../code/a.js';\n\n{a}\n`,
      `\ufeffimport a from '../code/a.js';\n\n{a}\n`,
      `# Page\n\nexport const a = await Promise.resolve('a');\n\n{a}\n`,
      `import { useSite } from 'supergraph-docgen/runtime';\n\n<b>{useSite().title}</b>\n`,
    ]) {
      expect(await home({ 'content/index.mdx': text })).toBe('<p>prepared</p>');
    }
    // A second copy of these would have contexts and hooks of its own.
    for (const module of ['react-router-dom', 'react-dom/server']) {
      const text = `import * as all from '${module}';\n\n{typeof all}\n`;
      expect(await home({ 'content/index.mdx': text })).toContain('<h1>index</h1>object</div>');
    }
    const theme = {
      'site.config.ts': config("theme: 'look',"),
      'look/shell.tsx': "export { shell } from 'supergraph-docgen/theme/shell';",
    };
    expect(await home({ ...theme, 'content/index.mdx': INDEX })).not.toBe('<p>prepared</p>');
  });

  it('is not used if browsers get another version of React', async () => {
    expect(await build(stub({ reactVersion: '19.0.0' }))).toEqual(expected);
  });
});

describe('the prepared bundle for browsers', () => {
  const folder = join(project, 'browser');
  const MARK = '/* prepared */';
  const marked = join(project, 'browser.json');
  const original: { readonly reactVersion: string; readonly output: EsbuildOutput } = JSON.parse(
    readFileSync(modules.preparedBrowser ?? '', 'utf8'),
  );
  const texts = original.output.texts.map((file) => ({ ...file, text: file.text + MARK }));
  const prepare = (reactVersion: string) =>
    writeFile(
      marked,
      JSON.stringify({ ...original, reactVersion, output: { ...original.output, texts } }),
    );
  /** Builds with the marked bundle. @returns Whether browsers get it. */
  const isPrepared = async (files: Readonly<Record<string, string>>, version?: string) => {
    await prepare(version ?? original.reactVersion);
    rmSync(folder, { recursive: true, force: true });
    await writeFiles(folder, {
      'site.config.ts': config(),
      'content/index.mdx': '# Shop\n\nNothing to press.\n',
      ...files,
    });
    const digests = await build({ preparedBrowser: marked }, folder);
    const scripts = Object.keys(digests).filter((path) => /^assets\/entry-\w+\.js$/.test(path));
    expect(scripts).toHaveLength(1);
    return readFileSync(join(folder, 'dist', scripts[0] ?? ''), 'utf8').includes(MARK);
  };

  it('gives the same bytes as a bundle made for the site', async () => {
    await isPrepared({});
    const own = await build({ preparedBrowser: undefined }, folder);
    expect(await build({}, folder)).toEqual(own);
  });

  it('is used for sites without code and styles, and only for these', async () => {
    expect(await isPrepared({})).toBe(true);
    const theme = { 'site.config.ts': config("theme: 'look',") };
    expect(await isPrepared({ ...theme, 'look/styles.css': 'body { color: red }' })).toBe(false);
    expect(
      await isPrepared({
        ...theme,
        'look/shell.tsx': "export { shell } from 'supergraph-docgen/theme/shell';",
      }),
    ).toBe(false);
    expect(await isPrepared({ 'content/index.mdx': INDEX })).toBe(false);
  });

  it('is not used if another version of React is installed', async () => {
    expect(await isPrepared({}, '19.0.0')).toBe(false);
  });
});

it('React Router is found where packages see only their own dependencies', async () => {
  const store = join(project, 'store');
  const install = (name: string, ...dependencies: readonly string[]): string => {
    const beside = join(store, name, 'node_modules');
    mkdirSync(beside, { recursive: true });
    for (const other of dependencies) {
      const inStore = join(store, other, 'node_modules', other);
      const at = existsSync(inStore) ? inStore : join(root, 'node_modules', other);
      symlinkSync(at, join(beside, other));
    }
    return join(beside, name);
  };
  const copy = (name: string, ...dependencies: readonly string[]) =>
    cpSync(join(root, 'node_modules', name), install(name, ...dependencies), { recursive: true });
  copy('react-router', 'react', 'react-dom', 'cookie', 'set-cookie-parser');
  copy('react-router-dom', 'react', 'react-dom', 'react-router');
  const docgen = install('supergraph-docgen', 'react', 'react-dom', 'react-router-dom');
  cpSync(dirname(modules.manifest), docgen, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  const dist = installedModules(pathToFileURL(join(docgen, 'dist/index.js')).href);
  const { mermaidWorker, pageWorker, watchdog } = modules;
  const site = join(project, 'strict');
  await writeFiles(site, {
    'site.config.ts': config(),
    'content/index.mdx': `import { useLocation } from 'react-router';

export const Where = () => <b>{useLocation().pathname}</b>;

<Where />
`,
  });
  await build({ ...dist, mermaidWorker, pageWorker, watchdog }, site);
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('<b>/</b>');
});
