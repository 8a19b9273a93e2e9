import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { beforeEach, expect, test } from 'vitest';
import { graphqlConfig } from './graphql-config.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

test.each([
  ['.graphqlrc', 'schema: a.graphql\nextensions:\n  graphql-markdown:\n    baseURL: x\n'],
  [
    'graphql.config.json',
    '{"schema":"a.graphql","extensions":{"graphql-markdown":{"baseURL":"x"}}}',
  ],
])('%s', async (name, text) => {
  await writeFile(join(folder, name), text);
  expect((await graphqlConfig(folder)).value).toEqual({ schema: 'a.graphql', baseURL: 'x' });
});

test.each([undefined, '- a'])('%j says nothing', async (text) => {
  if (text !== undefined) await writeFile(join(folder, '.graphqlrc'), text);
  expect(await graphqlConfig(folder)).toEqual({ value: {}, diagnostics: [] });
});

test('a file that is no YAML is reported', async () => {
  await writeFile(join(folder, '.graphqlrc'), 'schema: a.graphql\nextensions: [a\n');
  const { value, diagnostics } = await graphqlConfig(folder);
  expect(value).toEqual({});
  expect(diagnostics).toMatchObject([
    {
      code: 'init-invalid-yaml',
      severity: 'warning',
      place: { file: '.graphqlrc', line: 3, column: 1 },
    },
  ]);
});
