import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate as pass, setTimeout as wait } from 'node:timers/promises';
import { listFiles } from '@docgen/files/list-files';
import { afterEach, expect, it } from 'vitest';
import { watchFiles } from './watch-files.ts';

const PATIENT = { timeout: 60_000 };

const fail = (...reason: unknown[]) => {
  throw reason.at(-1);
};

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/**
 * Watches a new folder with two files, and records the names of changed files: in one list, and
 * grouped by report.
 *
 * @param given - When reading began. @default when watching begins
 * @param below - Names of the watched files and folders in the folder; by default, all of it.
 * @param isPolling - See `WatchOptions`.
 * @param read - Names of additional files that count as read.
 */
async function watched(
  given?: number,
  below: readonly string[] = [''],
  isPolling = false,
  read: readonly string[] = [],
) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-watch-')));
  mkdirSync(join(folder, 'sub'));
  writeFileSync(join(folder, 'a.md'), 'one');
  writeFileSync(join(folder, 'sub/c.md'), 'one');
  // File times may lag behind the clock.
  await wait(150);
  // Changes before a slow machine starts watching are reported, too.
  const since = given ?? Date.now();
  const told: string[] = [];
  const changes: string[][] = [];
  const at = (name: string) => join(folder, name);
  const watcher = await watchFiles({
    since,
    read: () => ['a.md', ...read].map(at),
    onChange: (paths) => {
      const names = paths.map((path) => path.slice(folder.length + 1));
      told.push(...names);
      changes.push(names);
    },
    onPolling: fail,
    onUnwatched: fail,
    onFailure: fail,
    isPolling,
  });
  ends.push(
    () => rmSync(folder, { recursive: true }),
    () => watcher.close(),
  );
  watcher.add(below.map(at));
  await wait(300);
  return { folder, told, changes };
}

/** Writes 900 files into a folder and folders in it. @returns their paths in it */
function fillFolder(folder: string): string[] {
  mkdirSync(join(folder, 'deep/deeper'), { recursive: true });
  const files = ['', 'deep/', 'deep/deeper/'].flatMap((path) =>
    Array.from({ length: 300 }, (_, number) => `${path}${number}.md`),
  );
  for (const file of files) writeFileSync(join(folder, file), 'one');
  return files;
}

