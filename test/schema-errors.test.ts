import { describe, expect, it } from 'vitest';
import { config, diagnosticsOf } from './support/checked-files.ts';

const schema = (more = '') =>
  `schemas: { instances: [{ id: 'tools', title: 'Tools', path: 'tools.graphql', route: '/tools', ${more} }] }`;

const FILES = {
  'content/index.md': `[Gone](/nowhere)
[No type](/tools/types/objects/saw)
[No query](/tools/api/queries/saw)
[A part](/tools/api/queries/tool#errors)
`,
  'site.config.ts': config(schema()),
  'tools.graphql': 'type Query { tool: String }\n',
};

const BROKEN = ['broken-link 1', 'broken-link 2', 'broken-link 3'];

/** Codes, for those in the page with their lines. */
async function found(files: Readonly<Record<string, string>>): Promise<string[]> {
  const diagnostics = await diagnosticsOf({ ...FILES, ...files });
  return diagnostics
    .map(({ code, place }) => (place?.file === 'content/index.md' ? `${code} ${place.line}` : code))
    .sort();
}

describe('together with broken links, a build reports', () => {
  it.each([
    ['example-invalid', { 'tools.examples.graphql': '{ saw }\n' }],
    ['example-syntax', { 'tools.examples.graphql': '{ tool\n' }],
    [
      'no-error-table',
      {
        'site.config.ts': config(schema("errors: 'errors.md'")),
        'errors.md': 'There is no table, so the query has no section of errors.\n',
      },
    ],
    [
      'unknown-schema-version',
      { 'site.config.ts': config(schema("history: [{ label: '1', path: 'v1.graphql' }]")) },
    ],
  ])('%s', async (code, files) => {
    expect(await found(files)).toEqual([...BROKEN, code].sort());
  });

  it('empty-theme', async () => {
    const files = {
      'site.config.ts': config(`${schema()}, theme: 'theme'`),
      'theme/readme.txt': 'Nothing yet.\n',
    };
    expect(await found(files)).toEqual(['broken-anchor 4', ...BROKEN, 'empty-theme']);
  });
});

describe('a build reports no broken links if their targets could not be read:', () => {
  it.each([
    ['a schema', 'sdl-unknown-type', { 'tools.graphql': 'type Query { tool: Saw }\n' }],
    ['a category', 'invalid-category', { 'content/saws/_category_.json': '{ "lable": "Saws" }\n' }],
  ])('%s', async (_, code, files) => {
    expect(await found(files)).toEqual([code]);
  });
});
