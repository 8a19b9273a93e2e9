import { randomBytes } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { readOwnFile } from '@docgen/files/read-file';
import { hashOf } from './hash-of.ts';

/**
 * Reads a file that {@link writeKept} has written.
 *
 * @param path - Absolute path.
 * @param format - The format that it was written with.
 * @param maxBytes - Larger files are not read.
 * @returns Its contents; `undefined` if it is missing, too large or damaged, or has another format.
 */
export function readKept(path: string, format: string, maxBytes: number): Buffer | undefined {
  const bytes = readOwnFile(path, maxBytes)?.contents;
  if (bytes === undefined) return undefined;
  const start = bytes.indexOf(0x0a) + 1;
  const contents = bytes.subarray(start);
  return bytes.toString('utf8', 0, start) === heading(format, contents) ? contents : undefined;
}

/**
 * Replaces a file atomically. If writing fails, the previous file remains. Never throws. It does not
 * wait for the disk: if the power fails before the file is on it, {@link readKept} finds it damaged.
 *
 * @param path - Absolute path.
 * @param format - Name of the format, in one line; change it when the format changes.
 */
export function writeKept(path: string, format: string, contents: Uint8Array): void {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const descriptor = openSync(part, 'wx');
    try {
      writeFileSync(descriptor, heading(format, contents));
      writeFileSync(descriptor, contents);
    } finally {
      closeSync(descriptor);
    }
    renameSync(part, path);
  } catch {
    orUndefined(() => rmSync(part, { force: true }));
  }
}

/** The first line, which identifies the format and proves that the contents are complete. */
function heading(format: string, contents: Uint8Array): string {
  return `${format} ${hashOf(contents)}\n`;
}