it.each([false, true])(
  'tells what changes, comes and goes, looked at or not: %s',
  async (isPolling) => {
    const { folder, told } = await watched(undefined, [''], isPolling);
    writeFileSync(join(folder, 'a.md'), 'two');
    await expect.poll(() => told, PATIENT).toEqual(['a.md']);
    writeFileSync(join(folder, 'b.md'), 'new');
    await expect.poll(() => told, PATIENT).toContain('b.md');
    rmSync(join(folder, 'b.md'));
    await expect.poll(() => told.filter((name) => name === 'b.md').length, PATIENT).toBe(2);
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

it('tells what has changed between reading and watching', async () => {
  const { told } = await watched(Date.now() - 10_000);
  await expect.poll(() => told.toSorted(), PATIENT).toEqual(['a.md', 'sub/c.md']);
});

it('tells what has gone between reading and watching', async () => {
  const { told } = await watched(undefined, ['', 'gone.md'], false, ['gone.md', 'sub/gone.md']);
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
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-watch-')));
    const read = ['old', 'other', 'kept'].map((sub) => join(folder, sub, 'a.md'));
    for (const path of read) {
      mkdirSync(dirname(path));
      writeFileSync(path, 'one');
    }
    await wait(150);
    const told: string[] = [];
    const watcher = await watchFiles({
      since: Date.now(),
      read: () => read,
      onChange: (paths) => told.push(...paths.map((path) => path.slice(folder.length + 1))),
      onPolling: fail,
      onUnwatched: fail,
      onFailure: fail,
    });
    ends.push(
      () => rmSync(folder, { recursive: true }),
      () => watcher.close(),
    );
    for (const [from, to] of renames) renameSync(join(folder, from), join(folder, to));
    watcher.add([folder]);
    await expect.poll(() => told.toSorted(), PATIENT).toEqual(changed);
  },
);

it('tells what has changed, though the times of files are behind', async () => {
  const { told } = await watched(Date.now() + 20);
  await expect.poll(() => told.toSorted(), PATIENT).toEqual(['a.md', 'sub/c.md']);
});

it.each([5, 10, 15])('tells what changes %d ms after it began to watch', async (delay) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-watch-')));
  const names = Array.from({ length: 400 }, (_, number) => `${number}.md`);
  for (const name of names) writeFileSync(join(folder, name), 'one');
  await wait(50);
  const told = new Set<string>();
  const watcher = await watchFiles({
    since: Date.now(),
    onChange: (paths) => {
      for (const path of paths) told.add(path.slice(folder.length + 1));
    },
    onPolling: fail,
    onUnwatched: fail,
    onFailure: fail,
  });
  ends.push(
    () => rmSync(folder, { recursive: true }),
    () => watcher.close(),
  );
  watcher.add([folder]);
  await wait(delay);
  for (const name of names) writeFileSync(join(folder, name), 'two');
  await expect.poll(() => told.size, PATIENT).toBe(names.length);
});

it('tells what is in a folder that gets another name, and its old one again', async () => {
  const { folder, told } = await watched();
  const move = async (from: string, to: string) => {
    told.length = 0;
    renameSync(join(folder, from), join(folder, to));
    await expect
      .poll(() => told.toSorted(), PATIENT)
      .toEqual([`${from}/c.md`, `${to}/c.md`].sort());
  };
  await move('sub', 'tub');
  await move('tub', 'sub');
  await move('sub', 'tub');
});

it('tells in one change what is in a large folder that gets another name', async () => {
  const { folder, changes } = await watched();
  const files = fillFolder(join(folder, 'sub'));
  await expect.poll(() => changes.flat().length, PATIENT).toBe(files.length);
  let [from, to] = ['sub', 'tub'];
  const move = async () => {
    changes.length = 0;
    renameSync(join(folder, from), join(folder, to));
    [from, to] = [to, from];
    const toldOnce = () => new Set(changes.flat()).size;
    await expect.poll(toldOnce, PATIENT).toBe(2 * (files.length + 1));
    return changes.length;
  };
  // Repeated, because a slow machine may be late.
  await expect.poll(move, PATIENT).toBe(1);
});

it('loses nothing while a large folder is renamed many times in a row', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-watch-')));
  fillFolder(join(folder, 'sub'));
  const list = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const known = new Set<string>(list());
  let edited: string | undefined;
  const watcher = await watchFiles({
    since: Date.now(),
    read: () => Array.from(known, (name) => join(folder, name)),
    onChange(paths) {
      const there = new Set(list());
      for (const path of paths) {
        const name = path.slice(folder.length + 1);
        if (there.has(name)) known.add(name);
        else known.delete(name);
        if (path === edited) edited = undefined;
      }
    },
    onPolling: fail,
    onUnwatched: fail,
    onFailure: fail,
  });
  ends.push(
    () => rmSync(folder, { recursive: true }),
    () => watcher.close(),
  );
  watcher.add([folder]);
  const files = (names: Iterable<string>) =>
    Array.from(names)
      .filter((name) => name.endsWith('.md'))
      .sort();
  let [from, to] = ['sub', 'tub'];
  for (let round = 0; round < 12; round++) {
    const pauses = Array.from({ length: 1 + (round % 4) }, () => Math.floor(Math.random() * 10));
    for (const pause of pauses) {
      renameSync(join(folder, from), join(folder, to));
      [from, to] = [to, from];
      await wait(pause);
    }
    await expect
      .poll(() => files(known), { ...PATIENT, message: `${pauses}` })
      .toEqual(files(list()));
    edited = join(folder, from, 'deep/deeper/7.md');
    writeFileSync(edited, `${round}`);
    await expect.poll(() => edited, { ...PATIENT, message: `${pauses}` }).toBeUndefined();
  }
});

it('goes on with folders in a folder that comes back after a file had its name', async () => {
  const { folder, told } = await watched();
  const [sub, elsewhere] = [join(folder, 'sub'), join(folder, '.elsewhere')];
  mkdirSync(join(sub, 'deep'));
  writeFileSync(join(sub, 'deep/d.md'), 'one');
  await expect.poll(() => told, PATIENT).toEqual(['sub/deep/d.md']);
  // Repeated, because the watcher may start again meanwhile.
  for (let round = 0; round < 3; round++) {
    await wait(500);
    // The library fails to list the folder, and then lists nothing at its path for a second.
    writeFileSync(join(sub, 'c.md'), `${round}`);
    renameSync(sub, elsewhere);
    writeFileSync(sub, '');
    await wait(20);
    rmSync(sub);
    await wait(20);
    renameSync(elsewhere, sub);
    // Only whether the next change is reported matters, not when.
    await wait(1000);
    told.length = 0;
    writeFileSync(join(sub, 'deep/d.md'), `${round}`);
    await expect.poll(() => told, PATIENT).toContain('sub/deep/d.md');
  }
});

