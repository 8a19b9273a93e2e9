import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { readIndex, writeIndex } from './index-file.ts';

/** The index of stamps is no kind of results. */
export const STAMPS = 'stamps';

/**
 * Reads what the file system said of a store's files of values when they had been written, by the
 * names of the files. Whether they are still the same is quicker to see than to read all that is in
 * them.
 *
 * @param folder - Absolute path of the store.
 */
export function readStamps(folder: string): ReadonlyMap<string, string> {
  return new Map([...readIndex(folder, STAMPS)].map(([file, { key }]) => [file, key]));
}

/**
 * Adds the stamp of a file that is written and closed. Those of files that are gone are left out.
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

/** Whether nobody has touched a file since. */
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
