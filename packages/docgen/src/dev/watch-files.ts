import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';

/** Tells what changes on the disk. */
export interface FileWatcher {
  /** Watches these files and folders, too. @param paths - Absolute. */
  readonly add: (paths: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

export interface WatchOptions {
  /** When reading began of what is watched, as `Date.now` tells time: what is younger has changed. */
  readonly since: number;
  /** Called with the absolute paths of what has changed, come or gone. */
  readonly onChange: (paths: readonly string[]) => void;
  /** Called when the system does not let it watch any more. */
  readonly onFailure: (error: unknown) => void;
}

/** How long changes gather, in milliseconds: one that is saved is told of several times at once. */
const GATHERING = 1;

/** How long a file that is empty or gone may be one that is just being written, in milliseconds. */
const WRITING = 20;

/**
 * How far the times of files may be behind those of `Date.now`, in milliseconds: systems take the time
 * of their last tick, up to 10 ms ago, and a busy one is late with its ticks.
 */
const LAG = 50;

/** Starts watching. Nothing is watched yet. */
export async function watchFiles({
  since,
  onChange,
  onFailure,
}: WatchOptions): Promise<FileWatcher> {
  // It is there as ES modules alone, which scripts cannot import otherwise.
  const { watch } = await import('chokidar');
  const roots: string[] = [];
  /** State of each file when it was looked at last. */
  const seen = new Map<string, string>();
  /** What is not told yet, with the time at which it was noticed. */
  const changed = new Map<string, number>();
  let gathering: NodeJS.Timeout | undefined;
  let waiting: NodeJS.Timeout | undefined;

  const watcher = watch([], {
    ignored: isLeftOut,
    alwaysStat: true,
    // Its own way to tell saved files from removed ones takes 100 ms.
    atomic: false,
  });
  watcher.on('add', (path, stats) => {
    if (stats === undefined || seen.has(path)) return look(path);
    seen.set(path, stateOf(stats));
    if (Math.max(stats.mtimeMs, stats.ctimeMs) > since - LAG) note(path);
    // It is watched from now on, but was looked at before.
    else look(path);
  });
  watcher.on('change', look).on('unlink', look);
  // Of several changes within 50 ms, `change` tells the first alone; `add` may come a second late.
  watcher.on('raw', (_event, name, details) => {
    const { watchedPath } = details as { readonly watchedPath?: string };
    if (watchedPath === undefined) return;
    const path = seen.has(watchedPath) ? watchedPath : join(watchedPath, name ?? '');
    if (!isLeftOut(path)) look(path);
  });
  watcher.on('error', onFailure);

  /** Hidden files and packages; what lies above the folders that are watched does not count. */
  function isLeftOut(path: string): boolean {
    const root = roots.find((each) => path.startsWith(each));
    return (
      root !== undefined && /[\\/](?:\.|node_modules(?:[\\/]|$))/.test(path.slice(root.length))
    );
  }

  function look(path: string): void {
    if (stateAt(path) !== seen.get(path)) note(path);
  }

  function note(path: string): void {
    if (!changed.has(path)) changed.set(path, performance.now());
    gathering ??= setTimeout(tell, GATHERING);
  }

  function tell(): void {
    gathering = undefined;
    clearTimeout(waiting);
    const now = performance.now();
    const isFinished = (path: string) => orUndefined(() => statSync(path))?.size;
    const paths: string[] = [];
    for (const [path, noticed] of changed) {
      if (!isFinished(path) && now - noticed < WRITING) continue;
      changed.delete(path);
      const state = stateAt(path);
      // What has come and gone meanwhile was never there.
      if (state !== undefined || seen.has(path)) paths.push(path);
      if (state === undefined) seen.delete(path);
      else seen.set(path, state);
    }
    // Others that change meanwhile do not wait for these.
    const [oldest = now] = changed.values();
    if (changed.size > 0) waiting = setTimeout(tell, oldest + WRITING - now);
    if (paths.length > 0) onChange(paths);
  }

  return {
    add(paths) {
      const fresh = paths.filter((path) => !roots.includes(path));
      roots.push(...fresh);
      if (fresh.length > 0) watcher.add(fresh);
    },
    async close() {
      clearTimeout(gathering);
      clearTimeout(waiting);
      await watcher.close();
    },
  };
}

function stateAt(path: string): string | undefined {
  const stats = orUndefined(() => statSync(path));
  return stats?.isFile() ? stateOf(stats) : undefined;
}

/** Tells one state of a file from another. */
function stateOf({ mtimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${size} ${ino}`;
}
