import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Memo, openMemo } from '@docgen/memo/memo';
import { afterAll, expect, test } from 'vitest';
import { fileDigests } from '../../../../test/support/file-digests.ts';
import { type OutputStage, openOutputStage } from './output-stage.ts';
import { type OutputFile, previousOutput, rememberOutput } from './previous-output.ts';
import { OutputChanged } from './publish-output.ts';

const folder = mkdtempSync(join(tmpdir(), 'docgen-stage-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** More files than are read at once. */
const names = Array.from({ length: 150 }, (_, index) => `pages/${index}.md`);

test.each([true, false])(
  'files are put together in the order asked for (write: %s)',
  async (write) => {
    const outDir = join(folder, `dist-${write}`);
    const stage = openOutputStage({ outDir, basePath: '/', write });
    await Promise.all(names.map((name) => stage.write(name, `ü ${name}\n`)));
    const before = stage.bytes();
    const parts = names.toReversed().map((path) => ({ before: `<${path}>\n`, path }));
    await stage.concatenate('all.txt', 'head\n', parts);
    const expected = `head\n${parts.map(({ path }) => `<${path}>\nü ${path}\n`).join('')}`;
    expect(stage.files.has('all.txt')).toBe(true);
    expect(stage.bytes() - before).toBe(Buffer.byteLength(expected));
    await stage.publish();
    if (write) expect(readFileSync(join(outDir, 'all.txt'), 'utf8')).toBe(expected);
  },
);

/** An output folder that contains an output, in a folder of its own. */
function published(): string {
  const outDir = join(mkdtempSync(join(folder, 'a-')), 'dist');
  mkdirSync(outDir);
  writeFileSync(join(outDir, '.docgen-output'), '');
  writeFileSync(join(outDir, 'index.html'), 'old');
  return outDir;
}

const index = (outDir: string) => readFileSync(join(outDir, 'index.html'), 'utf8');

test('a stage starts empty, also when a killed process had the same id', async () => {
  const outDir = published();
  mkdirSync(`${outDir}.building-${process.pid}`);
  writeFileSync(`${outDir}.building-${process.pid}/draft.html`, 'deleted since');
  const stage = openOutputStage({ outDir, basePath: '/', write: true });
  await stage.write('index.html', 'new');
  expect(await stage.publish()).toEqual([]);
  expect(readdirSync(outDir).sort()).toEqual(['.docgen-output', 'index.html']);
});

test('two builds at once leave the output of one of them, and nothing else', async () => {
  const outDir = published();
  const build = async (text: string) => {
    const stage = openOutputStage({ outDir, basePath: '/', write: true });
    await stage.write(`${text}.html`, text);
    await stage.write('index.html', text);
    await stage.publish();
    await stage.discard();
  };
  await Promise.all(['a', 'b', 'c'].map(build));
  const text = index(outDir);
  expect(readdirSync(outDir).sort()).toEqual(['.docgen-output', `${text}.html`, 'index.html']);
  expect(readdirSync(join(outDir, '..'))).toEqual(['dist']);
});

test('a stage that somebody has taken away is neither filled further nor published', async () => {
  const outDir = published();
  const stage = openOutputStage({ outDir, basePath: '/', write: true });
  await stage.write('a/b.html', 'new');
  for (const name of readdirSync(join(outDir, '..'))) {
    if (name !== 'dist') rmSync(join(outDir, '..', name), { recursive: true });
  }
  await expect(stage.write('c/d.html', 'new')).rejects.toThrow(/ENOENT/);
  await expect(stage.publish()).rejects.toThrow(/ENOENT/);
  await stage.discard();
  expect(index(outDir)).toBe('old');
  expect(readdirSync(join(outDir, '..'))).toEqual(['dist']);
});

test('an output folder that somebody filled during the build stays theirs', async () => {
  const outDir = join(mkdtempSync(join(folder, 'a-')), 'dist');
  const stage = openOutputStage({ outDir, basePath: '/', write: true });
  await stage.write('index.html', 'new');
  mkdirSync(outDir);
  writeFileSync(join(outDir, 'notes.txt'), 'mine');
  expect(await stage.publish()).toMatchObject([{ code: 'foreign-output-folder' }]);
  await stage.discard();
  expect(readdirSync(outDir)).toEqual(['notes.txt']);
  expect(readdirSync(join(outDir, '..'))).toEqual(['dist']);
});

test('a stage is thrown away when what is under way has ended, and takes nothing any more', async () => {
  const outDir = published();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const write = async (root: string, path: string, contents: unknown) => {
    await held;
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, path), String(contents));
    return { size: 0, hash: '' };
  };
  const stage = openOutputStage({ outDir, basePath: '/', write: true, thread: { write } });
  const written = stage.write('index.html', 'new');
  const discarded = stage.discard();
  // Enough time to remove the folder too early.
  await new Promise((resolve) => setTimeout(resolve, 100));
  goOn();
  await Promise.all([written, discarded]);
  await expect(stage.write('late.html', '')).rejects.toThrow('closed');
  expect(readdirSync(join(outDir, '..'))).toEqual(['dist']);
});

