import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { readKept, writeKept } from './kept-file.ts';

/** Increment the number when the file format changes. */
const FORMAT = 'docgen stamps 1';

/** Name of the file with the stamps. */
const STAMPS = 'stamps';

/** Maximum size of this file. A store has about a hundred files, with a hundred bytes for each. */
const MOST_BYTES = 1e6;

/**
 * Reads the stamps of a store's value files, by file name: their size, times and inode after they
 * were written. Comparing stamps is faster than reading the files to verify their contents.
 *
 * @param folder - Absolute path of the store.
 */
export function readStamps(folder: string): ReadonlyMap<string, string> {
  const [json] = readKept(join(folder, STAMPS), FORMAT, MOST_BYTES);
  return new Map(json && (JSON.parse(json.toString()) as [string, string][]));
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
  const stamps = [...there, [file, stampOf(folder, file)]];
  writeKept(join(folder, STAMPS), FORMAT, Buffer.from(JSON.stringify(stamps)));
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
