import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { afterAll, expect, it } from 'vitest';
import { CLAIM } from './claim.ts';
import { removeFolder } from './remove-folder.ts';
import { makeWorkFolder } from './work-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'docgen-remove-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['a folder that a killed process has left', (path: string) => removeFolder(path)],
  ['a folder of its own', (_: string, remove: () => Promise<void>) => remove()],
])('%s is claimed until it is empty, so that the next process can go on', async (_, remove) => {
  const work = makeWorkFolder(join(folder, 'a-'));
  for (const name of ['b', 'c']) {
    mkdirSync(join(work.path, name));
    for (let file = 0; file < 300; file++) writeFileSync(join(work.path, name, `${file}`), '');
  }
  const removed = remove(work.path, work.remove);
  const listed = () => orUndefined(() => readdirSync(work.path));
  let seen = 0;
  for (let names = listed(); names !== undefined; names = listed()) {
    if (names.length > 0) expect(names).toContain(CLAIM);
    seen += names.length;
    await setImmediate();
  }
  await removed;
  expect(seen).toBeGreaterThan(0);
  await work.remove();
});
