import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSmallFile } from '../read-small-file.ts';
import { decodeEntry, encodeEntry } from './cache-entry.ts';
import { sweepCache } from './sweep-cache.ts';

/** Files that outlive a build, by the hash of what they were made from. Neither function rejects. */
export interface FileCache {
  /** What was written under that name; `undefined` when there is nothing, or anything else. */
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  readonly write: (name: string, contents: Uint8Array) => Promise<void>;
}

/** Larger files are not docgen's: a drawing or a picture has some hundred kilobytes. */
const MOST_BYTES = 64e6;

/** An entry that is used is marked so at most once in this time, in milliseconds. */
const MARK_AFTER = 24 * 3600e3;

/**
 * A cache in a folder. A build does not fail for its cache: where the folder cannot be written,
 * nothing is remembered, and an entry that is damaged, or is not docgen's, is as good as none.
 *
 * Names consist of a hash in hexadecimal digits and an ending; what else lies in the folder stays.
 *
 * @param folder - Absolute path; made when it is first written to.
 */
export function createFileCache(folder: string): FileCache {
  let swept: Promise<void> | undefined;
  return {
    async read(name) {
      const path = join(folder, name);
      const file = await readSmallFile(path, MOST_BYTES);
      if (file === undefined) return undefined;
      const contents = decodeEntry(name, file.contents);
      if (contents !== undefined && Date.now() - file.stats.mtimeMs > MARK_AFTER) {
        // Where it cannot be marked, it may be swept and made again.
        await utimes(path, new Date(), new Date()).catch(() => undefined);
      }
      return contents;
    },
    async write(name, contents) {
      // Two builds may write at once; a rename leaves one whole file.
      const part = join(folder, `${name}.${randomBytes(6).toString('hex')}.part`);
      try {
        await mkdir(folder, { recursive: true });
        swept ??= sweepCache(folder);
        await swept;
        await writeFile(part, encodeEntry(name, contents), { flag: 'wx', flush: true });
        await rename(part, join(folder, name));
      } catch {
        // The next build makes it again.
        await rm(part, { force: true }).catch(() => undefined);
      }
    },
  };
}
