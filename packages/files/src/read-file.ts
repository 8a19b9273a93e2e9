import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readFileSync,
  type Stats,
  statSync,
} from 'node:fs';
import { orUndefined } from '@docgen/core/or-undefined';

/** Most bytes of a Markdown file, where the configuration says nothing else. */
export const MAX_MARKDOWN_SIZE = 10_000_000;

/** Most bytes of what is read as a whole and is no Markdown: SDL, categories, code, styles. */
export const MAX_TEXT_SIZE = 50_000_000;

/** Most bytes of a picture or another file that pages refer to. */
export const MAX_ASSET_SIZE = 500_000_000;

/** A file that is there, but not to be read. */
export class UnfitFile extends Error {
  readonly code: 'not-a-file' | 'file-too-large';

  /** @param message - Completes the sentence "the file …". */
  constructor(code: UnfitFile['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Reads a file of the user's. Everything that docgen reads of a project goes through here, because
 * opening a FIFO waits for somebody to write into it, and a device may never end.
 *
 * @param path - Absolute path.
 * @param maxSize - In bytes.
 * @throws UnfitFile, or the file system's error.
 */
export function readRegularFile(path: string, maxSize: number): Buffer {
  // Opening alone makes some devices do things, so they are not even opened.
  expectRegular(statSync(path), maxSize);
  return readOpened(path, maxSize).contents;
}

/**
 * Reads a text file of the user's in two thirds of the time: Node makes one call of opening, reading and
 * decoding.
 *
 * @param path - Absolute path.
 * @param maxSize - In bytes.
 * @returns What decoding as UTF-8 gives, with the byte order mark if there is one, and U+FFFD in the
 *   place of what is none.
 * @throws UnfitFile, or the file system's error.
 */
export function readRegularText(path: string, maxSize: number): string {
  // What is something else a moment later is at least not waited for.
  expectRegular(statSync(path), maxSize);
  const flag = constants.O_RDONLY | constants.O_NONBLOCK;
  // Node takes numbers, and its types know names only.
  return readFileSync(path, { encoding: 'utf8', flag: flag as unknown as string });
}

/**
 * Reads a file that docgen wrote itself, where anything may lie in its place by now: no link is
 * followed.
 *
 * @param path - Absolute path.
 * @param maxSize - In bytes.
 * @returns Also what the file system knows of the file; `undefined` for what is not there, is no
 *   regular file, is too large or cannot be read.
 */
export function readOwnFile(path: string, maxSize: number) {
  return orUndefined(() => readOpened(path, maxSize, constants.O_NOFOLLOW));
}

/**
 * Opens such a file to read parts of it.
 *
 * @param path - Absolute path.
 * @returns A descriptor; `undefined` for what {@link readOwnFile} does not read either.
 */
export function openOwnFile(path: string): number | undefined {
  return orUndefined(() => {
    const descriptor = openSync(path, OWN_FILE);
    if (fstatSync(descriptor).isFile()) return descriptor;
    closeSync(descriptor);
    return undefined;
  });
}

/** What was a file may be a FIFO by now, for whose other end the opening would wait. */
const OWN_FILE = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/** @param flags - For the opening; a system that does not know them has no such files either. */
function readOpened(path: string, maxSize: number, flags = 0) {
  // What was a file may be a FIFO by now, for whose other end the opening would wait.
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
 * Checks that a path leads to a file of bounded size, without opening it.
 *
 * @returns What the file system says of the file.
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
