import { spawnSync } from 'node:child_process';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FolderUpdate, finishUpdate, updateFolder } from './update-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'docgen-update-'));
const bundled = join(root, 'update-folder.mjs');
beforeAll(() => {
  const entry = fileURLToPath(new URL('update-folder.ts', import.meta.url));
  buildSync({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: bundled,
  });
});
afterAll(() => rmSync(root, { recursive: true }));

const OLD = { 'kept.html': 'kept', 'a/b/gone.html': 'gone', 'a/c.html': 'old', folder: 'a file' };
const NEW = { 'kept.html': 'kept', 'a/c.html': 'new', 'd/e.html': 'e', 'folder/f.html': 'f' };
const put = ['a/c.html', 'd/e.html', 'folder/f.html'];
const remove = ['a/b/gone.html', 'folder'];

let update: FolderUpdate;
function begin(): void {
  const at = mkdtempSync(join(root, 'a-'));
  const [folder, aside, from] = [join(at, 'dist'), join(at, 'aside'), join(at, 'changes')];
  writeFiles(folder, Object.entries(OLD));
  writeFiles(
    from,
    Object.entries(NEW).filter(([path]) => put.includes(path)),
  );
  update = { folder, aside, from, put, remove, isExpected: () => true };
}
beforeEach(begin);

function writeFiles(folder: string, files: readonly (readonly [string, string])[]): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function filesOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

it('files come, change and go, and the others are not touched', () => {
  const before = statSync(join(update.folder, 'kept.html'));
  expect(updateFolder(update)).toBe(true);
  expect(filesOf(update.folder)).toEqual(NEW);
  expect(readdirSync(join(update.folder, 'a'))).toEqual(['c.html']);
  expect(statSync(join(update.folder, 'kept.html'))).toMatchObject({ ino: before.ino });
  expect(existsSync(update.aside)).toBe(false);
});

it('a file is replaced by folders of several levels, and the other way round', () => {
  const deep = ['folder/f.html', 'folder/g/h.html'];
  writeFiles(
    update.from,
    deep.map((path) => [path, path]),
  );
  expect(updateFolder({ ...update, put: deep, remove: ['folder'] })).toBe(true);
  expect(filesOf(update.folder)).toMatchObject(
    Object.fromEntries(deep.map((path) => [path, path])),
  );
  const from = `${update.from}-back`;
  writeFiles(from, [['folder', 'again']]);
  expect(updateFolder({ ...update, from, put: ['folder'], remove: deep })).toBe(true);
  expect(filesOf(update.folder)).toEqual({ ...OLD, folder: 'again' });
});

it('another folder than the expected one stays as it is, and so does none', () => {
  expect(updateFolder({ ...update, isExpected: () => false })).toBe(false);
  expect(filesOf(update.folder)).toEqual(OLD);
  rmSync(update.folder, { recursive: true });
  expect(updateFolder(update)).toBe(false);
  expect(existsSync(update.folder)).toBe(false);
});

it('when something cannot be changed, nothing is', () => {
  // A file where a folder is needed.
  const blocked = 'kept.html/z.html';
  writeFiles(update.from, [[blocked, 'z']]);
  const failing = { ...update, put: [...put, blocked] };
  expect(() => updateFolder(failing)).toThrow(expect.objectContaining({ syscall: 'rename' }));
  expect(filesOf(update.folder)).toEqual(OLD);
  expect(existsSync(update.aside)).toBe(false);
});

it('folders that were created for a file that cannot be put there are removed again', () => {
  writeFiles(update.from, [['new/folder/z.html', 'z']]);
  // Nothing can be kept where a file is in the way.
  writeFiles(update.from, [['.docgen-replaced/new', 'in the way']]);
  const failing = { ...update, put: [...put, 'new/folder/z.html'] };
  expect(() => updateFolder(failing)).toThrow();
  expect(filesOf(update.folder)).toEqual(OLD);
  expect(existsSync(join(update.folder, 'new'))).toBe(false);
});

