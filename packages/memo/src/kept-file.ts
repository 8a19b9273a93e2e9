import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { orUndefined } from '@docgen/core/or-undefined';
import { readOwnFile } from '@docgen/files/read-file';
import { hashOf } from './hash-of.ts';

/**
 * Reads a file that {@link writeKept} has written.
 *
 * @param path - Absolute path.
 * @param format - What it was written as.
 * @param maxBytes - A larger file is none.
 * @returns Its contents; `undefined` when it is not there, is damaged or has another format.
 */
export function readKept(path: string, format: string, maxBytes: number): Buffer | undefined {
  const bytes = readOwnFile(path, maxBytes)?.contents;
  if (bytes === undefined) return undefined;
  const start = bytes.indexOf(0x0a) + 1;
  const contents = bytes.subarray(start);
  return bytes.toString('utf8', 0, start) === heading(format, contents) ? contents : undefined;
}

/**
 * Puts a file in the place of the one before, as a whole. Where that cannot be, the one before stays.
 *
 * @param path - Absolute path.
 * @param format - One line; to be changed whenever the same is written differently.
 */
export function writeKept(path: string, format: string, contents: Uint8Array): void {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const descriptor = openSync(part, 'wx');
    try {
      writeFileSync(descriptor, heading(format, contents));
      writeFileSync(descriptor, contents);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(part, path);
  } catch {
    orUndefined(() => rmSync(part, { force: true }));
  }
}

/** The first line: what follows is whole, and nobody else's. */
function heading(format: string, contents: Uint8Array): string {
  return `${format} ${hashOf(contents)}\n`;
}
