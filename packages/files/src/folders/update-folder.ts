import {
  existsSync,
  linkSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { readOwnFile } from '../read-file.ts';
import { makeFolders } from './make-folders.ts';
import { move } from './move.ts';
import { createSubfolders } from './subfolders.ts';

/** What changes in a folder: paths relative to it, with forward slashes. */
export interface FolderChanges {
  /** Files that come or are replaced; they lie at the same paths in the folder of changes. */
  readonly put: readonly string[];
  /** Files that go. */
  readonly remove: readonly string[];
}

/** A folder whose files change. Absolute paths in one file system. */
export interface FolderUpdate extends FolderChanges {
  readonly folder: string;
  /** Where the folder lies while it changes; nothing may be there. */
  readonly aside: string;
  /** The folder of changes. */
  readonly from: string;
  /** Whether the folder, once aside, is the one that the changes were made for. */
  readonly isExpected: (folder: string) => boolean;
}

/** In the folder of changes: what they are, for whoever has to finish them. */
const JOURNAL = '.docgen-changes';

/** In the folder of changes: the files that they took the place of. */
const REPLACED = '.docgen-replaced';

/** In bytes; paths of a million files. */
const MAX_JOURNAL_SIZE = 500_000_000;

/**
 * Changes files of a folder so that nobody finds it half changed: it is moved aside, changed there
 * and moved back, without a pause in which a signal could end the process. If the process is killed
 * in between, `finishUpdate` ends what it began.
 *
 * That takes the time of the files that change. Where many are the same it is much quicker than to
 * put a new folder in the place of the old one: making and removing folders are the slowest things
 * to ask of a file system.
 *
 * @returns False when the folder is not the one that the changes are for; it is as it was then.
 * @throws The file system's error, and the folder is as it was.
 */
export function updateFolder(update: FolderUpdate): boolean {
  const { folder, aside, from, put, remove, isExpected } = update;
  writeFileSync(join(from, JOURNAL), JSON.stringify({ put, remove } satisfies FolderChanges));
  if (!move(folder, aside)) return false;
  if (!isExpected(aside)) {
    renameSync(aside, folder);
    return false;
  }
  try {
    change(aside, from, { put, remove });
  } catch (error) {
    renameSync(aside, folder);
    throw error;
  }
  try {
    // Somebody who took the pause for the end of a process has finished and moved it.
    return move(aside, folder) || existsSync(folder);
  } catch {
    // Somebody has put a folder of their own there.
    rmSync(aside, { recursive: true, force: true });
    return false;
  }
}

/**
 * Ends what a killed process began. Does nothing when it has not begun, or has ended.
 *
 * @param aside - The folder that it moved aside.
 * @param from - The folder of changes.
 * @throws The file system's error.
 */
export function finishUpdate(aside: string, from: string): void {
  const journal = readOwnFile(join(from, JOURNAL), MAX_JOURNAL_SIZE)?.contents.toString();
  const changes = journal && orUndefined(() => JSON.parse(journal) as FolderChanges);
  // What is not whole was being written, and nothing had begun.
  if (changes) change(aside, from, changes);
}

/**
 * Makes the changes, or none. Two processes may do so at once: what one finds done is skipped.
 *
 * @throws The file system's error.
 */
function change(folder: string, from: string, { put, remove }: FolderChanges): void {
  const ready = createSubfolders(folder);
  makeFolders(join(from, REPLACED));
  const keep = createSubfolders(join(from, REPLACED));
  const undo: (() => void)[] = [];
  try {
    for (const path of remove) {
      const [gone, kept] = [join(folder, path), keep(path)];
      // What was moved before may have given its name to a folder of new files.
      if (existsSync(kept) || !move(gone, kept)) continue;
      undo.push(() => renameSync(kept, createSubfolders(folder)(path)));
      removeEmptyFolders(folder, dirname(path));
    }
    for (const path of put) {
      if (!existsSync(join(from, path))) continue;
      const [there, kept] = [ready(path), keep(path)];
      const isReplaced = keepFile(there, kept);
      if (!move(join(from, path), there)) continue;
      undo.push(() => {
        if (isReplaced) return renameSync(kept, there);
        unlinkSync(there);
        removeEmptyFolders(folder, dirname(path));
      });
    }
  } catch (error) {
    for (const back of undo.toReversed()) back();
    throw error;
  }
}

/** @returns False when there is nothing to keep. */
function keepFile(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return true;
    if (code === 'ENOENT') return false;
    // Not every file system has links, and folders have none.
    return move(from, to);
  }
}

function removeEmptyFolders(root: string, folder: string): void {
  for (let at = folder; at !== '.'; at = dirname(at)) {
    try {
      rmdirSync(join(root, at));
    } catch {
      return;
    }
  }
}
