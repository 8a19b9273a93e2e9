import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newFolder, watched, watchFolder } from '../testing/watch-folder.ts';

const PATIENT = { timeout: 60_000 };

it('tells what has changed between reading and watching', async () => {
  const { told } = await watched({ since: Date.now() - 10_000 });
  await expect.poll(() => told.toSorted(), PATIENT).toEqual(['a.md', 'sub/c.md']);
});

it('tells what has gone between reading and watching', async () => {
  const { told } = await watched({ below: ['', 'gone.md'], alsoRead: ['gone.md', 'sub/gone.md'] });
  await expect.poll(() => told.toSorted(), PATIENT).toEqual(['gone.md', 'sub/gone.md']);
});

it.each<[string, [from: string, to: string][], string[]]>([
  ['got another name', [['old', 'new']], ['new/a.md', 'old/a.md']],
  [
    'was exchanged',
    [
      ['old', 'new'],
      ['other', 'old'],
      ['new', 'other'],
    ],
    ['old/a.md', 'other/a.md'],
  ],
])(
  'tells what is in a folder that %s between reading and watching',
  async (_, renames, changed) => {
    const folder = newFolder();
    const read = ['old', 'other', 'kept'].map((sub) => join(folder, sub, 'a.md'));
    for (const path of read) {
      mkdirSync(dirname(path));
      writeFileSync(path, 'one');
    }
    await wait(150);
    const told: string[] = [];
    const since = Date.now();
    for (const [from, to] of renames) renameSync(join(folder, from), join(folder, to));
    await watchFolder(folder, {
      since,
      read: () => read,
      onChange: (names) => told.push(...names),
    });
    await expect.poll(() => told.toSorted(), PATIENT).toEqual(changed);
  },
);

it('tells what has changed, though the times of files are behind', async () => {
  const { told } = await watched({ since: Date.now() + 20 });
  await expect.poll(() => told.toSorted(), PATIENT).toEqual(['a.md', 'sub/c.md']);
});

it.each([5, 10, 15])('tells what changes %d ms after it began to watch', async (delay) => {
  const folder = newFolder();
  const names = Array.from({ length: 400 }, (_, number) => `${number}.md`);
  for (const name of names) writeFileSync(join(folder, name), 'one');
  await wait(50);
  const told = new Set<string>();
  await watchFolder(folder, {
    onChange: (names) => {
      for (const name of names) told.add(name);
    },
  });
  await wait(delay);
  for (const name of names) writeFileSync(join(folder, name), 'two');
  await expect.poll(() => told.size, PATIENT).toBe(names.length);
});
