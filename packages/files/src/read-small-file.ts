import { constants, type Stats } from 'node:fs';
import { open } from 'node:fs/promises';

/** A file with what the file system knows about it. */
export interface SmallFile {
  readonly contents: Uint8Array;
  readonly stats: Stats;
}

/**
 * Reads a file that docgen wrote itself, where anything may lie in its place by now: it follows
 * no link, does not wait for the other end of a pipe, and reads no more than the limit.
 *
 * @param path - Absolute path.
 * @param limit - Size up to which a file is read, in bytes.
 * @returns `undefined` for what is not there, is no regular file, is too large or cannot be read.
 */
export async function readSmallFile(path: string, limit: number): Promise<SmallFile | undefined> {
  try {
    // Systems without the last two flags have no such files either.
    const { O_RDONLY, O_NONBLOCK, O_NOFOLLOW } = constants;
    const file = await open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW);
    try {
      const stats = await file.stat();
      if (!stats.isFile() || stats.size > limit) return undefined;
      const buffer = new Uint8Array(stats.size);
      const { bytesRead } = await file.read(buffer, 0, buffer.length, 0);
      return { contents: buffer.subarray(0, bytesRead), stats };
    } finally {
      await file.close();
    }
  } catch {
    return undefined;
  }
}
