import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as pass, setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { fillFolder, newFolder, watched, watchFolder } from '../testing/watch-folder.ts';

const PATIENT = { timeout: 60_000 };

it('loses nothing while a large folder is renamed many times in a row', async () => {
  const folder = newFolder();
  fillFolder(join(folder, 'sub'));
  const list = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const known = new Set<string>(list());
  let edited: string | undefined;
  await watchFolder(folder, {
    read: () => Array.from(known, (name) => join(folder, name)),
    onChange(names) {
      const there = new Set(list());
      for (const name of names) {
        if (there.has(name)) known.add(name);
        else known.delete(name);
        if (name === edited) edited = undefined;
      }
    },
  });
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
    edited = `${from}/deep/deeper/7.md`;
    writeFileSync(join(folder, edited), `${round}`);
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
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 60);
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
  const told = new Set<number>();
  for (let passes = 0; passes < 20; passes++) {
    const folder = newFolder();
    const folders = Array.from({ length: 50 }, (_, number) => join(folder, `${number}.md`));
    for (const path of folders) mkdirSync(path);
    await watchFolder(folder, {
      since,
      read: () => [join(folder, 'gone.md')],
      onChange: (names) => names.includes('gone.md') && told.add(passes),
    });
    // So that some of the watchers are just listing the folders.
    for (let pause = 0; pause < passes; pause++) await pass();
    for (const path of folders) {
      rmSync(path, { recursive: true });
      writeFileSync(path, 'one');
    }
    // So that watchers do not delay each other.
    await wait(100);
  }
  await expect.poll(() => told.size, PATIENT).toBe(20);
});

it('tells nothing of what is beside a file that is gone', async () => {
  const { folder, told } = await watched({ below: ['a.md'] });
  rmSync(join(folder, 'a.md'));
  await expect.poll(() => told, PATIENT).toEqual(['a.md']);
  writeFileSync(join(folder, 'log.txt'), 'one');
  await wait(300);
  writeFileSync(join(folder, 'a.md'), 'two');
  await expect.poll(() => told.filter((name) => name === 'a.md').length, PATIENT).toBe(2);
  expect(told).not.toContain('log.txt');
});

it('goes on with a folder that was gone for a while', async () => {
  const { folder, told } = await watched({ below: ['sub'] });
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
    const { folder, told } = await watched({ below: [root] });
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
  const { folder, told } = await watched({ below: ['a.md', 'sub'] });
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
    const { folder, told } = await watched({ isPolling });
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