test.each(['before', 'after'])(
  'a static file %s a file of docgen’s at the same path is told, and the first stays',
  async (when) => {
    const outDir = join(mkdtempSync(join(folder, 'a-')), 'dist');
    const stage = openOutputStage({ outDir, basePath: '/', write: false });
    const path = 'assets/entry-0123456789.js';
    const copied = { from: join(folder, path), file: `static/${path}`, path, size: 3 };
    if (when === 'before') await stage.copy(copied);
    await stage.write(path, 'docgen');
    if (when === 'after') await stage.copy(copied);
    expect(stage.collisions()).toMatchObject([
      {
        code: 'output-collision',
        severity: 'error',
        message: expect.stringContaining(`static/${path} and docgen's own ${path}`),
        place: { file: `static/${path}` },
      },
    ]);
    expect(stage.bytes()).toBe(when === 'before' ? 3 : 6);
  },
);

test('docgen writes no path twice', async () => {
  const stage = openOutputStage({ outDir: join(folder, 'dist'), basePath: '/', write: false });
  await stage.write('a.html', 'one');
  await expect(stage.write('a.html', 'two')).rejects.toThrow('a.html of the output twice');
  await expect(stage.concatenate('a.html', '', [])).rejects.toThrow('twice');
});

const memoOf = () => openMemo({ folder: mkdtempSync(join(folder, 'memo-')), version: '' });

/** A stage that knows the files that an earlier one has written to the folder. */
function openNext(outDir: string, memo: Memo): OutputStage {
  const previous = previousOutput(outDir, memo);
  return openOutputStage({ outDir, basePath: '/', write: true, previous });
}

async function publishFirst(outDir: string, memo: Memo): Promise<OutputFile[]> {
  const stage = openNext(outDir, memo);
  const files = await Promise.all(names.map((name) => stage.write(name, `1 ${name}`)));
  await stage.write('same.txt', 'same');
  await stage.publish();
  rememberOutput(outDir, stage.manifest(), memo);
  return files;
}

