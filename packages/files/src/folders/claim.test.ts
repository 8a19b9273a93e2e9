import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { claim, isClaimed } from './claim.ts';
import { type ProcessIdentity, thisProcess } from './process-identity.ts';

const folder = mkdtempSync(join(tmpdir(), 'docgen-claim-'));
afterAll(() => rmSync(folder, { recursive: true }));

const own = thisProcess();
const ended = Number(spawnSync(process.execPath, ['--version']).pid);
const LONG_AGO = new Date(Date.now() - 2 * 3600e3);

function claimedBy(process: Partial<ProcessIdentity> | string, at = new Date()): string {
  const path = mkdtempSync(join(folder, 'a-'));
  const text = typeof process === 'string' ? process : JSON.stringify({ ...own, ...process });
  const file = join(path, '.docgen-claim');
  writeFileSync(file, text);
  for (const changed of [file, path]) utimesSync(changed, at, at);
  return path;
}

it('a folder is claimed until it is released, and holds nothing of it then', async () => {
  const path = mkdtempSync(join(folder, 'a-'));
  const release = claim(path);
  expect(await isClaimed(path)).toBe(true);
  release();
  expect(readdirSync(path)).toEqual([]);
});

it('nobody releases what somebody else has taken away', () => {
  const path = mkdtempSync(join(folder, 'a-'));
  const release = claim(path);
  rmSync(path, { recursive: true });
  expect(release).toThrow(/ENOENT/);
});

it.runIf(process.platform === 'linux')(
  'a process id that came back is another process',
  async () => {
    expect(await isClaimed(claimedBy({ start: '1' }))).toBe(false);
    expect(await isClaimed(claimedBy({}, LONG_AGO))).toBe(true);
  },
);

it('a process that has ended claims nothing', async () => {
  expect(await isClaimed(claimedBy({ pid: ended }))).toBe(false);
});

it.each([
  ['of another machine or container', { host: 'elsewhere', pid: 1 }],
  ['that says nothing', ''],
  ['that is nonsense', '{"host":1,"pid":"x"}'],
])('a claim %s holds for an hour after the last sign of life', async (_, process) => {
  expect(await isClaimed(claimedBy(process))).toBe(true);
  expect(await isClaimed(claimedBy(process, LONG_AGO))).toBe(false);
});

it('so does a folder without one, which may be about to get it', async () => {
  const path = join(folder, 'plain');
  mkdirSync(path);
  expect(await isClaimed(path)).toBe(true);
  utimesSync(path, LONG_AGO, LONG_AGO);
  expect(await isClaimed(path)).toBe(false);
});
