import type { Stats } from 'node:fs';
import { type Gathering, stateAt } from './gather-changes.ts';
import { isBelow } from './watched-folders.ts';

/** What changed after files were read and before they were watched. All paths are absolute. */
export interface MissedChanges {
  /** Whether a file may have changed since reading began. */
  readonly isYoung: (stats: Stats) => boolean;
  /**
   * Reports files that were read but no longer exist, which no watcher ever sees.
   *
   * @param within - The watched files and folders to look in.
   */
  readonly lookForGone: (within: readonly string[]) => void;
  /**
   * Reports files that came with their folder: they keep their times when it is renamed.
   *
   * @param folders - All folders that the watcher has found, with their stats.
   */
  readonly noteMoved: (folders: ReadonlyMap<string, Stats>) => void;
}

/**
 * How much file times may lag behind `Date.now`, in milliseconds. Systems use the time of their
 * last tick, up to 10 ms ago, and ticks are late on a busy machine.
 */
const LAG = 50;

/** State of a file that existed when it was read, but no longer when watching was to begin. */
const GONE = 'gone';

/**
 * Creates the first comparison of what is watched with what was read.
 *
 * @param since - When reading began, as returned by `Date.now`.
 * @param read - Returns the absolute paths of the files that have been read.
 */
export function missedChanges(
  since: number,
  read: () => readonly string[],
  { seen, look, note }: Pick<Gathering, 'seen' | 'look' | 'note'>,
): MissedChanges {
  const oldest = since - LAG;
  const isYoung = ({ mtimeMs, ctimeMs }: Stats) => Math.max(mtimeMs, ctimeMs) > oldest;
  return {
    isYoung,
    lookForGone(within) {
      if (within.length === 0) return;
      for (const path of read()) {
        if (seen.has(path) || !within.some((folder) => isBelow(path, folder))) continue;
        if (stateAt(path) !== undefined) continue;
        seen.set(path, GONE);
        look(path);
      }
    },
    noteMoved(folders) {
      const young = Array.from(folders, ([path, stats]) => ({ path, stats })).filter(({ stats }) =>
        isYoung(stats),
      );
      if (young.length === 0) return;
      const known = new Set(read());
      // What comes into a folder changes both of its times, moving it changes only one. A file in a
      // moved folder may be another one than was read at its path.
      const mayDiffer = (file: string, stats: Stats) => !known.has(file) || stats.mtimeMs <= oldest;
      for (const file of seen.keys())
        if (young.some(({ path, stats }) => isBelow(file, path) && mayDiffer(file, stats)))
          note(file);
    },
  };
}
