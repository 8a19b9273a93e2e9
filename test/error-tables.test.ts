import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { config, diagnosticsOf } from './support/checked-files.ts';
import { buildFixtureSite } from './support/fixture-site.ts';

/** Two services, both with the table of one page. */
const files = (rows: string) => ({
  'site.config.ts': config(
    `schemas: { instances: ['saws', 'nails'].map((id) => ({ id, path: id + '.graphql', errors: 'content/index.md#errors' })), composed: { id: 'api' } }`,
  ),
  'content/index.md': `# Shop\n\n## Errors\n\n| Operation | Message |\n| --- | --- |\n${rows}`,
  'saws.graphql': 'type Query { saw: String }\n',
  'nails.graphql': 'type Query { nail: String }\n',
});

it('reports names in a table of several services only if none of them has the operation', async () => {
  const rows = '| `saw` | Blunt |\n| `nail`, `screw` | Bent |\n| | Rusty |\n';
  const found = await diagnosticsOf(files(rows));
  expect(found.map(({ code, place, message }) => [code, place?.line, message])).toEqual([
    [
      'unknown-operation',
      8,
      'The table of errors names "screw", but no schema with this table has such an operation.',
    ],
  ]);
});

it('reports no names of a table while one of its services cannot be read', async () => {
  const wrong = { ...files('| `nail` | Bent |\n'), 'nails.graphql': 'type Query { nail: Nail }\n' };
  const found = await diagnosticsOf(wrong);
  expect(found.map(({ code }) => code)).toEqual(['sdl-unknown-type']);
});

it('shows a table of several services once in the composed schema', async () => {
  const site = await buildFixtureSite(files('| `saw` | Blunt |\n'));
  try {
    const twin = await readFile(join(site.folder, 'graphql/api/api/queries/saw.md'), 'utf8');
    expect(twin.split('Blunt')).toHaveLength(2);
  } finally {
    await site.remove();
  }
});
