import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Stored } from './stored.ts';
import { VALUES_FILE } from './values-file.ts';

/**
 * Age in milliseconds up to which unreferenced files are kept, because other runs may still use
 * them.
 */
const PATIENCE = 3600e3;

/** Temporary files of indexes and stamps, see `writeKept`. */
const PART = /^(?:[a-z-]+\.index|stamps)\.[\da-f]{12}\.part$/;

/**
 * Removes files of a store that are no longer referenced, and temporary files of killed runs.
 *
 * @param folder - Absolute path of the store.
 * @param slots - All results that the store still contains.
 */
export function sweepStore(folder: string, slots: Iterable<Stored>): void {
  const needed = new Set<string>();
  for (const { parts } of slots) for (const { file } of Object.values(parts)) needed.add(file);
  for (const name of orUndefined(() => readdirSync(folder)) ?? []) {
    if (needed.has(name) || !(VALUES_FILE.test(name) || PART.test(name))) continue;
    orUndefined(() => {
      const path = join(folder, name);
      const stats = lstatSync(path);
      if (stats.isFile() && Date.now() - stats.mtimeMs > PATIENCE) rmSync(path);
    });
  }
}

/** Unused data may take as much space as used data, plus this many bytes. */
const GARBAGE = 8e6;

/** Maximum number of files with used data. A run has all of them open. */
const MOST_FILES = 100;

/**
 * Whether a store has so many files, or so much unused data, that the used data should be written
 * anew.
 */
export function isWasteful(folder: string, slots: Iterable<Stored>): boolean {
  let live = 0;
  const files = new Set<string>();
  for (const { parts } of slots) {
    for (const { file, length } of Object.values(parts)) {
      live += length;
      files.add(file);
    }
  }
  if (files.size > MOST_FILES) return true;
  const sizes = Array.from(
    files,
    (file) => lstatSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0) > 2 * live + GARBAGE;
}
