import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { makeFolders } from '@docgen/files/folders/make-folders';
import type { StoredPart } from './stored.ts';

/** A file to which values are appended. */
export interface ValuesFile {
  /**
   * Appends a value, given in pieces. Reads all of them.
   *
   * @returns `undefined` if the file cannot be written.
   */
  readonly add: (
    pieces: Iterable<Uint8Array>,
  ) => Pick<StoredPart, 'file' | 'offset' | 'length'> | undefined;
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

/** Size of the buffer for values, in bytes. */
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
  // One for all values, because touching new memory takes longer than copying them.
  let buffer: Buffer | undefined;
  let buffered = 0;
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
  const write = (bytes: Uint8Array): void =>
    attempt(() => {
      if (descriptor === undefined) return;
      for (let start = 0; start < bytes.length; ) start += writeSync(descriptor, bytes, start);
    });
  const flush = (): void => {
    if (buffer === undefined || buffered === 0) return;
    write(buffer.subarray(0, buffered));
    buffered = 0;
  };
  const append = (bytes: Uint8Array): void => {
    offset += bytes.byteLength;
    if (buffered + bytes.byteLength > CHUNK) flush();
    if (bytes.byteLength > CHUNK) {
      write(bytes);
    } else {
      buffer ??= Buffer.allocUnsafeSlow(CHUNK);
      buffer.set(bytes, buffered);
      buffered += bytes.byteLength;
    }
  };

  return {
    add(pieces) {
      attempt(() => {
        if (descriptor !== undefined) return;
        makeFolders(folder);
        descriptor = openSync(join(folder, file), 'wx+');
      });
      const start = offset;
      for (const bytes of pieces) append(bytes);
      if (failure !== undefined) return undefined;
      return { file, offset: start, length: offset - start };
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
