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
import { silentProgress } from '@docgen/core/progress';
import { runBuild } from '@docgen/pipeline/run-build';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedModules } from '../packages/docgen/src/installed-modules.ts';
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
): Promise<Readonly<Record<string, string>>> {
  const outDir = join(project, 'dist');
  const { diagnostics } = await runBuild({
    configFile: join(project, 'site.config.ts'),
    outDir,
    write: true,
    progress: silentProgress,
    modules: { ...modules, preparedServer },
  });
  expect(diagnostics).toEqual([]);
  return fileDigests(outDir);
}

const page = (text: string) => writeFileSync(join(project, 'content/index.mdx'), text);

let expected: Readonly<Record<string, string>>;
beforeAll(async () => {
  cpSync(join(root, 'test/fixtures/two-services/site'), project, { recursive: true });
  page(INDEX);
  expected = await build(undefined);
});

it('gives the bytes that a bundle of the site’s own gives', async () => {
  expect(await build(modules.preparedServer)).toEqual(expected);
});

it('is what renders sites without code of their own, and no others', async () => {
  writeFileSync(STUB, stub('real.reactVersion'));
  await build(STUB);
  expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).toBe('<p>prepared</p>');

  mkdirSync(join(project, 'code'));
  writeFileSync(join(project, 'code/a.js'), 'export default "a";\n');
  for (const text of [
    `import a from '../code/a.js';\n\n{a}\n`,
    `\ufeffimport a from '../code/a.js';\n\n{a}\n`,
    `# Page\n\nexport const a = await Promise.resolve('a');\n\n{a}\n`,
  ]) {
    page(text);
    await build(STUB);
    expect(readFileSync(join(project, 'dist/index.html'), 'utf8')).not.toBe('<p>prepared</p>');
  }
});

it('is left where browsers get another version of React', async () => {
  page(INDEX);
  const other = join(project, 'other.mjs');
  writeFileSync(other, stub(`'19.0.0'`));
  expect(await build(other)).toEqual(expected);
});
