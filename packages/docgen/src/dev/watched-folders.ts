import { type Stats, statSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';

/** What is known of a folder and the folders in it, or of a single file. All paths are absolute. */
export interface WatchedFolders {
  readonly has: (path: string) => boolean;
  /** Remembers a folder as it is now, which has to be listed. */
  readonly remember: (path: string) => void;
  /** Forgets a folder and those in it. The folder that it was in has to be listed again. */
  readonly forget: (path: string) => void;
  /**
   * Looks at all folders again. To be called at regular intervals.
   *
   * @returns True if one is gone or has been replaced, if one was moved away and back or got other
   *   permissions and has not changed since the last look, and if none is known.
   */
  readonly areReplaced: () => boolean;
  /**
   * Folders whose content has changed since they were last listed, and not since the last but one
   * look. They count as listed afterwards.
   */
  readonly takeChanged: () => string[];
}

interface Folder {
  stats: Stats;
  /** Whether its content was the same at the last two looks. */
  isQuiet: boolean;
  /** Whether it may have been moved away and back, or may have got other permissions. */
  isMoved: boolean;
  /** Its `mtimeMs` when it was last listed; `undefined` if it has to be listed again. */
  listed: number | undefined;
}

/** Creates the state of folders, none of which is known yet. */
export function watchedFolders(): WatchedFolders {
  const folders = new Map<string, Folder>();
  return {
    has: (path) => folders.has(path),
    remember(path) {
      const stats = statsAt(path);
      if (stats !== undefined)
        folders.set(path, { stats, isQuiet: false, isMoved: false, listed: undefined });
    },
    forget(path) {
      for (const each of folders.keys()) if (isBelow(each, path)) folders.delete(each);
      const parent = folders.get(dirname(path));
      if (parent !== undefined) parent.listed = undefined;
    },
    areReplaced() {
      for (const [path, folder] of folders) {
        const { stats } = folder;
        const now = statsAt(path);
        if (now === undefined || isReplaced(stats, now)) return true;
        folder.stats = now;
        folder.isQuiet = now.mtimeMs === stats.mtimeMs;
        // What comes into a folder changes both times, moving it changes only one.
        if (now.ctimeMs !== stats.ctimeMs) folder.isMoved ||= folder.isQuiet;
        // Something may change a folder all the time.
        else if (folder.isMoved) return true;
      }
      return folders.size === 0;
    },
    takeChanged() {
      const changed: string[] = [];
      for (const [path, folder] of folders) {
        const { mtimeMs } = folder.stats;
        // Changes within a few milliseconds may have the same time, so a folder that still changes
        // is not listed yet.
        if (!folder.isQuiet || mtimeMs === folder.listed) continue;
        folder.listed = mtimeMs;
        changed.push(path);
      }
      return changed;
    },
  };
}

/**
 * Whether a path is a folder or is below it. For each folder that is removed, this is asked for all
 * watched files; `isWithin`, which also reads `..` in paths, takes six times as long.
 *
 * @param path - Absolute and normalized, like `folder`.
 */
export function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

/** @returns `undefined` if nothing exists at a path. */
export function statsAt(path: string): Stats | undefined {
  return orUndefined(() => statSync(path));
}

/** True if another folder is at a path. Compares the creation time, because inodes are reused. */
function isReplaced(before: Stats, now: Stats): boolean {
  return now.ino !== before.ino || now.birthtimeMs !== before.birthtimeMs;
}
