import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOwnFile } from '../read-file.ts';
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
      const file = readOwnFile(path, MOST_BYTES);
      if (file === undefined) return undefined;
      const contents = decodeEntry(name, new Uint8Array(file.contents));
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

/** To be raised whenever the same contents are written differently. */
const FORMAT = 'docgen-cache 1';

/**
 * What a cache writes for a key: a line with the format, the key and the contents' checksum, then
 * the contents.
 */
function encodeEntry(key: string, contents: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(heading(key, contents)), contents]);
}

/** The contents of an entry; `undefined` for anything but what {@link encodeEntry} makes for this key. */
function decodeEntry(key: string, entry: Uint8Array): Uint8Array | undefined {
  const contents = entry.subarray(entry.indexOf(0x0a) + 1);
  const found = Buffer.from(entry.subarray(0, entry.length - contents.length));
  return found.equals(Buffer.from(heading(key, contents))) ? contents : undefined;
}

function heading(key: string, contents: Uint8Array): string {
  return `${FORMAT} ${key} ${createHash('sha256').update(contents).digest('hex')}\n`;
}
