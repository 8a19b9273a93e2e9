import { type Stats, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { isOmitted } from '@docgen/files/is-omitted';
import { listFiles } from '@docgen/files/list-files';
import type { FSWatcher } from 'chokidar';
import { gatherChanges, stateAt, stateOf } from './gather-changes.ts';

/** Reports changes of files. */
export interface FileWatcher {
  /**
   * Also watches these files and folders.
   *
   * @param paths - Absolute paths.
   */
  readonly add: (paths: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

export interface WatchOptions {
  /**
   * When reading of the watched files began, as returned by `Date.now`. Files that are younger have
   * changed.
   */
  readonly since: number;
  /**
   * Absolute paths of the files that have been read. Those that are removed before they are watched
   * are reported.
   */
  readonly read?: () => readonly string[];
  /** Called with the absolute paths of files that were changed, added or removed. */
  readonly onChange: (paths: readonly string[]) => void;
  /**
   * Called when the system cannot watch more files. From then on, files are polled every second.
   */
  readonly onPolling: (error: unknown) => void;
  /** Called when changes are no longer noticed. */
  readonly onFailure: (error: unknown) => void;
  /** Polls files from the start. @default false */
  readonly isPolling?: boolean;
}

/**
 * How much file times may lag behind `Date.now`, in milliseconds. Systems use the time of their
 * last tick, up to 10 ms ago, and ticks are late on a busy machine.
 */
const LAG = 50;

/**
 * Interval of checks whether watched paths now belong to another file or folder, in milliseconds.
 */
const LOOKING = 250;

/** Polling interval if the system does not watch files, in milliseconds. */
const POLLING = 1000;

/** Errors of systems that cannot watch more files: limits per user and per process. */
const LIMITS = new Set(['ENOSPC', 'EMFILE']);

/** State of a file that existed when it was read, but no longer when watching was to begin. */
const GONE = 'gone';

/** A watched file or folder, which need not exist. */
interface Root {
  readonly path: string;
  /** `undefined` while nothing exists at the path. */
  watcher?: FSWatcher | undefined;
  /** Identities of the root and of the folders in it, by path, see `identityAt`. */
  readonly identities: Map<string, string>;
}

/** Creates a watcher that does not watch anything yet. */
export async function watchFiles({
  since,
  read = () => [],
  onChange,
  onPolling,
  onFailure,
  isPolling = false,
}: WatchOptions): Promise<FileWatcher> {
  // chokidar is an ES module only, and docgen's bundled scripts are CommonJS.
  const { watch } = await import('chokidar');
  const roots: Root[] = [];
  const { seen, look, note, end } = gatherChanges(onChange);
  /** Roots that did not exist when they were added. */
  const missing: Root[] = [];
  // Systems watch files and folders rather than paths. They do not report what is created in the
  // place of something removed, such as when switching to another branch.
  const looking = setInterval(() => {
    lookForRead(missing.splice(0));
    for (const root of roots) if (isReplaced(root)) watchAgain(root);
  }, LOOKING);

  /**
   * @param comparesTimes - Whether files in the initial scan count as changed only if they are
   *   younger than `since`. Otherwise they count as changed if they differ from their last known
   *   state.
   */
  function startWatching(root: Root, comparesTimes: boolean): void {
    const identity = identityAt(root.path);
    if (identity === undefined) return;
    root.identities.set(root.path, identity);
    const isLeftOut = (path: string) => isHidden(root, path);
    const watcher = watch(root.path, {
      ignored: isLeftOut,
      alwaysStat: true,
      // chokidar's own detection of atomic writes delays events by 100 ms.
      atomic: false,
      usePolling: isPolling,
      interval: POLLING,
      binaryInterval: POLLING,
    });
    root.watcher = watcher;
    let isRead = !comparesTimes;
    const isYoung = ({ mtimeMs, ctimeMs }: Stats) => Math.max(mtimeMs, ctimeMs) > since - LAG;
    const youngFolders: string[] = [];
    watcher.on('ready', () => {
      isRead = true;
      if (comparesTimes) lookForRead([root]);
      lookForMoved(youngFolders);
    });
    watcher.on('add', (path, stats) => {
      // The stats of the initial scan are from before the file was watched, so it is looked at once
      // more.
      if (isRead || stats === undefined || seen.has(path)) return look(path);
      seen.set(path, stateOf(stats));
      if (isYoung(stats)) note(path);
      else look(path);
    });
    watcher.on('addDir', (path, stats) => {
      if (!isRead && stats !== undefined && isYoung(stats)) youngFolders.push(path);
      const isNew = isRead && !root.identities.has(path);
      identify(root, path);
      if (isNew) void lookInside(root, path);
    });
    const onGone = (path: string) => {
      root.identities.delete(path);
      // The watcher reports nothing below it any more, even if it is recreated at once.
      if (path === root.path) root.identities.clear();
    };
    watcher.on('unlinkDir', onGone).on('unlink', onGone);
    const lookAt = (path: string) => {
      // The watcher ignores a folder that takes the place of a file before it has noticed that the
      // file is gone.
      if (seen.has(path) && !root.identities.has(path) && isFolder(path)) watchAgain(root);
      else look(path);
    };
    watcher.on('change', lookAt).on('unlink', lookAt);
    // Of several changes within 50 ms, `change` reports only the first, and `add` may be a second
    // late.
    watcher.on('raw', (_event, name, details) => {
      const { watchedPath } = details as { readonly watchedPath?: string };
      if (watchedPath === undefined) return;
      const path = seen.has(watchedPath) ? watchedPath : join(watchedPath, name ?? '');
      if (!isLeftOut(path)) lookAt(path);
    });
    watcher.on('error', (error) => {
      // Errors of a watcher that has been replaced are ignored.
      if (root.watcher !== watcher) return;
      const { code = '' } = error as NodeJS.ErrnoException;
      if (isPolling || !LIMITS.has(code)) onFailure(error);
      else poll(error);
    });
  }

  /** @param reason - The system's error. */
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

  function watchAgain(root: Root, comparesTimes = false): void {
    void root.watcher?.close();
    root.watcher = undefined;
    root.identities.clear();
    startWatching(root, comparesTimes);
    for (const path of seen.keys()) if (isWithin(root, path)) look(path);
  }

  /**
   * Looks at all files in a new folder at once. The watcher finds them folder by folder, so those of
   * a renamed folder would be reported bit by bit, and after its old ones.
   */
  async function lookInside(root: Root, folder: string): Promise<void> {
    for (const file of await listFiles(folder).catch(() => [])) {
      const path = join(folder, file);
      const parent = dirname(path);
      // A folder with an identity is not new when the watcher finds it.
      if (!root.identities.has(parent)) identify(root, parent);
      look(path);
    }
  }

  /** Reports files that were read but no longer exist, which no watcher ever sees. */
  function lookForRead(within: readonly Root[]): void {
    if (within.length === 0) return;
    for (const path of read()) {
      if (seen.has(path) || !within.some((root) => isWithin(root, path))) continue;
      if (stateAt(path) !== undefined) continue;
      seen.set(path, GONE);
      look(path);
    }
  }

  /**
   * Reports files in folders that were moved here, because files keep their times when a folder is
   * renamed.
   */
  function lookForMoved(folders: readonly string[]): void {
    if (folders.length === 0) return;
    const known = read();
    const isKnown = (path: string) => known.some((file) => isWithin({ path }, file));
    const moved = folders.filter((path) => !isKnown(path));
    for (const file of seen.keys()) if (moved.some((path) => isWithin({ path }, file))) note(file);
  }

  return {
    add(paths) {
      for (const path of paths) {
        const isWatched = (root: Root) => isWithin(root, path) && !isHidden(root, path);
        if (roots.some(isWatched)) continue;
        const root: Root = { path, identities: new Map() };
        roots.push(root);
        startWatching(root, true);
        // Looked for later, because the first page may be waiting, and ten thousand files may have
        // been read.
        if (root.watcher === undefined) missing.push(root);
      }
    },
    async close() {
      clearInterval(looking);
      end();
      await Promise.all(roots.map(({ watcher }) => watcher?.close()));
    },
  };
}

function isWithin(root: Pick<Root, 'path'>, path: string): boolean {
  return path === root.path || path.startsWith(root.path + sep);
}

/** Ignores files and folders that docgen omits; the root's own path does not matter. */
function isHidden(root: Pick<Root, 'path'>, path: string): boolean {
  return path.slice(root.path.length).split(/[\\/]/).some(isOmitted);
}

function isFolder(path: string): boolean {
  return orUndefined(() => statSync(path))?.isDirectory() === true;
}

/** Records which folder is at a path in a root. */
function identify({ identities }: Root, path: string): void {
  const found = identityAt(path);
  if (found !== undefined) identities.set(path, found);
}

/**
 * Identifies the file or folder at a path. Includes the creation time, because inodes are reused.
 */
function identityAt(path: string): string | undefined {
  const stats = orUndefined(() => statSync(path));
  return stats && `${stats.ino} ${stats.birthtimeMs}`;
}
