import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import type { Stored } from './stored.ts';
import { VALUES_FILE } from './values-file.ts';

/** A run that goes on may still need a file that no index names, in milliseconds. */
const PATIENCE = 3600e3;

const PART = /^[a-z]+\.index\.[\da-f]{12}\.part$/;

/**
 * Removes the files of a store that nothing refers to any more, and that no run writes.
 *
 * @param folder - Absolute path of the store.
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

/** What is not needed may take as much room as what is, and so many bytes more. */
const GARBAGE = 8e6;

/** All files that hold something needed are open while a run goes on. */
const MOST_FILES = 100;

/**
 * Whether the files of a store are so many, or hold so much that nobody needs, that what is
 * needed had better be written anew.
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