it('tells what is gone while it begins to watch again', async () => {
  const { folder, told } = await watched();
  const gone = Array.from({ length: 20 }, (_, number) => `${number}/gone.md`);
  for (const name of gone) {
    mkdirSync(join(folder, dirname(name)));
    writeFileSync(join(folder, name), 'one');
  }
  await expect.poll(() => told.toSorted(), PATIENT).toEqual(gone.toSorted());
  told.length = 0;
  // A folder in the place of a file: the watcher starts again.
  rmSync(join(folder, 'a.md'));
  mkdirSync(join(folder, 'a.md'));
  for (const name of gone) {
    rmSync(join(folder, name));
    // As on a busy machine: each folder is found long after its file has gone.
    const end = performance.now() + 60;
    while (performance.now() < end);
    await pass();
  }
  await expect.poll(() => gone.filter((name) => !told.includes(name)), PATIENT).toEqual([]);
});

it('goes on with files whose folder is replaced, after many were gone when another folder was put', async () => {
  const { folder, told } = await watched();
  const names = ['1.md', '2.md', '3.md'].map((name) => `sub/${name}`);
  const write = async (text: string) => {
    told.length = 0;
    for (const name of names) writeFileSync(join(folder, name), text);
    await expect.poll(() => names.filter((name) => !told.includes(name)), PATIENT).toEqual([]);
  };
  await write('one');
  told.length = 0;
  for (const name of names) rmSync(join(folder, name));
  // A folder in the place of a file: the watcher starts again.
  rmSync(join(folder, 'sub/c.md'));
  mkdirSync(join(folder, 'sub/c.md'));
  await expect.poll(() => new Set(told).size, PATIENT).toBe(names.length + 1);
  await write('two');
  renameSync(join(folder, 'sub'), join(folder, 'tub'));
  mkdirSync(join(folder, 'sub'));
  await write('three');
  // Only whether the files are reported matters, not when.
  await wait(600);
  await write('four');
});

it('goes on though folders become files while they are listed', async () => {
  const since = Date.now();
  const told = new Set<string>();
  const gone: string[] = [];
  for (let passes = 0; passes < 20; passes++) {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-watch-')));
    const folders = Array.from({ length: 50 }, (_, number) => join(folder, `${number}.md`));
    for (const path of folders) mkdirSync(path);
    const read = join(folder, 'gone.md');
    gone.push(read);
    const watcher = await watchFiles({
      since,
      read: () => [read],
      onChange: (paths) => {
        for (const path of paths) told.add(path);
      },
      onPolling: fail,
      onUnwatched: fail,
      onFailure: fail,
    });
    ends.push(
      () => rmSync(folder, { recursive: true }),
      () => watcher.close(),
    );
    watcher.add([folder]);
    // So that some of the watchers are just listing the folders.
    for (let pause = 0; pause < passes; pause++) await pass();
    for (const path of folders) {
      rmSync(path, { recursive: true });
      writeFileSync(path, 'one');
    }
    // So that watchers do not delay each other.
    await wait(100);
  }
  await expect.poll(() => gone.filter((path) => !told.has(path)), PATIENT).toEqual([]);
});

it('tells what is in folders that link to each other under the paths that are listed', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-watch-')));
  for (const name of ['a', 'b', 'c']) mkdirSync(join(folder, name));
  for (const link of ['a/b', 'b/a', 'b/c', 'c/b'])
    symlinkSync(join(folder, link.slice(2)), join(folder, link));
  writeFileSync(join(folder, 'a/a.md'), 'one');
  await wait(150);
  const told = new Set<string>();
  const watcher = await watchFiles({
    since: Date.now(),
    onChange: (paths) => {
      for (const path of paths) told.add(path.slice(folder.length + 1));
    },
    onPolling: fail,
    onUnwatched: fail,
    onFailure: fail,
  });
  ends.push(
    () => rmSync(folder, { recursive: true }),
    () => watcher.close(),
  );
  watcher.add([folder]);
  await wait(600);
  writeFileSync(join(folder, 'a/a.md'), 'two');
  const listed = (await listFiles(folder)).filter((path) => path.endsWith('.md'));
  await expect.poll(() => [...told].sort(), PATIENT).toEqual(listed);
});

