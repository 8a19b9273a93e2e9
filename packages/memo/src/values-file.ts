import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { makeFolders } from '@docgen/files/folders/make-folders';

/** A file to which values are appended. */
export interface ValuesFile {
  /** Appends a value; `undefined` if the file cannot be written. */
  readonly add: (
    bytes: Uint8Array,
  ) => { readonly file: string; readonly offset: number } | undefined;
  /** Writes buffered values, so that they can be read. @returns `undefined` if there is no file. */
  readonly flush: () => { readonly file: string; readonly descriptor: number } | undefined;
  /**
   * Syncs the file to disk and closes it, or removes it if anything could not be written.
   *
   * @returns Whether everything is on disk.
   */
  readonly close: () => boolean;
  /** The system's error because of which the file cannot be written. */
  readonly failure: () => Error | undefined;
}

/** Buffered values are written when they have this many bytes. */
const CHUNK = 1 << 20;

/** Names of such files. They have twelve random digits, so that two runs never share a file. */
export const VALUES_FILE = /^[\da-f]{12}\.values$/;

/**
 * Prepares a file of values. It is created when the first value is added.
 *
 * @param folder - Absolute path; created if necessary.
 */
export function createValuesFile(folder: string): ValuesFile {
  const file = `${randomBytes(6).toString('hex')}.values`;
  let descriptor: number | undefined;
  let failure: Error | undefined;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let offset = 0;

  const attempt = (work: () => void): void => {
    if (failure !== undefined) return;
    try {
      work();
    } catch (error) {
      // For example, the disk is full. No index will refer to this file then.
      failure = error as Error;
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
      if (failure !== undefined) return undefined;
      const at = { file, offset };
      waiting.push(bytes);
      waitingBytes += bytes.byteLength;
      offset += bytes.byteLength;
      if (waitingBytes >= CHUNK) flush();
      return at;
    },
    flush() {
      flush();
      return descriptor === undefined || failure !== undefined ? undefined : { file, descriptor };
    },
    close() {
      flush();
      const opened = descriptor;
      if (opened === undefined) return failure === undefined;
      attempt(() => fsyncSync(opened));
      orUndefined(() => closeSync(opened));
      if (failure !== undefined) orUndefined(() => rmSync(join(folder, file)));
      descriptor = undefined;
      return failure === undefined;
    },
    failure: () => failure,
  };
}
