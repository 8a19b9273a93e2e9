import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { checkConfig } from '@docgen/config/check-config';
import { plainConfig } from '@docgen/config/plain-value';
import { readFrontMatter } from '@docgen/content/front-matter/front-matter';
import { openMemo } from '@docgen/memo/memo';
import { expect, onTestFinished, test } from 'vitest';
import { compileContent } from './compile-content.ts';
import { createGraphqlFences } from './graphql-fences.ts';
import { createMarkdownCompiler } from './markdown-compiler.ts';

function testConfig(root: object = {}) {
  const given = {
    title: 'T',
    url: 'https://a.example',
    content: [{ id: 'docs', path: 'docs', ...root }],
  };
  const { value: config } = checkConfig(plainConfig(given), { file: 'site.config.ts' });
  if (config === undefined) throw new Error('the configuration of the test is wrong');
  return config;
}

test('compiling ends after the page that is under way when it is asked to', async () => {
  const config = testConfig();
  const interruption = new AbortController();
  const compiled: string[] = [];
  const files = ['a.md', 'b.md', 'c.md'].map((path) => ({
    content: 'docs',
    path,
    file: `docs/${path}`,
    absolutePath: `/project/docs/${path}`,
    source: '# Page\n',
  }));
  const compiling = compileContent(
    {
      files,
      config,
      projectDir: '/project',
      assets: createAssetFiles(),
      fences: createGraphqlFences([], config),
      drawPage: async ({ code }, hash) => ({ hash, code: () => code }),
      memo: openMemo({ version: '' }),
      profiler: {
        page: (route) => {
          compiled.push(route);
          interruption.abort(new Error('asked to'));
        },
      },
      signal: interruption.signal,
    },
    () => {},
  );
  await expect(compiling).rejects.toThrow('asked to');
  expect(compiled).toEqual(['/a']);
});

test('what is wrong with a partial is told to the page that imports it, also behind a rehearsal', async () => {
  const config = testConfig();
  const projectDir = mkdtempSync(join(tmpdir(), 'docgen-rehearse-'));
  onTestFinished(() => rmSync(projectDir, { recursive: true }));
  mkdirSync(join(projectDir, 'docs'));
  writeFileSync(join(projectDir, 'docs/_part.md'), 'Open <b\n');
  const compiler = createMarkdownCompiler({
    config,
    projectDir,
    routeOfFile: new Map(),
    drafts: new Set<string>(),
    assets: createAssetFiles(),
    fences: createGraphqlFences([], config),
    drawPage: async ({ code }, hash) => ({ hash, code: () => code }),
    memo: openMemo({ version: '' }),
    isResident: true,
  });
  const source = "import Part from './_part.md'\n\n<Part />\n";
  const frontMatter = readFrontMatter('docs/a.mdx', source).value;
  const page = { file: 'docs/a.mdx', source, frontMatter, route: '/a' };
  await compiler.rehearse(page);
  const { diagnostics } = await compiler.page(page);
  expect(diagnostics.map(({ place }) => place?.file)).toEqual(['docs/_part.md']);
});

test('links in a partial start from a route with number prefixes if its content root keeps them', async () => {
  const config = testConfig({ numberPrefixes: 'keep' });
  const projectDir = mkdtempSync(join(tmpdir(), 'docgen-prefixes-'));
  onTestFinished(() => rmSync(projectDir, { recursive: true }));
  mkdirSync(join(projectDir, 'docs/01-guide'), { recursive: true });
  const partial = join(projectDir, 'docs/01-guide/_part.md');
  writeFileSync(partial, '[Next](./02-next)\n');
  const compiler = createMarkdownCompiler({
    config,
    projectDir,
    routeOfFile: new Map(),
    drafts: new Set<string>(),
    assets: createAssetFiles(),
    fences: createGraphqlFences([], config),
    drawPage: async ({ code }, hash) => ({ hash, code: () => code }),
    memo: openMemo({ version: '' }),
  });
  const { value } = await compiler.partial(partial);
  expect(value?.page.links.map(({ href }) => href)).toEqual(['/01-guide/02-next']);
});
