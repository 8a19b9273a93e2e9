import { readSync } from 'node:fs';

/** In bytes. Most of docgen's own files are smaller. */
const SIZE = 2 << 20;

/** The system provides its memory only when it is first used. */
const SHARED = Buffer.allocUnsafeSlow(SIZE);

/**
 * Reads a part of a file that docgen has written itself, for immediate use. Up to two megabytes are
 * read into the same memory each time, because touching new memory takes longer than reading.
 *
 * @param descriptor - Of a file that is open for reading.
 * @param length - Number of bytes to read.
 * @param offset - Position in the file, in bytes.
 * @returns The bytes, which are valid only until the next call; fewer than `length` if the file ends
 *   before.
 * @throws The file system's error.
 */
export function readBriefly(descriptor: number, length: number, offset: number): Buffer {
  const bytes = length <= SIZE ? SHARED : Buffer.allocUnsafeSlow(length);
  let end = 0;
  while (end < length) {
    const read = readSync(descriptor, bytes, end, length - end, offset + end);
    if (read === 0) break;
    end += read;
  }
  return bytes.subarray(0, end);
}
