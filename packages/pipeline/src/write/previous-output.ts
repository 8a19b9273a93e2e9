import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { hashOf } from '@docgen/memo/hash-of';
import type { Memo } from '@docgen/memo/memo';
import { filesIn } from './files-in.ts';
import { OUTPUT_MARKER } from './output-marker.ts';

/** A file of the output. */
export interface OutputFile {
  /** Path relative to the output folder. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  /** Hash of its contents, or of their sources. */
  readonly hash: string;
}

/** A file of the output, with the data to detect later changes. */
export interface WrittenFile extends OutputFile {
  readonly ino: number;
  readonly mtimeMs: number;
  readonly ctimeMs: number;
}

/** The output of an earlier build in an output folder. */
export interface PreviousOutput {
  /** Finds a file; `undefined` if it is missing or was changed. Reads the hash of `file` last. */
  readonly find: (file: OutputFile) => WrittenFile | undefined;
  /** Whether all files exist unchanged, and no others. */
  readonly isUntouched: () => boolean;
  /** Whether a folder contains the output of that build, and not of a later one. */
  readonly isIn: (folder: string) => boolean;
  /**
   * Whether a folder is the rest of an output that existed at the start and is being removed
   * meanwhile. Its marker may already be gone.
   */
  readonly isRestIn: (folder: string) => boolean;
}

/**
 * Recalls the files that an earlier build has written to a folder.
 *
 * @param outDir - Absolute path of the output folder.
 */
export function previousOutput(outDir: string, memo: Memo): PreviousOutput {
  const known = memo.recall(nameOf(outDir)) as FileColumns | undefined;
  const positions = new Map(known?.paths.map((path, at) => [path, at]));
  /** The current state of the file at a position, if it is the one that was written. */
  const asWritten = (at: number, folder = outDir): WrittenFile | undefined => {
    const { paths, sizes, hashes, inos, times, lastChange } = known ?? NO_FILES;
    const [path = '', size = 0, hash = ''] = [paths[at], sizes[at], hashes[at]];
    const now = writtenFile(folder, { path, size, hash });
    if (now === undefined || now.ino !== inos[at] || now.mtimeMs !== times[at]) return undefined;
    // Programs can set the other times, but this one also changes with permissions and links.
    return now.ctimeMs <= lastChange || contentHash(folder, path) === hash ? now : undefined;
  };
  const marker = positions.get(OUTPUT_MARKER);
  // Every build writes a new marker.
  const isIn = (folder: string): boolean =>
    marker !== undefined && asWritten(marker, folder) !== undefined;
  const isThere = isIn(outDir);
  const entries = orUndefined(() => readdirSync(outDir)) ?? [];
  const ino = entries.includes(OUTPUT_MARKER) ? inodeOf(outDir) : undefined;
  return {
    find(wanted) {
      const at = isThere ? positions.get(wanted.path) : undefined;
      if (at === undefined || known?.sizes[at] !== wanted.size) return undefined;
      return known.hashes[at] === wanted.hash ? asWritten(at) : undefined;
    },
    isIn,
    isRestIn: (folder) =>
      ino !== undefined &&
      inodeOf(folder) === ino &&
      (orUndefined(() => readdirSync(folder)) ?? []).every((name) => entries.includes(name)),
    isUntouched() {
      if (known === undefined || !isThere) return false;
      const there = orUndefined(() => filesIn(outDir)) ?? [];
      // A link to a folder has the files that were in its place, but is none of them.
      if (there.length !== known.paths.length || !there.every((path) => positions.has(path)))
        return false;
      return known.paths.every((_, at) => asWritten(at));
    },
  };
}

/** Remembers the files that a build has written. */
export function rememberOutput(outDir: string, files: readonly WrittenFile[], memo: Memo): void {
  const columns: FileColumns = {
    paths: files.map(({ path }) => path),
    sizes: files.map(({ size }) => size),
    hashes: files.map(({ hash }) => hash),
    inos: files.map(({ ino }) => ino),
    times: files.map(({ mtimeMs }) => mtimeMs),
    lastChange: files.reduce((last, { ctimeMs }) => Math.max(last, ctimeMs), 0),
  };
  memo.remember(nameOf(outDir), columns);
}

/** Properties of files by position. As JSON, thousands of objects take longer to read. */
interface FileColumns {
  readonly paths: readonly string[];
  readonly sizes: readonly number[];
  readonly hashes: readonly string[];
  readonly inos: readonly number[];
  readonly times: readonly number[];
  /** The latest time at which the status of one of the files changed. */
  readonly lastChange: number;
}

const NO_FILES: FileColumns = {
  paths: [],
  sizes: [],
  hashes: [],
  inos: [],
  times: [],
  lastChange: 0,
};

/** The hash of a file's contents; `undefined` if it cannot be read. */
function contentHash(folder: string, path: string): string | undefined {
  return orUndefined(() => hashOf(readFileSync(`${folder}/${path}`)));
}

function inodeOf(folder: string): number | undefined {
  return lstatSync(folder, { throwIfNoEntry: false })?.ino;
}

function nameOf(outDir: string): string {
  return `output ${outDir}`;
}

/**
 * Reads the state of a file in the output.
 *
 * @returns `undefined` if it does not exist, or has another size.
 */
export function writtenFile(outDir: string, file: OutputFile): WrittenFile | undefined {
  // `join` would normalise thousands of paths that are in normal form.
  const stats = lstatSync(`${outDir}/${file.path}`, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size !== file.size) return undefined;
  const { path, size, hash } = file;
  const { ino, mtimeMs, ctimeMs } = stats;
  return { path, size, hash, ino, mtimeMs, ctimeMs };
}
