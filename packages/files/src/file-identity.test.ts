import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { fileIdentities } from './file-identity.ts';

it('a file that was changed after it was read has no identity, however long ago', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docgen-identity-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const paths = [join(folder, 'changed'), join(folder, 'missing')];
  const before = Date.now();
  writeFileSync(join(folder, 'changed'), '');
  expect(fileIdentities(paths)).toBeUndefined();
  await wait(2_100);
  expect(fileIdentities(paths)).toEqual([expect.any(String), null]);
  expect(fileIdentities(paths, before)).toBeUndefined();
});
