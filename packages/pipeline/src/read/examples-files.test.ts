import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkConfig } from '@docgen/config/check-config';
import { configPlaces } from '@docgen/config/config-places';
import { plainConfig } from '@docgen/config/plain-value';
import { openMemo } from '@docgen/memo/memo';
import { expect, test } from 'vitest';
import { readSchemas } from './read-schemas.ts';

test.each([
  ['shop.graphqls', 'shop.examples.graphql'],
  ['shop.graphqls', 'shop.examples.graphqls'],
  ['shop.gql', 'shop.examples.graphql'],
  ['shop.graphql', 'shop.examples.gql'],
])('the examples of %s may be in %s', async (path, examples) => {
  const projectDir = mkdtempSync(join(tmpdir(), 'docgen-examples-'));
  try {
    writeFileSync(join(projectDir, path), 'type Query { order(id: ID!): Int }');
    writeFileSync(join(projectDir, examples), 'query ByNumber { order(id: "4711") }');
    const schemas = { instances: [{ id: 'shop', path }] };
    const { value: config } = checkConfig(
      plainConfig({ title: 'Shop', url: 'https://a.example', schemas }),
      { file: 'site.config.ts' },
    );
    if (config === undefined) throw new Error('the configuration of the test is wrong');
    const placeOf = configPlaces({ file: 'site.config.ts' });
    const memo = openMemo({ version: '' });
    const { value, diagnostics } = await readSchemas(
      { config, projectDir, placeOf },
      memo,
      () => {},
    );
    expect(diagnostics).toEqual([]);
    expect(JSON.stringify(value[0]?.model.value())).toContain('ByNumber');
  } finally {
    rmSync(projectDir, { recursive: true });
  }
});
