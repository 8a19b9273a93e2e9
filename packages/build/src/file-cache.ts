import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that outlive a build, by the hash of what they were made from. */
export interface FileCache {
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  readonly write: (name: string, contents: Uint8Array) => Promise<void>;
}

/**
 * A cache in a folder. Where the folder cannot be written, nothing is remembered: a build does not
 * fail for its cache.
 *
 * @param folder - Absolute path; made when it is first written to.
 */
export function createFileCache(folder: string): FileCache {
  return {
    read: (name) => readFile(join(folder, name)).catch(() => undefined),
    async write(name, contents) {
      const path = join(folder, name);
      // Two builds may write at once; a rename leaves one whole file.
      const part = `${path}.${process.pid}`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(part, contents);
        await rename(part, path);
      } catch {
        // The next build draws it again.
      }
    },
  };
}
