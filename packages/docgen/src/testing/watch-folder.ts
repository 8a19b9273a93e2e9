import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { type WatchOptions, watchFiles } from '../dev/watch-files.ts';

/** Creates a temporary folder that is removed when the test ends. @returns its absolute path */
export function newFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'docgen-watch-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

interface FolderOptions extends Partial<Omit<WatchOptions, 'onChange'>> {
  /** Called with the paths of changed files in the folder. */
  readonly onChange: (names: readonly string[]) => void;
  /** The watched files and folders in it. @default the folder itself */
  readonly below?: readonly string[];
}

/**
 * Watches a folder until the test ends. What cannot be watched fails the test.
 *
 * @param folder - Absolute path.
 */
export async function watchFolder(
  folder: string,
  { onChange, below = [''], ...options }: FolderOptions,
): Promise<void> {
  const watcher = await watchFiles({
    since: Date.now(),
    onPolling: fail,
    onUnwatched: fail,
    onFailure: fail,
    ...options,
    onChange: (paths) => onChange(paths.map((path) => path.slice(folder.length + 1))),
  });
  onTestFinished(watcher.close);
  watcher.add(below.map((name) => join(folder, name)));
}

function fail(...reason: unknown[]): never {
  throw reason.at(-1);
}

interface SampleOptions extends Pick<FolderOptions, 'since' | 'below' | 'isPolling'> {
  /** Names of additional files that count as read. @default none */
  readonly alsoRead?: readonly string[];
}

/**
 * Watches a new folder with the files `a.md` and `sub/c.md`, and records the names of changed
 * files: in one list, and grouped by report.
 *
 * @param options - By default, reading begins when watching does.
 */
export async function watched({ since, alsoRead = [], ...options }: SampleOptions = {}) {
  const folder = newFolder();
  mkdirSync(join(folder, 'sub'));
  writeFileSync(join(folder, 'a.md'), 'one');
  writeFileSync(join(folder, 'sub/c.md'), 'one');
  // File times may lag behind the clock.
  await wait(150);
  const told: string[] = [];
  const changes: string[][] = [];
  await watchFolder(folder, {
    ...options,
    since: since ?? Date.now(),
    read: () => ['a.md', ...alsoRead].map((name) => join(folder, name)),
    onChange: (names) => {
      told.push(...names);
      changes.push([...names]);
    },
  });
  await wait(300);
  return { folder, told, changes };
}

/** Writes 900 files into a folder and folders in it. @returns their paths in it */
export function fillFolder(folder: string): string[] {
  mkdirSync(join(folder, 'deep/deeper'), { recursive: true });
  const files = ['', 'deep/', 'deep/deeper/'].flatMap((path) =>
    Array.from({ length: 300 }, (_, number) => `${path}${number}.md`),
  );
  for (const file of files) writeFileSync(join(folder, file), 'one');
  return files;
}