test('files that stay are neither moved nor copied, and what is put together of them is whole', async () => {
  const outDir = published();
  const memo = memoOf();
  const [changed, gone, ...kept] = await publishFirst(outDir, memo);
  const inode = (name: string) => statSync(join(outDir, name)).ino;
  const staying = ['same.txt', ...kept.map(({ path }) => path)];
  const before = staying.map(inode);
  writeFileSync(join(outDir, 'pages/theirs.txt'), 'added by somebody');
  const stage = openNext(outDir, memo);
  expect(stage.carry(kept)).toBe(true);
  await stage.write(changed?.path ?? '', 'new');
  await stage.write('same.txt', 'same');
  const parts = [changed, ...kept].map((file) => ({ before: '|', path: file?.path ?? '' }));
  await stage.concatenate('all.txt', '', parts);
  expect(await stage.publish()).toEqual([]);
  await stage.discard();
  expect(staying.map(inode)).toEqual(before);
  expect(readFileSync(join(outDir, changed?.path ?? ''), 'utf8')).toBe('new');
  const all = ['|new', ...kept.map(({ path }) => `|1 ${path}`)].join('');
  expect(readFileSync(join(outDir, 'all.txt'), 'utf8')).toBe(all);
  expect(existsSync(join(outDir, gone?.path ?? ''))).toBe(false);
  expect(existsSync(join(outDir, 'pages/theirs.txt'))).toBe(false);
  expect(readdirSync(join(outDir, '..'))).toEqual(['dist']);
});

test.each([
  ['was replaced by another build', (outDir: string) => publishFirst(outDir, memoOf())],
  ['was removed', async (outDir: string) => rmSync(outDir, { recursive: true })],
  ['has lost a file', async (outDir: string) => rmSync(join(outDir, names[5] ?? ''))],
  [
    'has a folder behind a link now',
    async (outDir: string) => {
      renameSync(join(outDir, 'pages'), `${outDir}-moved`);
      symlinkSync(`${outDir}-moved`, join(outDir, 'pages'));
    },
  ],
])('an output that %s takes no files of one that builds upon it', async (_, disturb) => {
  const outDir = published();
  const memo = memoOf();
  const [changed, ...kept] = await publishFirst(outDir, memo);
  const stage = openNext(outDir, memo);
  expect(stage.carry(kept)).toBe(true);
  await stage.write(changed?.path ?? '', 'new');
  await disturb(outDir);
  const there = existsSync(outDir) && fileDigests(outDir);
  await expect(stage.publish()).rejects.toThrow(OutputChanged);
  await stage.discard();
  expect(existsSync(outDir) && fileDigests(outDir)).toEqual(there);
});

test('a file is not put together of files that the output has lost', async () => {
  const outDir = published();
  const memo = memoOf();
  const [changed, lost, ...kept] = await publishFirst(outDir, memo);
  const stage = openNext(outDir, memo);
  expect(stage.carry([lost, ...kept].filter((file) => file !== undefined))).toBe(true);
  await stage.write(changed?.path ?? '', 'new');
  const parts = [changed, lost].map((file) => ({ before: '', path: file?.path ?? '' }));
  rmSync(join(outDir, lost?.path ?? ''));
  await expect(stage.concatenate('all.txt', '', parts)).rejects.toThrow(OutputChanged);
  mkdirSync(join(outDir, lost?.path ?? ''));
  await expect(stage.concatenate('more.txt', '', parts)).rejects.toThrow(OutputChanged);
  await stage.discard();
});

test('changes to an output are noticed, and what only looks changed is kept', async () => {
  const outDir = published();
  const memo = memoOf();
  const files = await publishFirst(outDir, memo);
  const previous = () => previousOutput(outDir, memo);
  expect(previous().isUntouched()).toBe(true);
  mkdirSync(join(outDir, 'empty/folder'), { recursive: true });
  expect(previous().isUntouched()).toBe(false);
  const stage = openNext(outDir, memo);
  expect(stage.carry(files)).toBe(true);
  await stage.publish();
  expect(existsSync(join(outDir, 'empty'))).toBe(false);
  rememberOutput(outDir, stage.manifest(), memo);

  const [file = { path: '', size: 0, hash: '' }] = files;
  const path = join(outDir, file.path);
  chmodSync(path, 0o600);
  expect(previous().isUntouched()).toBe(true);
  const { atime, mtime } = statSync(path);
  writeFileSync(path, readFileSync(path, 'utf8').replace('1', '2'));
  utimesSync(path, atime, mtime);
  expect(previous().isUntouched()).toBe(false);
  expect(previous().find(file)).toBeUndefined();
});
