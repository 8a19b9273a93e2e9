import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** In milliseconds. */
const DAY = 24 * 3600e3;

/** How long an entry is kept that no build asks for, in milliseconds. */
const ENTRY_KEPT = 60 * DAY;

/** How long a part is kept that no build completes, in milliseconds. */
const PART_KEPT = 3600e3;

/** How many files a build looks at: sweeping is not what it is there for. */
const MOST_FILES = 2000;

/** A hash and an ending; in the name of a part, more follows. */
const NAME = /^[\da-f]{16,64}\.[a-z]+(\.\d+|\.[\da-f]+\.part)?$/;

/**
 * Removes from a cache's folder what has not been used for two months, and parts that
 * killed builds left. Files of other names stay. Never rejects.
 */
export async function sweepCache(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  // Another part of a large folder every day, so that no entry stays for good.
  const start = (Math.floor(Date.now() / DAY) * MOST_FILES) % Math.max(names.length, 1);
  const some = [...names.slice(start), ...names.slice(0, start)].slice(0, MOST_FILES);
  await Promise.all(some.map((name) => sweep(join(folder, name), name)));
}

async function sweep(path: string, name: string): Promise<void> {
  const match = NAME.exec(name);
  if (match === null) return;
  const kept = match[1] === undefined ? ENTRY_KEPT : PART_KEPT;
  try {
    const stats = await lstat(path);
    if (stats.isFile() && Date.now() - stats.mtimeMs > kept) await rm(path, { force: true });
  } catch {
    // What cannot be removed is in nobody's way.
  }
}
