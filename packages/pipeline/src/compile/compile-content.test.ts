import { createAssetFiles } from '@docgen/bundler/assets/asset-files';
import { checkConfig } from '@docgen/config/check-config';
import { openMemo } from '@docgen/memo/memo';
import { expect, test } from 'vitest';
import { compileContent } from './compile-content.ts';
import { createGraphqlFences } from './graphql-fences.ts';

test('compiling ends after the page that is under way when it is asked to', async () => {
  const given = {
    title: 'T',
    url: 'https://a.example',
    content: [{ id: 'docs', path: 'docs' }],
  };
  const { value: config } = checkConfig(given, { file: 'site.config.ts' });
  if (config === undefined) throw new Error('the configuration of the test is wrong');
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
      fences: createGraphqlFences({ schemas: [], style: config, severity: 'error' }),
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
