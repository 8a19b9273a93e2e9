import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  type Stats,
  statSync,
} from 'node:fs';
import { orUndefined } from '@docgen/core/basics/or-undefined';

/** Default size limit of a Markdown file, in bytes. */
export const MAX_MARKDOWN_SIZE = 10_000_000;

/** Size limit of other files that are read as a whole (SDL, categories, code, styles), in bytes. */
export const MAX_TEXT_SIZE = 50_000_000;

/** Size limit of an image or another file that pages refer to, in bytes. */
export const MAX_ASSET_SIZE = 500_000_000;

/** The path exists, but is not a regular file, or the file is too large. */
export class UnfitFile extends Error {
  readonly code: 'not-a-file' | 'file-too-large';

  /** @param message - Completes the sentence "the file …". */
  constructor(code: UnfitFile['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Reads a file of the user. docgen reads all files of a project through this function or
 * {@link readRegularText}, because opening a FIFO blocks until another process writes to it, and a
 * device may never end.
 *
 * @param path - Absolute path.
 * @param maxSize - In bytes.
 * @throws UnfitFile, or the file system's error.
 */
export function readRegularFile(path: string, maxSize: number): Buffer {
  // Opening some devices has side effects, so they are not even opened.
  expectRegular(statSync(path), maxSize);
  return readOpened(path, maxSize).contents;
}

/**
 * Reads a text file of the user. Takes two thirds of the time of {@link readRegularFile}, because
 * Node opens, reads and decodes the file in one call.
 *
 * @param path - Absolute path.
 * @param maxSize - In bytes.
 * @returns The text decoded as UTF-8, including any byte order mark, with U+FFFD in place of
 *   invalid bytes.
 * @throws UnfitFile, or the file system's error.
 */
export function readRegularText(path: string, maxSize: number): string {
  // If the path leads to something else a moment later, opening it at least does not block.
  expectRegular(statSync(path), maxSize);
  const flag = constants.O_RDONLY | constants.O_NONBLOCK;
  // Node accepts numbers, but its types allow only names.
  return readFileSync(path, { encoding: 'utf8', flag: flag as unknown as string });
}

/**
 * Reads a file that docgen has written itself. Anything may have taken its place since, so links
 * are not followed.
 *
 * @param path - Absolute path.
 * @param maxSize - In bytes.
 * @returns Contents and `Stats`; `undefined` if the file does not exist, is not a regular file, is
 *   too large or cannot be read.
 */
export function readOwnFile(path: string, maxSize: number) {
  return orUndefined(() => readOpened(path, maxSize, constants.O_NOFOLLOW));
}

/**
 * Opens a file that docgen has written itself, to read parts of it.
 *
 * @param path - Absolute path.
 * @returns A descriptor; `undefined` if the file does not exist, is not a regular file or cannot be
 *   opened.
 */
export function openOwnFile(path: string): number | undefined {
  return orUndefined(() => {
    const descriptor = openSync(path, OWN_FILE);
    if (fstatSync(descriptor).isFile()) return descriptor;
    closeSync(descriptor);
    return undefined;
  });
}

/** The path may have become a FIFO, for which opening would block until its other end is opened. */
const OWN_FILE = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/** @param flags - Additional flags for opening; `undefined` on systems that do not support them. */
function readOpened(path: string, maxSize: number, flags = 0) {
  // The path may have become a FIFO, for which opening would block until its other end is opened.
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | flags);
  try {
    const stats = fstatSync(descriptor);
    expectRegular(stats, maxSize);
    return { contents: readFileSync(descriptor), stats };
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Checks that a path leads to a regular file within a size limit, without opening it.
 *
 * @param maxSize - In bytes. Default: no limit.
 * @returns The file's `Stats`.
 * @throws UnfitFile, or the file system's error.
 */
export function statRegularFile(path: string, maxSize = Number.POSITIVE_INFINITY): Stats {
  const stats = statSync(path);
  expectRegular(stats, maxSize);
  return stats;
}

function expectRegular(stats: Stats, maxSize: number): void {
  if (!stats.isFile()) throw new UnfitFile('not-a-file', `is ${kindOf(stats)}, not a file`);
  if (stats.size <= maxSize) return;
  const count = (bytes: number) => bytes.toLocaleString('en');
  const message = `has ${count(stats.size)} bytes, but at most ${count(maxSize)} are read`;
  throw new UnfitFile('file-too-large', message);
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a named pipe (FIFO)';
  if (stats.isSocket()) return 'a socket';
  return 'a device';
}
