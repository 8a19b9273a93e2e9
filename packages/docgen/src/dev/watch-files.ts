import type { Stats } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFiles } from '@docgen/files/list-files';
import type { FSWatcher } from 'chokidar';
import { gatherChanges, stateOf } from './gather-changes.ts';
import { isIgnored } from './is-ignored.ts';
import { listAgain } from './list-again.ts';
import { missedChanges } from './missed-changes.ts';
import { regularLooks } from './regular-looks.ts';
import { isBelow, statsAt, type WatchedFolders, watchedFolders } from './watched-folders.ts';

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
  /**
   * Called once, with its absolute path, for each file or folder that cannot be watched, for example
   * because the user must not read it. Everything outside is still watched.
   */
  readonly onUnwatched: (path: string, error: unknown) => void;
  /** Called when changes are no longer noticed. */
  readonly onFailure: (error: unknown) => void;
  /** Polls files from the start. @default false */
  readonly isPolling?: boolean;
}

/**
 * After how many looks without finding anything a watcher counts as stuck. The library never ends
 * if a folder becomes a file while it is listed.
 */
const STUCK = 20;

/** Polling interval if the system does not watch files, in milliseconds. */
const POLLING = 1000;

/** Errors of systems that cannot watch more files: limits per user and per process. */
const LIMITS = new Set(['ENOSPC', 'EMFILE']);

/** A watched file or folder, which need not exist. */
interface Root {
  readonly path: string;
  /** `undefined` while nothing exists at the path. */
  watcher?: FSWatcher | undefined;
  /** Whether the watcher has found what there was when it started. */
  isScanned: boolean;
  /** How many looks ago the watcher last found something. */
  idleLooks: number;
  /** Whether the watcher has to be replaced at the next look. */
  isOutdated: boolean;
  /**
   * Whether files that the watcher finds when it starts count as changed only if they are younger
   * than `since`. Otherwise they count as changed if they differ from their last known state.
   */
  comparesTimes: boolean;
  /** The root and the folders that the watcher has found in it. */
  folders: WatchedFolders;
}

