import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { config } from './support/checked-files.ts';
import { spawnDocgen } from './support/spawn-docgen.ts';

it.each([
  ['its configuration', ['--config', 'apps/docs/site.config.ts']],
  ['its folder', ['--config=apps/docs']],
])('compiled code is kept beside the results of a site that is named by %s', async (_, args) => {
  const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-code-cache-')));
  onTestFinished(() => rmSync(workspace, { recursive: true }));
  const site = join(workspace, 'apps/docs');
  mkdirSync(join(site, 'content'), { recursive: true });
  writeFileSync(join(site, 'site.config.ts'), config());
  writeFileSync(join(site, 'content/index.md'), '# Shop\n');
  const { code } = await spawnDocgen(['build', ...args], workspace);
  expect(code).toBe(0);
  expect(readdirSync(join(site, 'node_modules/.cache/docgen'))).toContain('code');
  expect(readdirSync(workspace)).toEqual(['apps']);
});
