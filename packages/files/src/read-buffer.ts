import { readSync } from 'node:fs';

/** Size in bytes, which most of docgen's own files do not exceed. */
const SIZE = 2 << 20;

let shared: Buffer | undefined;

/**
 * Reads a part of a file that docgen has written itself, for immediate use. Up to two megabytes are read
 * into the same memory each time, because touching new memory takes longer than reading.
 *
 * @param descriptor - Of a file that is open for reading.
 * @param length - Number of bytes to read.
 * @param offset - Position in the file, in bytes.
 * @returns The bytes, which are valid only until the next call; fewer than `length` if the file ends
 *   before.
 * @throws The file system's error.
 */
export function readBriefly(descriptor: number, length: number, offset: number): Buffer {
  if (length <= SIZE) shared ??= Buffer.allocUnsafeSlow(SIZE);
  const bytes = shared !== undefined && length <= SIZE ? shared : Buffer.allocUnsafeSlow(length);
  let end = 0;
  while (end < length) {
    const read = readSync(descriptor, bytes, end, length - end, offset + end);
    if (read === 0) break;
    end += read;
  }
  return bytes.subarray(0, end);
}