/** Creates a watcher that does not watch anything yet. */
export async function watchFiles({
  since,
  read = () => [],
  onChange,
  onPolling,
  onUnwatched,
  onFailure,
  isPolling = false,
}: WatchOptions): Promise<FileWatcher> {
  // chokidar is an ES module only, and docgen's bundled scripts are CommonJS.
  const { watch } = await import('chokidar');
  const roots: Root[] = [];
  const { seen, look, note, end } = gatherChanges(onChange);
  const { isYoung, lookForGone, noteMoved } = missedChanges(since, read, { seen, look, note });
  /** Paths that have been reported as not watched. */
  const unwatched = new Set<string>();
  /** Paths of roots that do not exist and whose files may have been read. */
  const missing: string[] = [];
  const looks = regularLooks(() => {
    lookForGone(missing.splice(0));
    for (const root of roots) lookAtFolders(root);
  });

  function startWatching(root: Root): void {
    if (statsAt(root.path) === undefined) {
      // Looked for later, because the first page may be waiting, and ten thousand files may have
      // been read.
      if (root.comparesTimes) missing.push(root.path);
      root.comparesTimes = false;
      return;
    }
    root.folders.remember(root.path);
    root.watcher = watch(root.path, {
      ignored: (path, stats) => isIgnored(root.path, path, stats),
      alwaysStat: true,
      // chokidar's own detection of atomic writes delays events by 100 ms.
      atomic: false,
      usePolling: isPolling,
      interval: POLLING,
      binaryInterval: POLLING,
    });
    root.isScanned = false;
    root.idleLooks = 0;
    listen(root, root.watcher);
  }

  function listen(root: Root, watcher: FSWatcher): void {
    const isCurrent = () => root.watcher === watcher && !root.isOutdated;
    // The root compares times again as soon as this watcher has to be replaced by one that polls.
    let isRead = !root.comparesTimes;
    const found = new Map<string, Stats>();
    watcher.on('ready', () => {
      if (!isCurrent()) return;
      isRead = true;
      root.isScanned = true;
      root.comparesTimes = false;
      lookForGone([root.path]);
      noteMoved(found);
      // What went before the watcher came to its folder was never there for it.
      lookWithin(root.path);
    });
    watcher.on('all', looks.wake).on('raw', looks.wake);
    watcher.on('add', (path, stats) => {
      root.idleLooks = 0;
      // The stats of the initial scan are from before the file was watched, so it is looked at once
      // more.
      if (isRead || !stats?.isFile() || seen.has(path)) return look(path);
      seen.set(path, stateOf(stats));
      if (isYoung(stats)) note(path);
      else look(path);
    });
    watcher.on('addDir', (path, stats) => {
      root.idleLooks = 0;
      if (!isRead && stats !== undefined) found.set(path, stats);
      const isNew = isRead && !root.folders.has(path);
      root.folders.remember(path);
      if (isNew) void lookInside(path);
    });
    watcher.on('unlinkDir', (path) => {
      // The watcher reports nothing below it any more, even if it is recreated at once.
      root.folders.forget(path);
      lookWithin(path);
    });
    watcher.on('change', (path) => lookAt(root, path)).on('unlink', (path) => lookAt(root, path));
    // Of several changes within 50 ms, `change` reports only the first, and `add` may be a second
    // late. While polling, it does not report a file that has become an older one of the same size.
    watcher.on('raw', (_event, name, details) => {
      const { watchedPath = '' } = details as { readonly watchedPath?: string };
      const path = seen.has(watchedPath) ? watchedPath : resolve(watchedPath, name ?? '');
      // Of a file that is gone, the library watches the folder.
      if (isBelow(path, root.path) && !isIgnored(root.path, path)) lookAt(root, path);
    });
    watcher.on('error', (error) => {
      // Errors of a watcher that is replaced are ignored.
      if (isCurrent()) takeError(error as NodeJS.ErrnoException);
    });
  }

  /** Looks at a file, or at a folder that has taken its place. */
  function lookAt(root: Root, path: string): void {
    // The watcher ignores such a folder before it has noticed that the file is gone.
    const isUnknown = seen.has(path) && !root.folders.has(path);
    if (isUnknown && statsAt(path)?.isDirectory()) root.isOutdated = true;
    look(path);
  }

  function takeError(error: NodeJS.ErrnoException): void {
    const { code = '', path } = error;
    if (LIMITS.has(code) && !isPolling) poll(error);
    else if (LIMITS.has(code) || path === undefined) onFailure(error);
    else if (!unwatched.has(path)) {
      unwatched.add(path);
      onUnwatched(path, error);
    }
  }

  /** @param reason - The system's error. */
  function poll(reason: unknown): void {
    isPolling = true;
    onPolling(reason);
    for (const root of roots) {
      root.comparesTimes = true;
      root.isOutdated = true;
    }
  }

  /**
   * Finds what no event tells. Systems watch files and folders rather than paths, so they do not
   * report what is created in the place of something removed, such as when switching to another
   * branch. And the watcher misses changes while it lists a folder, such as another renaming.
   */
  function lookAtFolders(root: Root): void {
    const isMissing = root.watcher === undefined && statsAt(root.path) === undefined;
    if (isMissing) return;
    const isStuck = !root.isScanned && root.idleLooks > STUCK;
    // A watcher that is still finding something has not missed the rest.
    const isIdle = root.isScanned && root.idleLooks > 0;
    root.idleLooks++;
    if (isStuck || root.isOutdated || root.folders.areReplaced()) watchAgain(root);
    else if (isIdle && !listAgain(root, { seen, look })) watchAgain(root);
  }

  /** Not to be called by listeners of the watcher, which may go on to watch after it is closed. */
  function watchAgain(root: Root): void {
    if (root.watcher !== undefined) void endWatching(root.watcher);
    root.watcher = undefined;
    root.isOutdated = false;
    root.folders = watchedFolders();
    startWatching(root);
    lookWithin(root.path);
  }

  function lookWithin(folder: string): void {
    for (const file of seen.keys()) if (isBelow(file, folder)) look(file);
  }

  /**
   * Looks at all files in a new folder at once. The watcher finds them folder by folder, so those of
   * a renamed folder would be reported bit by bit, and after its old ones.
   */
  async function lookInside(folder: string): Promise<void> {
    for (const file of await listFiles(folder).catch(() => [])) look(join(folder, file));
  }

  return {
    add(paths) {
      for (const path of paths) {
        const isWatched = (root: Root) => isBelow(path, root.path) && !isIgnored(root.path, path);
        if (roots.some(isWatched)) continue;
        const root: Root = {
          path,
          isScanned: false,
          idleLooks: 0,
          isOutdated: false,
          comparesTimes: true,
          folders: watchedFolders(),
        };
        roots.push(root);
        startWatching(root);
      }
    },
    async close() {
      looks.end();
      end();
      await Promise.all(roots.map(({ watcher }) => watcher && endWatching(watcher)));
    },
  };
}

/**
 * Closes a watcher for good. By itself, a closed one that still finds files gone opens again, and
 * shares its handles, which belong to folders of the past, with later watchers of the same paths.
 */
function endWatching(watcher: FSWatcher): Promise<void> {
  watcher.add = () => watcher;
  return watcher.close();
}
