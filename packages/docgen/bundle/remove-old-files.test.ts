import { mkdirSync, readdirSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@docgen/files/testing/temporary-folder';
import { expect, it } from 'vitest';
import { removeOldFiles } from './remove-old-files.js';

it('removes what earlier bundles left long ago', async () => {
  const folder = temporaryFolder({ 'now-1.js': '', 'old-2.js': '', 'recent-3.js': '' });
  mkdirSync(join(folder, 'folder'));
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
  for (const name of ['now-1.js', 'old-2.js', 'folder'])
    utimesSync(join(folder, name), twoDaysAgo, twoDaysAgo);
  await removeOldFiles(folder, new Set([join(folder, 'now-1.js')]));
  expect(readdirSync(folder).sort()).toEqual(['folder', 'now-1.js', 'recent-3.js']);
  await removeOldFiles(join(folder, 'missing'), new Set());
});

it('does without files that vanish while it runs', async () => {
  const folder = temporaryFolder({ 'a.js': '' });
  symlinkSync(join(folder, 'gone'), join(folder, 'b.js'));
  await removeOldFiles(folder, new Set());
  expect(readdirSync(folder)).toEqual(['a.js', 'b.js']);
});