it('a folder of somebody’s where a file has to come is in nobody’s way', () => {
  mkdirSync(join(update.folder, 'd/e.html/of/theirs'), { recursive: true });
  expect(updateFolder(update)).toBe(true);
  expect(filesOf(update.folder)).toEqual(NEW);
});

it('who comes when it is aside, and finishes it, is not in the way', () => {
  const isExpected = (aside: string) => {
    finishUpdate(aside, update.from);
    renameSync(aside, update.folder);
    return true;
  };
  expect(updateFolder({ ...update, isExpected })).toBe(true);
  expect(filesOf(update.folder)).toEqual(NEW);
});

it('what another process has put there meanwhile stays', () => {
  const isExpected = () => {
    writeFiles(update.folder, [['theirs.html', 'theirs']]);
    return true;
  };
  expect(updateFolder({ ...update, isExpected })).toBe(false);
  expect(filesOf(update.folder)).toEqual({ 'theirs.html': 'theirs' });
  expect(existsSync(update.aside)).toBe(false);
});

it.each(['EPERM', 'EACCES'])(
  'after %s while it is moved back, the new files are still there',
  (code) => {
    const { renameSync: real } = fs;
    fs.renameSync = (from, to) => {
      if (from === update.aside) throw Object.assign(new Error(code), { code });
      real(from, to);
    };
    syncBuiltinESMExports();
    try {
      expect(() => updateFolder(update)).toThrow(expect.objectContaining({ code }));
    } finally {
      fs.renameSync = real;
      syncBuiltinESMExports();
    }
    expect(filesOf(update.aside)).toEqual(NEW);
    // Whoever finishes the update later has only to move them back.
    finishUpdate(update.aside, update.from);
    expect(filesOf(update.aside)).toEqual(NEW);
  },
);

it('on a disk without hard links, a file that cannot be replaced is put back', () => {
  const { linkSync, renameSync: real } = fs;
  fs.linkSync = () => {
    throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
  };
  fs.renameSync = (from, to) => {
    if (from === join(update.from, 'a/c.html')) throw new Error('no space left');
    real(from, to);
  };
  syncBuiltinESMExports();
  try {
    expect(() => updateFolder(update)).toThrow('no space left');
  } finally {
    Object.assign(fs, { linkSync, renameSync: real });
    syncBuiltinESMExports();
  }
  expect(filesOf(update.folder)).toEqual(OLD);
});

/**
 * Runs the update in a process that is killed at the given call to the file system.
 *
 * @returns False if the process made fewer calls and ended by itself.
 */
function killedAt(call: number): boolean {
  const { isExpected: _, ...plain } = update;
  const program = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
let calls = 0;
for (const name of ['renameSync', 'linkSync', 'rmdirSync', 'mkdirSync']) {
  const real = fs[name];
  fs[name] = (...args) => {
    if ((calls += 1) === ${call}) process.kill(process.pid, 'SIGKILL');
    return real(...args);
  };
}
syncBuiltinESMExports();
const { updateFolder } = await import(${JSON.stringify(bundled)});
updateFolder({ ...${JSON.stringify(plain)}, isExpected: () => true });
`;
  const args = ['--input-type=module', '--eval', program];
  const { signal, status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (signal === null) expect(status, stderr).toBe(0);
  return signal !== null;
}

it('wherever the process is killed, the old files are there, or the new ones once it is finished', () => {
  const seen = new Set<string>();
  for (let call = 1; ; call += 1) {
    const wasKilled = killedAt(call);
    if (existsSync(update.aside)) {
      expect(existsSync(update.folder)).toBe(false);
      finishUpdate(update.aside, update.from);
      expect(filesOf(update.aside), `killed at call ${call}`).toEqual(NEW);
      seen.add('finished');
    } else {
      const files = filesOf(update.folder);
      expect(files, `killed at call ${call}`).toEqual(wasKilled ? OLD : NEW);
      seen.add(wasKilled ? 'old' : 'new');
    }
    if (!wasKilled) break;
    begin();
  }
  expect(seen).toEqual(new Set(['old', 'finished', 'new']));
});
