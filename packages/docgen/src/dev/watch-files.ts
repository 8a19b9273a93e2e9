import { type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import type { FSWatcher } from 'chokidar';

/** Tells what changes on the disk. */
export interface FileWatcher {
  /** Watches these files and folders, too. @param paths - Absolute. */
  readonly add: (paths: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

export interface WatchOptions {
  /** When reading began of what is watched, as `Date.now` tells time: what is younger has changed. */
  readonly since: number;
  /** Absolute paths of files that were read by now: those that go before they are watched are told. */
  readonly read?: () => readonly string[];
  /** Called with the absolute paths of what has changed, come or gone. */
  readonly onChange: (paths: readonly string[]) => void;
  /** Called when the system watches no more files: from then on, they are looked at every second. */
  readonly onPolling: (error: unknown) => void;
  /** Called when changes are not seen any more. */
  readonly onFailure: (error: unknown) => void;
  /** Has files looked at from the start. @default false */
  readonly isPolling?: boolean;
}

/** How long changes gather, in milliseconds: one that is saved is told of several times at once. */
const GATHERING = 1;

/**
 * How long a file that is gone may be one that is just being written, and one that has come be the
 * backup of an editor or the new name of one that is gone, in milliseconds.
 */
const REPLACING = 100;

/**
 * How long an empty one may be, in milliseconds: programs empty a file before they write it, and on a
 * busy machine time passes in between. Whoever empties a page waits that long to see it.
 */
const EMPTYING = 300;

/**
 * How far the times of files may be behind those of `Date.now`, in milliseconds: systems take the time
 * of their last tick, up to 10 ms ago, and a busy one is late with its ticks.
 */
const LAG = 50;

/** How often it is looked whether something else bears the name of what is watched, in milliseconds. */
const LOOKING = 250;

/** How often files are looked at where the system does not watch them, in milliseconds. */
const POLLING = 1000;

/** What systems say that watch no more files: limits of a user, and of a process. */
const LIMITS = new Set(['ENOSPC', 'EMFILE']);

/** State of a file that was there when it was read, and not when it was to be watched. */
const GONE = 'gone';

/** A file or folder that is watched, whether it is there or not. */
interface Root {
  readonly path: string;
  /** Absent while there is nothing at the path. */
  watcher?: FSWatcher | undefined;
  /** Tells it, and the folders below it, from others of the same name. */
  readonly identities: Map<string, string>;
}

/** Starts watching. Nothing is watched yet. */
export async function watchFiles({
  since,
  read = () => [],
  onChange,
  onPolling,
  onFailure,
  isPolling = false,
}: WatchOptions): Promise<FileWatcher> {
  // It is there as ES modules alone, which scripts cannot import otherwise.
  const { watch } = await import('chokidar');
  const roots: Root[] = [];
  /** State of each file when it was looked at last. */
  const seen = new Map<string, string>();
  /** What is not told yet, with the time at which it was noticed. */
  const changed = new Map<string, number>();
  let gathering: NodeJS.Timeout | undefined;
  let waiting: NodeJS.Timeout | undefined;
  /** Those at whose path there was nothing. */
  const missing: Root[] = [];
  // The system watches files and folders and not names: it says nothing of what comes where something
  // was removed, as by a switch to another branch.
  const looking = setInterval(() => {
    lookForRead(missing.splice(0));
    for (const root of roots) if (isReplaced(root)) watchAgain(root);
  }, LOOKING);

  /** @param isNew - Whether it was there when reading began, so that only what is younger has changed. */
  function startWatching(root: Root, isNew: boolean): void {
    const identity = identityAt(root.path);
    if (identity === undefined) return;
    root.identities.set(root.path, identity);
    const isLeftOut = (path: string) => isHidden(root, path);
    const watcher = watch(root.path, {
      ignored: isLeftOut,
      alwaysStat: true,
      // Its own way to tell saved files from removed ones takes 100 ms.
      atomic: false,
      usePolling: isPolling,
      interval: POLLING,
      binaryInterval: POLLING,
    });
    root.watcher = watcher;
    let isRead = !isNew;
    const isYoung = ({ mtimeMs, ctimeMs }: Stats) => Math.max(mtimeMs, ctimeMs) > since - LAG;
    const youngFolders: string[] = [];
    watcher.on('ready', () => {
      isRead = true;
      if (isNew) lookForRead([root]);
      lookForMoved(youngFolders);
    });
    watcher.on('add', (path, stats) => {
      // It is watched from now on, but was looked at before.
      if (isRead || stats === undefined || seen.has(path)) return look(path);
      seen.set(path, stateOf(stats));
      if (isYoung(stats)) note(path);
      else look(path);
    });
    watcher.on('addDir', (path, stats) => {
      if (!isRead && stats !== undefined && isYoung(stats)) youngFolders.push(path);
      const found = identityAt(path);
      if (found !== undefined) root.identities.set(path, found);
    });
    const onGone = (path: string) => {
      root.identities.delete(path);
      // Nothing is watched of it any more, also where it comes back at once.
      if (path === root.path) root.identities.clear();
    };
    watcher.on('unlinkDir', onGone).on('unlink', onGone);
    watcher.on('change', look).on('unlink', look);
    // Of several changes within 50 ms, `change` tells the first alone; `add` may come a second late.
    watcher.on('raw', (_event, name, details) => {
      const { watchedPath } = details as { readonly watchedPath?: string };
      if (watchedPath === undefined) return;
      const path = seen.has(watchedPath) ? watchedPath : join(watchedPath, name ?? '');
      if (!isLeftOut(path)) look(path);
    });
    watcher.on('error', (error) => {
      // Of one that another took the place of, nothing is expected.
      if (root.watcher !== watcher) return;
      const { code = '' } = error as NodeJS.ErrnoException;
      if (isPolling || !LIMITS.has(code)) onFailure(error);
      else poll(error);
    });
  }

  /** @param reason - What the system has said. */
  function poll(reason: unknown): void {
    isPolling = true;
    onPolling(reason);
    for (const root of roots) watchAgain(root, true);
  }

  function isReplaced({ path, identities }: Root): boolean {
    const isMissing = identities.size === 0;
    if (isMissing) return identityAt(path) !== undefined;
    return Array.from(identities).some(([each, identity]) => identityAt(each) !== identity);
  }

  function watchAgain(root: Root, isNew = false): void {
    void root.watcher?.close();
    root.watcher = undefined;
    root.identities.clear();
    startWatching(root, isNew);
    for (const path of seen.keys()) if (isWithin(root, path)) look(path);
  }

  /** What was read and is not there any more is nothing that a watcher ever sees. */
  function lookForRead(within: readonly Root[]): void {
    if (within.length === 0) return;
    for (const path of read()) {
      if (seen.has(path) || !within.some((root) => isWithin(root, path))) continue;
      if (stateAt(path) !== undefined) continue;
      seen.set(path, GONE);
      look(path);
    }
  }

  /** Files keep their times when their folder gets another name. */
  function lookForMoved(folders: readonly string[]): void {
    if (folders.length === 0) return;
    const known = read();
    const isKnown = (path: string) => known.some((file) => isWithin({ path }, file));
    const moved = folders.filter((path) => !isKnown(path));
    for (const file of seen.keys()) if (moved.some((path) => isWithin({ path }, file))) note(file);
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
    const paths: string[] = [];
    let next = Number.POSITIVE_INFINITY;
    const found = Array.from(changed, ([path, noticed]) => {
      const stats = fileAt(path);
      return { path, noticed, stats, isPlaced: seen.has(path) !== (stats !== undefined) };
    });
    // A file that gets another name is told as one change: its page is neither missing nor there twice.
    const placed = found.filter(({ isPlaced }) => isPlaced).map(({ noticed }) => noticed);
    const placedDue = Math.min(...placed) + REPLACING;
    for (const { path, noticed, stats, isPlaced } of found) {
      const emptyDue = stats?.size === 0 ? noticed + EMPTYING : noticed;
      const left = Math.max(emptyDue, isPlaced ? placedDue : noticed) - now;
      if (left > 0) {
        next = Math.min(next, left);
        continue;
      }
      changed.delete(path);
      // What has come and gone meanwhile was never there.
      if (stats !== undefined || seen.has(path)) paths.push(path);
      if (stats === undefined) seen.delete(path);
      else seen.set(path, stateOf(stats));
    }
    // Others that change meanwhile do not wait for these.
    if (changed.size > 0) waiting = setTimeout(tell, next);
    if (paths.length > 0) onChange(paths);
  }

  return {
    add(paths) {
      for (const path of paths) {
        const isWatched = (root: Root) => isWithin(root, path) && !isHidden(root, path);
        if (roots.some(isWatched)) continue;
        const root: Root = { path, identities: new Map() };
        roots.push(root);
        startWatching(root, true);
        // Not yet: somebody may wait for the first page, and there may be ten thousand that were read.
        if (root.watcher === undefined) missing.push(root);
      }
    },
    async close() {
      clearInterval(looking);
      clearTimeout(gathering);
      clearTimeout(waiting);
      await Promise.all(roots.map(({ watcher }) => watcher?.close()));
    },
  };
}

function isWithin(root: Pick<Root, 'path'>, path: string): boolean {
  return path === root.path || path.startsWith(root.path + sep);
}

/** Hidden files and packages are left out; what lies above a root does not count. */
function isHidden(root: Pick<Root, 'path'>, path: string): boolean {
  return /[\\/](?:\.|node_modules(?:[\\/]|$))/.test(path.slice(root.path.length));
}

/** What is at a path; numbers of files are used again. */
function identityAt(path: string): string | undefined {
  const stats = orUndefined(() => statSync(path));
  return stats && `${stats.ino} ${stats.birthtimeMs}`;
}

function fileAt(path: string): Stats | undefined {
  const stats = orUndefined(() => statSync(path));
  return stats?.isFile() ? stats : undefined;
}

function stateAt(path: string): string | undefined {
  const stats = fileAt(path);
  return stats && stateOf(stats);
}

/** Tells one state of a file from another. */
function stateOf({ mtimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${size} ${ino}`;
}
