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

it('a build that fails keeps no compiled code, which would be only a part of it', async () => {
  const site = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-code-cache-')));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, 'content'));
  writeFileSync(join(site, 'site.config.ts'), config());
  writeFileSync(join(site, 'content/index.md'), '[Cart](./cart.md)\n');
  const cache = join(site, 'node_modules/.cache/docgen');
  expect((await spawnDocgen(['build'], site)).code).toBe(1);
  expect(readdirSync(cache)).not.toContain('code');
  expect((await spawnDocgen(['check', '--nonsense'], site)).code).toBe(1);
  expect((await spawnDocgen(['build', '--nonsense'], site)).code).toBe(1);
  expect(readdirSync(cache)).not.toContain('code');
});
