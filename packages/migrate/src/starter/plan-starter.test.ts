import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { planStarter } from './plan-starter.ts';

async function configOf(files: Readonly<Record<string, string>>): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-starter-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { value } = await planStarter({ folder, packageSpec: '1', template: {} });
    return value.files.find(({ path }) => path === 'site.config.ts')?.text;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const SDL = 'type Query { a: Int }';
const LIST = 'subgraphs: { staff: { schema: { file: ../sub/schema.graphql } } }';

it('names subgraphs as a list in a folder below does', async () => {
  expect(await configOf({ 'demo/graph.yaml': LIST, 'sub/schema.graphql': SDL })).toContain(
    "{ id: 'staff', path: 'sub/schema.graphql' }",
  );
});

it('does not take the subgraphs of a demo for those of the project', async () => {
  const config = await configOf({
    'demo/graph.yaml': LIST,
    'sub/schema.graphql': SDL,
    'schema.graphql': SDL,
  });
  expect(config).toContain("path: 'schema.graphql'");
  expect(config).not.toContain('staff');
});
