import { lstatSync, readdirSync } from 'node:fs';
import { orUndefined } from '@docgen/core/basics/or-undefined';
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
  const known = (memo.recall(nameOf(outDir)) ?? []) as readonly WrittenFile[];
  const files = new Map(known.map((file) => [file.path, file]));
  const isAsWritten = (file: WrittenFile, folder = outDir): boolean => {
    const now = writtenFile(folder, file);
    return now !== undefined && now.ino === file.ino && now.mtimeMs === file.mtimeMs;
  };
  const marker = files.get(OUTPUT_MARKER);
  // Every build writes a new marker.
  const isIn = (folder: string): boolean => marker !== undefined && isAsWritten(marker, folder);
  const isThere = isIn(outDir);
  const entries = orUndefined(() => readdirSync(outDir)) ?? [];
  const ino = entries.includes(OUTPUT_MARKER) ? inodeOf(outDir) : undefined;
  return {
    find(wanted) {
      const file = isThere ? files.get(wanted.path) : undefined;
      if (file === undefined || file.size !== wanted.size || file.hash !== wanted.hash) return;
      return isAsWritten(file) ? file : undefined;
    },
    isIn,
    isRestIn: (folder) =>
      ino !== undefined &&
      inodeOf(folder) === ino &&
      (orUndefined(() => readdirSync(folder)) ?? []).every((name) => entries.includes(name)),
    isUntouched() {
      if (known.length === 0 || !isThere) return false;
      const count = orUndefined(() => filesIn(outDir))?.length;
      return count === known.length && known.every((file) => isAsWritten(file));
    },
  };
}

/** Remembers the files that a build has written. */
export function rememberOutput(outDir: string, files: readonly WrittenFile[], memo: Memo): void {
  memo.remember(nameOf(outDir), files);
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
  return { path, size, hash, ino: stats.ino, mtimeMs: stats.mtimeMs };
}
