import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EsbuildOutput } from '@docgen/bundler/browser-build';
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
      html: '<p>prepared</p>',
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

type Prepared = Pick<typeof modules, 'preparedServer' | 'preparedBrowser' | 'script'>;

async function build(
  prepared: Partial<Prepared>,
  folder = project,
): Promise<Readonly<Record<string, string>>> {
  const outDir = join(folder, 'dist');
  const { diagnostics } = await runBuild({
    configFile: join(folder, 'site.config.ts'),
    outDir,
    write: true,
    progress: silentProgress,
    modules: { ...modules, ...prepared },
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

  it('is used for sites without code, and only for these', async () => {
    const folder = join(project, 'small');
    for (const path of ['content', 'code']) mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, 'site.config.ts'), config());
    writeFileSync(join(folder, 'code/a.js'), 'export default "a";\n');
    const home = async (text: string) => {
      writeFileSync(join(folder, 'content/index.mdx'), text);
      await build(stub({}), folder);
      return readFileSync(join(folder, 'dist/index.html'), 'utf8');
    };
    expect(await home(INDEX)).toBe('<p>prepared</p>');
    for (const text of [
      `import a from '../code/a.js';\n\n{a}\n`,
      `\ufeffimport a from '../code/a.js';\n\n{a}\n`,
      `# Page\n\nexport const a = await Promise.resolve('a');\n\n{a}\n`,
    ]) {
      expect(await home(text)).not.toBe('<p>prepared</p>');
    }
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
