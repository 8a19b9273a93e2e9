import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listAgain } from './list-again.ts';
import { watchedFolders } from './watched-folders.ts';

/**
 * Lists a folder again that contains a file `a.md` and a folder `sub`.
 *
 * @param known - Names of the files that were there before.
 * @param folders - Names of the folders that are known. The folder itself is `''`.
 */
function listed(known: readonly string[], folders: readonly string[]) {
  const path = mkdtempSync(join(tmpdir(), 'docgen-list-again-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  mkdirSync(join(path, 'sub'));
  writeFileSync(join(path, 'a.md'), 'one');
  const watched = watchedFolders();
  for (const name of folders) watched.remember(join(path, name));
  // A folder is listed when it was the same at two looks.
  watched.areReplaced();
  const looked: string[] = [];
  const isComplete = listAgain(
    { path, folders: watched },
    {
      seen: new Map(known.map((name) => [join(path, name), ''])),
      look: (file) => looked.push(file.slice(path.length + 1)),
    },
  );
  return { isComplete, looked };
}

test('looks at what came and what is gone', () => {
  expect(listed(['a.md', 'b.md', 'sub/c.md', 'tub/d.md'], ['', 'sub'])).toEqual({
    isComplete: true,
    looked: ['b.md', 'sub/c.md', 'tub/d.md'],
  });
  expect(listed([], ['', 'sub'])).toEqual({ isComplete: true, looked: ['a.md'] });
});

test('looks at a file in whose place a folder is', () => {
  expect(listed(['a.md', 'sub'], ['', 'sub'])).toEqual({ isComplete: true, looked: ['sub'] });
});

test.each([[['a.md']], [['a.md', 'sub']]])('%j without a folder is not all there is', (known) => {
  expect(listed(known, [''])).toEqual({ isComplete: false, looked: [] });
});
