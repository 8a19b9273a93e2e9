import {
  chmodSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listFiles } from '@docgen/files/list-files';
import { makePipe } from '@docgen/files/testing/make-pipe';
import { expect, it } from 'vitest';
import { fillFolder, newFolder, watched, watchFolder } from '../testing/watch-folder.ts';

const PATIENT = { timeout: 60_000 };

it.each([false, true])(
  'tells what changes, comes and goes, looked at or not: %s',
  async (isPolling) => {
    const { folder, told } = await watched({ isPolling });
    writeFileSync(join(folder, 'a.md'), 'two');
    await expect.poll(() => told, PATIENT).toEqual(['a.md']);
    writeFileSync(join(folder, 'b.md'), 'new');
    await expect.poll(() => told, PATIENT).toContain('b.md');
    rmSync(join(folder, 'b.md'));
    await expect.poll(() => told.filter((name) => name === 'b.md').length, PATIENT).toBe(2);
  },
);

it('tells nothing of pipes and devices, until a file takes their place', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'a.md'), 'one');
  makePipe(join(folder, 'pipe.md'));
  symlinkSync('/dev/null', join(folder, 'device.md'));
  const told: string[] = [];
  await watchFolder(folder, {
    since: Date.now() + 1000,
    onChange: (names) => told.push(...names),
  });
  await wait(300);
  // They would be told before or with it.
  writeFileSync(join(folder, 'b.md'), 'new');
  await expect.poll(() => told, PATIENT).toEqual(['b.md']);
  rmSync(join(folder, 'pipe.md'));
  writeFileSync(join(folder, 'pipe.md'), 'new');
  await expect.poll(() => told, PATIENT).toEqual(['b.md', 'pipe.md']);
});

it.each([false, true])(
  'tells a file that becomes another one of the same size and time, or gets other permissions, looked at or not: %s',
  async (isPolling) => {
    const { folder, told } = await watched({ isPolling });
    // As `cp -p` copies files of one archive.
    const copy = (text: string) => {
      writeFileSync(join(folder, 'a.md'), text);
      utimesSync(join(folder, 'a.md'), 1_700_000_000, 1_700_000_000);
    };
    copy('two');
    await expect.poll(() => told, PATIENT).toEqual(['a.md']);
    copy('six');
    await expect.poll(() => told, PATIENT).toEqual(['a.md', 'a.md']);
    chmodSync(join(folder, 'a.md'), 0o600);
    await expect.poll(() => told, PATIENT).toEqual(['a.md', 'a.md', 'a.md']);
  },
);

it('tells a file that was saved by a rename', async () => {
  const { folder, told } = await watched();
  writeFileSync(join(folder, '.a.md.part'), 'two');
  renameSync(join(folder, '.a.md.part'), join(folder, 'a.md'));
  await expect.poll(() => told, PATIENT).toContain('a.md');
});

it('tells what is saved before what is gone, and nothing of files that come and go', async () => {
  const { folder, told } = await watched();
  const save = async () => {
    writeFileSync(join(folder, 'b.md'), 'old');
    await wait(160);
    told.length = 0;
    rmSync(join(folder, 'b.md'));
    // Some editors test like this whether they can write.
    writeFileSync(join(folder, '4913'), '');
    await wait(3);
    rmSync(join(folder, '4913'));
    writeFileSync(join(folder, 'a.md'), `saved at ${performance.now()}`);
    await wait(160);
    return told;
  };
  // Repeated, because a slow machine may be late.
  await expect.poll(save, PATIENT).toEqual(['a.md', 'b.md']);
});

it('tells a file that is saved beside a backup, and nothing of the backup', async () => {
  const { folder, told } = await watched();
  const save = async () => {
    told.length = 0;
    // Vim and the editors of JetBrains save like this; the disk may be slow.
    renameSync(join(folder, 'a.md'), join(folder, 'a.md~'));
    await wait(5);
    writeFileSync(join(folder, 'a.md'), `saved at ${performance.now()}`);
    await wait(30);
    rmSync(join(folder, 'a.md~'));
    await wait(160);
    return told;
  };
  // Repeated, because a slow machine may be late.
  await expect.poll(save, PATIENT).toEqual(['a.md']);
});

it('tells a file that gets another name once, as gone and come', async () => {
  const { folder, changes } = await watched();
  const rename = async (from: string, to: string) => {
    changes.length = 0;
    renameSync(join(folder, from), join(folder, to));
    await wait(300);
    return changes.map((paths) => paths.toSorted());
  };
  const renamed = async () => [await rename('a.md', 'b.md'), await rename('b.md', 'a.md')];
  // Repeated, because a slow machine may be late.
  await expect.poll(renamed, PATIENT).toEqual([[['a.md', 'b.md']], [['a.md', 'b.md']]]);
});

