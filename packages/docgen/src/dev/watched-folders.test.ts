import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { watchedFolders } from './watched-folders.ts';

/** Creates a folder, and remembers it. */
function remembered() {
  const parent = mkdtempSync(join(tmpdir(), 'docgen-folders-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const path = join(parent, 'sub');
  mkdirSync(path);
  const folders = watchedFolders();
  folders.remember(path);
  return { path, folders };
}

/** Changes something until its time, which the system counts in ticks, differs. */
async function changeTime(path: string, change: () => void): Promise<void> {
  const { ctimeMs } = statSync(path);
  while (statSync(path).ctimeMs === ctimeMs) {
    change();
    await wait(1);
  }
}

test('a folder whose permissions change all the time counts as replaced when they no longer do', async () => {
  const { path, folders } = remembered();
  for (let round = 0; round < 4; round++) {
    await changeTime(path, () => chmodSync(path, round % 2 === 0 ? 0o700 : 0o755));
    expect(folders.areReplaced()).toBe(false);
  }
  expect(folders.areReplaced()).toBe(true);
  folders.remember(path);
  expect([folders.areReplaced(), folders.areReplaced()]).toEqual([false, false]);
});

test('a folder that was moved away and back counts as replaced', async () => {
  const { path, folders } = remembered();
  await changeTime(path, () => {
    renameSync(path, `${path}2`);
    renameSync(`${path}2`, path);
  });
  expect([folders.areReplaced(), folders.areReplaced()]).toEqual([false, true]);
});

test('a folder counts as replaced if another one is at its path, and if it is gone', () => {
  const { path, folders } = remembered();
  renameSync(path, `${path}2`);
  mkdirSync(path);
  expect(folders.areReplaced()).toBe(true);
  folders.remember(path);
  expect(folders.areReplaced()).toBe(false);
  rmSync(path, { recursive: true });
  expect(folders.areReplaced()).toBe(true);
});

test('a remembered folder is listed once, even if it has not changed for long', () => {
  const { path, folders } = remembered();
  const hourAgo = Date.now() / 1000 - 3600;
  utimesSync(path, hourAgo, hourAgo);
  folders.remember(path);
  const look = () => [folders.areReplaced(), folders.takeChanged()];
  expect([look(), look()]).toEqual([
    [false, [path]],
    [false, []],
  ]);
});
