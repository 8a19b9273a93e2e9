import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installedModules } from '@docgen/bundler/build-modules';
import { silentProgress } from '@docgen/core/progress';
import { runBuild } from '@docgen/pipeline/run-build';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { config } from './support/checked-files.ts';
import { fileDigests } from './support/file-digests.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = installedModules(pathToFileURL(join(root, 'packages/docgen/dist/index.js')).href);
const project = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-prepared-')));
afterAll(() => rmSync(project, { recursive: true }));

/** A prepared server that gives itself away: all its pages are the same. */
const STUB = join(project, 'stub.mjs');
const stub = (reactVersion: string) => `
import * as real from ${JSON.stringify(pathToFileURL(modules.preparedServer ?? '').href)};
export const { theme, jsxRuntime, pageArticle } = real;
export const reactVersion = ${reactVersion};
export const renderPage = (...all) => ({ ...real.renderPage(...all), html: '<p>prepared</p>' });
`;

const INDEX = `---
title: Shop
---

<Tabs><TabItem value="a" label="A">{1 + 1}</TabItem></Tabs>

<button onClick={() => {}}>Press</button>
`;

async function build(
  preparedServer: string | undefined,
  folder = project,
): Promise<Readonly<Record<string, string>>> {
  const outDir = join(folder, 'dist');
  const { diagnostics } = await runBuild({
    configFile: join(folder, 'site.config.ts'),
    outDir,
    write: true,
    progress: silentProgress,
    modules: { ...modules, preparedServer },
  });
  expect(diagnostics).toEqual([]);
  return fileDigests(outDir);
}

let expected: Readonly<Record<string, string>>;
beforeAll(async () => {
  cpSync(join(root, 'test/fixtures/two-services/site'), project, { recursive: true });
  writeFileSync(join(project, 'content/index.mdx'), INDEX);
  expected = await build(undefined);
});

it('gives the bytes that a bundle of the site’s own gives', async () => {
  expect(await build(modules.preparedServer)).toEqual(expected);
});

it('is what renders sites without code of their own, and no others', async () => {
  writeFileSync(STUB, stub('real.reactVersion'));
  const folder = join(project, 'small');
  for (const path of ['content', 'code']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'site.config.ts'), config());
  writeFileSync(join(folder, 'code/a.js'), 'export default "a";\n');
  const home = async (text: string) => {
    writeFileSync(join(folder, 'content/index.mdx'), text);
    await build(STUB, folder);
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

it('is left where browsers get another version of React', async () => {
  const other = join(project, 'other.mjs');
  writeFileSync(other, stub(`'19.0.0'`));
  expect(await build(other)).toEqual(expected);
});
