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
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { readOwnFile } from '../read-file.ts';
import { makeFolders } from './make-folders.ts';
import { move } from './move.ts';
import { createSubfolders } from './subfolders.ts';

/** Changes to a folder: paths relative to it, with forward slashes. */
export interface FolderChanges {
  /** Files that are added or replaced; the folder of changes contains them at the same paths. */
  readonly put: readonly string[];
  /** Files that are removed. */
  readonly remove: readonly string[];
}

/** A folder and the changes to make in it. Absolute paths in one file system. */
export interface FolderUpdate extends FolderChanges {
  readonly folder: string;
  /** Where the folder is while it is being changed; must not exist. */
  readonly aside: string;
  /** The folder of changes. */
  readonly from: string;
  /** Whether the folder, after it was moved aside, is the one that the changes were made for. */
  readonly isExpected: (folder: string) => boolean;
}

/** In the folder of changes: a list of them, with which another process can finish them. */
const JOURNAL = '.docgen-changes';

/**
 * In the folder of changes: the files that were removed, and those that were replaced. They are
 * apart, because a file can be removed where another file needs a folder.
 */
const [REMOVED, REPLACED] = ['.docgen-removed', '.docgen-replaced'];

/** In bytes: enough for the paths of a million files. */
const MAX_JOURNAL_SIZE = 500_000_000;

/**
 * Changes files of a folder in such a way that no other process sees it half changed: it is moved
 * aside, changed there and moved back, synchronously, so that no signal handler can end the process
 * in between. If the process is killed in between, `finishUpdate` completes the changes.
 *
 * The time depends on the number of files that change. If many stay the same, this is much faster
 * than replacing the folder, because creating and removing folders are the slowest operations of a
 * file system.
 *
 * @returns False if there is no folder, if it is not the expected one, in which case it is
 *   unchanged, or if another process has put a folder in its place.
 * @throws The file system's error; the folder is restored. If the changed folder cannot be moved
 *   back, it stays aside.
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
    // Another process that took the gap for the end of a killed process has finished the update and
    // moved the folder back.
    return move(aside, folder) || existsSync(folder);
  } catch (error) {
    // Codes differ: on Windows, that of an existing folder is also that of a locked one.
    if (!existsSync(folder)) throw error;
    // Another process has put its own folder there.
    rmSync(aside, { recursive: true, force: true });
    return false;
  }
}

/**
 * Completes the changes that a killed process began. Does nothing if it had not begun them, or had
 * completed them.
 *
 * @param aside - The folder that was moved aside.
 * @param from - The folder of changes.
 * @throws The file system's error.
 */
export function finishUpdate(aside: string, from: string): void {
  const journal = readOwnFile(join(from, JOURNAL), MAX_JOURNAL_SIZE)?.contents.toString();
  const changes = journal && orUndefined(() => JSON.parse(journal) as FolderChanges);
  // An incomplete journal was still being written, so no change had begun.
  if (changes) change(aside, from, changes);
}

/**
 * Makes all changes, or none. Two processes may do this at the same time: changes that are already
 * made are skipped.
 *
 * @throws The file system's error.
 */
function change(folder: string, from: string, { put, remove }: FolderChanges): void {
  const ready = createSubfolders(folder);
  const [keepRemoved, keepReplaced] = [
    keeperIn(join(from, REMOVED)),
    keeperIn(join(from, REPLACED)),
  ];
  const undo: (() => void)[] = [];
  try {
    for (const path of remove) {
      const [gone, kept] = [join(folder, path), keepRemoved(path)];
      // If the file was already moved, its path may have become a folder of new files.
      if (existsSync(kept) || !move(gone, kept)) continue;
      undo.push(() => renameSync(kept, createSubfolders(folder)(path)));
      removeEmptyFolders(folder, dirname(path));
    }
    for (const path of put) {
      if (!existsSync(join(from, path))) continue;
      undo.push(() => removeEmptyFolders(folder, dirname(path)));
      const [there, kept] = [ready(path), keepReplaced(path)];
      const isReplaced = keepFile(there, kept);
      let isPut = false;
      undo.push(() => {
        // Without links, the file has left its place before the other one gets there.
        if (isReplaced && (isPut || !existsSync(there))) renameSync(kept, there);
        else if (isPut) unlinkSync(there);
      });
      isPut = move(join(from, path), there);
    }
  } catch (error) {
    for (const back of undo.toReversed()) back();
    throw error;
  }
}

/** See `createSubfolders`. */
function keeperIn(folder: string): (path: string) => string {
  makeFolders(folder);
  return createSubfolders(folder);
}

/** @returns False if there is no file to keep. */
function keepFile(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return true;
    if (code === 'ENOENT') return false;
    // Not every file system supports hard links, and folders cannot have them.
    return move(from, to);
  }
}

function removeEmptyFolders(root: string, folder: string): void {
  for (let at = folder; at !== '.'; at = dirname(at)) {
    try {
      rmdirSync(join(root, at));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return;
    }
  }
}
