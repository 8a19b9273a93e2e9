import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { makeFolders } from '@docgen/files/folders/make-folders';

/** A file that values are added to, one behind the other. */
export interface ValuesFile {
  /** Adds a value; `undefined` where that cannot be written. */
  readonly add: (
    bytes: Uint8Array,
  ) => { readonly file: string; readonly offset: number } | undefined;
  /** Writes what was added, so that it can be read. The file and its descriptor, once there is one. */
  readonly flush: () => { readonly file: string; readonly descriptor: number } | undefined;
  /** Has everything on the disk, and closes the file. False when it is not to be relied on. */
  readonly close: () => boolean;
}

/** So many bytes are written at once. */
const CHUNK = 1 << 20;

/** The names of such files: twelve random digits, so that two runs never share one. */
export const VALUES_FILE = /^[\da-f]{12}\.values$/;

/**
 * Makes a file of values, when there is something to write.
 *
 * @param folder - Absolute path; made as needed.
 */
export function createValuesFile(folder: string): ValuesFile {
  const file = `${randomBytes(6).toString('hex')}.values`;
  let descriptor: number | undefined;
  let isBroken = false;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let offset = 0;

  const attempt = (work: () => void): void => {
    if (isBroken) return;
    try {
      work();
    } catch {
      // A full disk, say. Nothing of this file is remembered then.
      isBroken = true;
    }
  };
  const flush = (): void =>
    attempt(() => {
      if (descriptor === undefined || waiting.length === 0) return;
      const bytes = Buffer.concat(waiting);
      waiting = [];
      waitingBytes = 0;
      for (let start = 0; start < bytes.length; ) start += writeSync(descriptor, bytes, start);
    });

  return {
    add(bytes) {
      attempt(() => {
        if (descriptor !== undefined) return;
        makeFolders(folder);
        descriptor = openSync(join(folder, file), 'wx+');
      });
      if (isBroken) return undefined;
      const at = { file, offset };
      waiting.push(bytes);
      waitingBytes += bytes.byteLength;
      offset += bytes.byteLength;
      if (waitingBytes >= CHUNK) flush();
      return at;
    },
    flush() {
      flush();
      return descriptor === undefined || isBroken ? undefined : { file, descriptor };
    },
    close() {
      flush();
      const opened = descriptor;
      if (opened === undefined) return !isBroken;
      attempt(() => fsyncSync(opened));
      orUndefined(() => closeSync(opened));
      descriptor = undefined;
      return !isBroken;
    },
  };
}