it('names what cannot be watched once, and tells the rest', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-watch-')));
  mkdirSync(join(folder, 'sub'));
  symlinkSync('loop.md', join(folder, 'sub/loop.md'));
  const told: string[] = [];
  const unwatched: string[] = [];
  const watcher = await watchFiles({
    since: Date.now(),
    onChange: (paths) => told.push(...paths.map((path) => path.slice(folder.length + 1))),
    onPolling: fail,
    onUnwatched: (path) => unwatched.push(path.slice(folder.length + 1)),
    onFailure: fail,
  });
  ends.push(
    () => rmSync(folder, { recursive: true }),
    () => watcher.close(),
  );
  watcher.add([folder]);
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

it('tells nothing of what is beside a file that is gone', async () => {
  const { folder, told } = await watched(undefined, ['a.md']);
  rmSync(join(folder, 'a.md'));
  await expect.poll(() => told, PATIENT).toEqual(['a.md']);
  writeFileSync(join(folder, 'log.txt'), 'one');
  await wait(300);
  writeFileSync(join(folder, 'a.md'), 'two');
  await expect.poll(() => told.filter((name) => name === 'a.md').length, PATIENT).toBe(2);
  expect(told).not.toContain('log.txt');
});

it('goes on with a folder that was gone for a while', async () => {
  const { folder, told } = await watched(undefined, ['sub']);
  renameSync(join(folder, 'sub'), join(folder, 'elsewhere'));
  await expect.poll(() => told, PATIENT).toEqual(['sub/c.md']);
  renameSync(join(folder, 'elsewhere'), join(folder, 'sub'));
  await expect.poll(() => told, PATIENT).toEqual(['sub/c.md', 'sub/c.md']);
  writeFileSync(join(folder, 'sub/new.md'), 'one');
  await expect.poll(() => told, PATIENT).toContain('sub/new.md');
});

it.each(['sub', ''])(
  'goes on with a folder in %j in whose place another one was put',
  async (root) => {
    const { folder, told } = await watched(undefined, [root]);
    rmSync(join(folder, 'sub'), { recursive: true });
    mkdirSync(join(folder, 'sub'));
    writeFileSync(join(folder, 'sub/c.md'), 'two');
    await expect.poll(() => told, PATIENT).toContain('sub/c.md');
    // Only whether the file is reported matters, not when.
    await wait(600);
    writeFileSync(join(folder, 'sub/new.md'), 'one');
    await expect.poll(() => told, PATIENT).toContain('sub/new.md');
  },
);

it.each([0, 400])('goes on with a file that was gone for %d ms', async (pause) => {
  const { folder, told } = await watched(undefined, ['a.md', 'sub']);
  for (const text of ['two', 'three', 'four', 'five']) {
    rmSync(join(folder, 'a.md'));
    await wait(pause);
    told.length = 0;
    writeFileSync(join(folder, 'a.md'), text);
    await expect.poll(() => told, PATIENT).toContain('a.md');
    told.length = 0;
    writeFileSync(join(folder, 'a.md'), `${text} again`);
    await expect.poll(() => told, PATIENT).toContain('a.md');
  }
});

it.each([false, true])(
  'tells what is in a folder that takes the place of a file, and the file again, looked at or not: %s',
  async (isPolling) => {
    const { folder, told } = await watched(undefined, [''], isPolling);
    rmSync(join(folder, 'sub/c.md'));
    mkdirSync(join(folder, 'sub/c.md'));
    writeFileSync(join(folder, 'sub/c.md/d.md'), 'new');
    await expect.poll(() => told.toSorted(), PATIENT).toEqual(['sub/c.md', 'sub/c.md/d.md']);
    writeFileSync(join(folder, 'sub/c.md/d.md'), 'newer');
    await expect.poll(() => told.slice(2), PATIENT).toEqual(['sub/c.md/d.md']);
    rmSync(join(folder, 'sub/c.md'), { recursive: true });
    writeFileSync(join(folder, 'sub/c.md'), 'two');
    await expect
      .poll(() => told.slice(3).toSorted(), PATIENT)
      .toEqual(['sub/c.md', 'sub/c.md/d.md']);
  },
);

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
