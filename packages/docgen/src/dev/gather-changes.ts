import { type Stats, statSync } from 'node:fs';
import { orUndefined } from '@docgen/core/basics/or-undefined';

/**
 * How long changes are collected, in milliseconds: saving a file causes several events in a row.
 */
const GATHERING = 1;

/**
 * How long to wait before a file is reported as removed or added, in milliseconds. A removed file
 * may be about to be rewritten, and an added file may be an editor's backup or the new name of a
 * removed one.
 */
const REPLACING = 100;

/**
 * How long to wait at most before the first of several files that are removed and added one after
 * the other is reported, in milliseconds. The files of a moved folder are noticed one by one, which
 * takes longer than `REPLACING` if the folder is large or the machine is busy.
 */
const MOVING = 1000;

/**
 * How long to wait before an empty file is reported, in milliseconds. Programs truncate a file
 * before they write it, and on a busy machine the write may come later. If an author empties a
 * page, the change is shown after this time.
 */
const EMPTYING = 300;

/** Changes of files that wait to be reported. All paths are absolute. */
export interface Gathering {
  /** Last known state of each file by path, see {@link stateOf}. */
  readonly seen: Map<string, string>;
  /** Reports a file if it is not in its last known state. */
  readonly look: (path: string) => void;
  /** Reports a file in any case. */
  readonly note: (path: string) => void;
  /** Reports nothing any more. */
  readonly end: () => void;
}

/**
 * Gathers changes of files, and reports those together that belong together.
 *
 * @param onChange - Called with the absolute paths of files that were changed, added or removed.
 */
export function gatherChanges(onChange: (paths: readonly string[]) => void): Gathering {
  const seen = new Map<string, string>();
  /** Changes that have not been reported yet, with the times at which they were noticed. */
  const changed = new Map<string, number>();
  let gathering: NodeJS.Timeout | undefined;
  let waiting: NodeJS.Timeout | undefined;

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
    // A renamed file is reported as one change, so that its page is neither missing nor present
    // twice.
    // The first and the last to be noticed, because `changed` has that order.
    const placed = found.filter(({ isPlaced }) => isPlaced);
    const [first, last] = [placed[0]?.noticed ?? now, placed.at(-1)?.noticed ?? now];
    const placedDue = Math.min(last + REPLACING, first + MOVING);
    for (const { path, noticed, stats, isPlaced } of found) {
      const emptyDue = stats?.size === 0 ? noticed + EMPTYING : noticed;
      const left = Math.max(emptyDue, isPlaced ? placedDue : noticed) - now;
      if (left > 0) {
        next = Math.min(next, left);
        continue;
      }
      changed.delete(path);
      // Files that were added and removed again meanwhile are not reported.
      if (stats !== undefined || seen.has(path)) paths.push(path);
      if (stats === undefined) seen.delete(path);
      else seen.set(path, stateOf(stats));
    }
    // Changes of other files meanwhile are not delayed by these.
    if (changed.size > 0) waiting = setTimeout(tell, next);
    if (paths.length > 0) onChange(paths);
  }

  return {
    seen,
    look,
    note,
    end() {
      clearTimeout(gathering);
      clearTimeout(waiting);
    },
  };
}

function fileAt(path: string): Stats | undefined {
  const stats = orUndefined(() => statSync(path));
  return stats?.isFile() ? stats : undefined;
}

/** State of a file as it is now; `undefined` if there is none. @param path - Absolute. */
export function stateAt(path: string): string | undefined {
  const stats = fileAt(path);
  return stats && stateOf(stats);
}

/**
 * A text that distinguishes states of a file. Programs such as `cp -p` set `mtimeMs`, but never
 * `ctimeMs`.
 */
export function stateOf({ mtimeMs, ctimeMs, size, ino }: Stats): string {
  return `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
}
