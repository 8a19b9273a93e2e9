import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteBundle, readNote } from './bundle-note.js';

const MODULES = ['node_modules/a/index.js'];

let root: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'docgen-note-'));
  const documents = ['README.md', 'LICENSE', 'CHANGELOG.md', 'SECURITY.md'];
  for (const path of [
    ...['tsconfig.json', 'package-lock.json', 'node_modules/.package-lock.json', ...documents],
    ...['packages/core/src/a.ts', 'packages/core/src/a.test.ts', 'theme/src/a.css', ...MODULES],
  ])
    write(path, 'before');
  await noteBundle(root, bundle);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function bundle() {
  write('packages/docgen/dist/cli.js', 'made');
  write('packages/docgen/README.md', 'copied');
  return { modules: MODULES, isPublished: true };
}

describe('a bundle is the one that would come out', () => {
  it('while nothing is changed but tests', async () => {
    write('packages/core/src/a.test.ts', 'after');
    expect(await readNote(root)).toMatchObject({ modules: MODULES, isPublished: true });
  });

  it.each([
    'packages/core/src/a.ts',
    'packages/core/src/new.ts',
    'theme/src/a.css',
    'node_modules/a/index.js',
    'node_modules/.package-lock.json',
    'README.md',
    'packages/docgen/dist/cli.js',
    'packages/docgen/dist/new.js',
  ])('but not after a change of %s', async (path) => {
    write(path, 'after');
    expect(await readNote(root)).toBeUndefined();
  });

  it.each(['packages/core/src/a.ts', 'node_modules/a/index.js', 'packages/docgen/dist'])(
    'but not without %s',
    async (path) => {
      rmSync(join(root, path), { recursive: true });
      expect(await readNote(root)).toBeUndefined();
    },
  );

  it('but not when a source was changed while it was made', async () => {
    await noteBundle(root, async () => {
      write('theme/src/a.css', 'after');
      return bundle();
    });
    expect(await readNote(root)).toBeUndefined();
  });

  it('but not when making it failed', async () => {
    const failing = noteBundle(root, () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    expect(await readNote(root)).toBeUndefined();
  });
});
