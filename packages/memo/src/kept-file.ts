import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { readOwnFile } from '@docgen/files/read-file';
import { hashOf } from './hash-of.ts';

/**
 * Reads a file that {@link writeKept} has written.
 *
 * @param path - Absolute path.
 * @param format - The format that it was written with.
 * @param maxBytes - Larger files are not read.
 * @returns Its contents, and those that {@link addToKept} has added since; without any that are
 *   damaged. Empty if the file is missing, too large or damaged, or has another format.
 */
export function readKept(path: string, format: string, maxBytes: number): Buffer[] {
  const bytes = readOwnFile(path, maxBytes)?.contents ?? Buffer.alloc(0);
  const found: Buffer[] = [];
  const prefix = Buffer.from(format);
  let start = 0;
  while (start < bytes.length) {
    const line = lineAt(bytes, start);
    start += line.length + 1;
    if (!line.subarray(0, prefix.length).equals(prefix)) continue;
    const contents = lineAt(bytes, start);
    if (line.toString() !== heading(format, contents)) continue;
    found.push(contents);
    start += contents.length + 1;
  }
  return found;
}

function lineAt(bytes: Buffer, start: number): Buffer {
  const end = bytes.indexOf(0x0a, start);
  return bytes.subarray(start, end < 0 ? undefined : end);
}

/**
 * Replaces a file atomically. If writing fails, the previous file remains. Never throws. It does
 * not wait for the disk: after a power failure, {@link readKept} may find the file damaged.
 *
 * @param path - Absolute path.
 * @param format - Name of the format, in one line; change it when the format changes.
 * @param contents - Without line breaks.
 */
export function writeKept(path: string, format: string, contents: Uint8Array): void {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const descriptor = openSync(part, 'wx');
    try {
      writeFileSync(descriptor, `${heading(format, contents)}\n`);
      writeFileSync(descriptor, contents);
    } finally {
      closeSync(descriptor);
    }
    renameSync(part, path);
  } catch {
    orUndefined(() => rmSync(part, { force: true }));
  }
}

/** Anything may have taken the file's place since, such as a link or a FIFO. */
const OWN_FILE_TO_ADD_TO =
  constants.O_WRONLY | constants.O_APPEND | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Adds contents to a file that {@link writeKept} has written. If writing fails, {@link readKept}
 * does not return them. Never throws.
 *
 * @param path - Absolute path.
 * @param format - The format that the file was written with.
 * @param contents - Without line breaks.
 * @returns False if it cannot, for example because the file has been removed or is read-only.
 */
export function addToKept(path: string, format: string, contents: Uint8Array): boolean {
  const isAdded = orUndefined(() => {
    const descriptor = openSync(path, OWN_FILE_TO_ADD_TO);
    try {
      // At once, because concurrent runs may add to the file, too. The line break ends what a run
      // may have written incompletely.
      const before = Buffer.from(`\n${heading(format, contents)}\n`);
      const bytes = Buffer.concat([before, contents]);
      return writeSync(descriptor, bytes) === bytes.length;
    } finally {
      closeSync(descriptor);
    }
  });
  return isAdded ?? false;
}

/** The line before contents, which identifies their format and proves that they are complete. */
function heading(format: string, contents: Uint8Array): string {
  return `${format} ${hashOf(contents)}`;
}
