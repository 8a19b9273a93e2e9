import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { oneof } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { corpus } from './corpus.ts';
import { forAll } from './for-all.ts';
import { damagedBytes } from './mutations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const installed = pathToFileURL(join(root, 'packages/docgen/dist/index.js')).href;

let project: string;
let check: typeof import('../../packages/docgen/src/index.ts').check;
beforeAll(async () => {
  ({ check } = await import(installed));
  project = mkdtempSync(join(tmpdir(), 'docgen-mutation-'));
  cpSync(join(root, 'test/fixtures/two-services/site'), project, { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true }));

/** The files of the site, with patterns of the repository's files that replace each of them. */
const FILES = [
  ['content/index.mdx', /\.mdx$/],
  ['content/guide/ordering.md', /\.md$/],
  ['content/guide/_category_.json', /_category_\.(json|ya?ml)$/],
  ['schemas/orders.graphql', /^test\/fixtures\/two-services\/.*\.graphql$/],
  ['site.config.ts', /^test\/fixtures\/two-services\/site\/site\.config\.ts$/],
] as const;

const cases = oneof(
  ...FILES.map(([file, pattern]) =>
    damagedBytes(corpus(pattern)).map((contents) => ({ file, contents })),
  ),
);

it('a site with a damaged file is checked completely, or causes a diagnostic at an existing place', async () => {
  await forAll(cases, 30, async ({ file, contents }) => {
    const path = join(project, file);
    const before = existsSync(path) ? readFileSync(path) : undefined;
    writeFileSync(path, contents, 'latin1');
    try {
      const { diagnostics } = await check({ cwd: project });
      expect(diagnostics.map(({ code }) => code)).not.toContain('file-failure');
      for (const { code, place } of diagnostics)
        expect(existsSync(join(project, place?.file ?? 'none')), code).toBe(true);
    } finally {
      if (before === undefined) rmSync(path);
      else writeFileSync(path, before);
    }
  });
}, 600_000);