it('tells nothing of a file that is empty while it is written, and of one that is emptied in the end', async () => {
  const { folder, told } = await watched();
  const save = async () => {
    told.length = 0;
    writeFileSync(join(folder, 'a.md'), '');
    await wait(120);
    const early = [...told];
    writeFileSync(join(folder, 'a.md'), `saved at ${performance.now()}`);
    await wait(60);
    return [early, told];
  };
  // Repeated, because a slow machine may be late.
  await expect.poll(save, PATIENT).toEqual([[], ['a.md']]);
  told.length = 0;
  writeFileSync(join(folder, 'a.md'), '');
  await expect.poll(() => told, PATIENT).toEqual(['a.md']);
});

it('tells the last of many changes in a row', async () => {
  const { folder, told } = await watched();
  for (let number = 0; number < 20; number++) {
    writeFileSync(join(folder, 'a.md'), `text ${number}`);
    await wait(7);
  }
  const before = told.length;
  expect(before).toBeGreaterThan(0);
  writeFileSync(join(folder, 'a.md'), 'the last text');
  await expect.poll(() => told.length, PATIENT).toBeGreaterThan(before);
});

it('tells what is in a folder that gets another name, and its old one again', async () => {
  const { folder, told } = await watched({ alsoRead: ['sub/c.md'] });
  let texts = 0;
  const move = async (from: string, to: string) => {
    // On a busy machine, the files in a new folder are told some time before it is watched.
    await expect
      .poll(() => {
        writeFileSync(join(folder, from, 'c.md'), `text ${texts++}`);
        return told;
      }, PATIENT)
      .toContain(`${from}/c.md`);
    told.length = 0;
    renameSync(join(folder, from), join(folder, to));
    await expect
      .poll(() => [...new Set(told)].sort(), PATIENT)
      .toEqual([`${from}/c.md`, `${to}/c.md`].sort());
    told.length = 0;
  };
  await move('sub', 'tub');
  await move('tub', 'sub');
  await move('sub', 'tub');
});

it('tells in one change what is in a large folder that gets another name', async () => {
  const { folder, changes } = await watched({ alsoRead: ['sub/c.md'] });
  const files = fillFolder(join(folder, 'sub'));
  const told = () => new Set(changes.flat()).size;
  await expect.poll(told, PATIENT).toBe(files.length);
  let [from, to] = ['sub', 'tub'];
  const move = async () => {
    changes.length = 0;
    renameSync(join(folder, from), join(folder, to));
    [from, to] = [to, from];
    await expect.poll(told, PATIENT).toBe(2 * (files.length + 1));
    return changes.length;
  };
  // Repeated, because a slow machine may be late.
  await expect.poll(move, PATIENT).toBe(1);
});

it('tells what is in folders that link to each other under the paths that are listed', async () => {
  const folder = newFolder();
  for (const name of ['a', 'b', 'c']) mkdirSync(join(folder, name));
  for (const link of ['a/b', 'b/a', 'b/c', 'c/b'])
    symlinkSync(join(folder, link.slice(2)), join(folder, link));
  writeFileSync(join(folder, 'a/a.md'), 'one');
  await wait(150);
  const told = new Set<string>();
  await watchFolder(folder, {
    onChange: (names) => {
      for (const name of names) told.add(name);
    },
  });
  await wait(600);
  writeFileSync(join(folder, 'a/a.md'), 'two');
  const listed = (await listFiles(folder)).filter((path) => path.endsWith('.md'));
  await expect.poll(() => [...told].sort(), PATIENT).toEqual(listed);
});

it('names what cannot be watched once, and tells the rest', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'sub'));
  symlinkSync('loop.md', join(folder, 'sub/loop.md'));
  const told: string[] = [];
  const unwatched: string[] = [];
  await watchFolder(folder, {
    onChange: (names) => told.push(...names),
    onUnwatched: (path) => unwatched.push(path.slice(folder.length + 1)),
  });
  await expect.poll(() => unwatched, PATIENT).toEqual(['sub/loop.md']);
  // The watcher starts again.
  renameSync(join(folder, 'sub'), join(folder, 'tub'));
  mkdirSync(join(folder, 'sub'));
  symlinkSync('loop.md', join(folder, 'sub/loop.md'));
  await expect.poll(() => unwatched, PATIENT).toContain('tub/loop.md');
  writeFileSync(join(folder, 'sub/a.md'), 'one');
  await expect.poll(() => told, PATIENT).toEqual(['sub/a.md']);
  expect(unwatched.toSorted()).toEqual(['sub/loop.md', 'tub/loop.md']);
});

it('leaves out hidden files, packages and what editors leave behind', async () => {
  const { folder, told } = await watched();
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/a.md'), 'one');
  writeFileSync(join(folder, '.hidden.md'), 'one');
  writeFileSync(join(folder, 'seen.md~'), 'one');
  writeFileSync(join(folder, 'seen.md'), 'one');
  await expect.poll(() => told, PATIENT).toContain('seen.md');
  expect(told).toEqual(['seen.md']);
});
