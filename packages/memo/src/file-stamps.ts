import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { readIndex, writeIndex } from './index-file.ts';

/** Name of the index of stamps, which contains no results. */
export const STAMPS = 'stamps';

/**
 * Reads the stamps of a store's value files, by file name: their size, times and inode after they
 * were written. Comparing stamps is faster than reading the files to verify their contents.
 *
 * @param folder - Absolute path of the store.
 */
export function readStamps(folder: string): ReadonlyMap<string, string> {
  return new Map([...readIndex(folder, STAMPS)].map(([file, { key }]) => [file, key]));
}

/**
 * Adds the stamp of a file that has been written and closed. Removes those of deleted files.
 *
 * @param before - The stamps so far.
 */
export function writeStamps(
  folder: string,
  before: ReadonlyMap<string, string>,
  file: string,
): void {
  const there = [...before].filter(([name]) => stampOf(folder, name) !== undefined);
  const stamps = [...there, [file, stampOf(folder, file) ?? ''] as const];
  const day = 0;
  writeIndex(
    folder,
    STAMPS,
    new Map(
      stamps.map(([name, key]) => [name, { key, asked: [], diagnostics: [], parts: {}, day }]),
    ),
  );
}

/** Whether a file is unchanged since its stamp was written. */
export function isStamped(
  folder: string,
  file: string,
  stamps: ReadonlyMap<string, string>,
): boolean {
  const stamp = stamps.get(file);
  return stamp !== undefined && stampOf(folder, file) === stamp;
}

function stampOf(folder: string, file: string): string | undefined {
  const stats = orUndefined(() => lstatSync(join(folder, file)));
  if (!stats?.isFile()) return undefined;
  const { dev, ino, size, mtimeMs, ctimeMs } = stats;
  return [dev, ino, size, mtimeMs, ctimeMs].join(' ');
}
