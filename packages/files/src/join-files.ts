import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';

/** A text, or a file whose contents are inserted. */
export type Piece = string | { readonly file: string };

/**
 * In bytes. Most pieces are a few kilobytes, and each call of the file system takes as long as
 * copying one.
 */
const SIZE = 1 << 16;

/**
 * Writes a file that consists of texts and of the contents of other files, which are not in memory
 * as a whole. Synchronous, because for small files promises take longer than reading.
 *
 * @param target - Absolute path; an existing file is overwritten.
 * @param pieces - In their order. Files are absolute paths.
 * @throws The file system's error.
 */
export function joinFiles(target: string, pieces: Iterable<Piece>): void {
  const buffer = Buffer.allocUnsafeSlow(SIZE);
  let end = 0;
  const output = openSync(target, 'w');
  const flush = (): void => {
    writeFileSync(output, buffer.subarray(0, end));
    end = 0;
  };
  const addText = (text: string): void => {
    const bytes = Buffer.from(text);
    if (bytes.length > SIZE - end) flush();
    if (bytes.length > SIZE) writeFileSync(output, bytes);
    else end += bytes.copy(buffer, end);
  };
  const addFile = (path: string): void => {
    const input = openSync(path, 'r');
    try {
      for (;;) {
        if (end === SIZE) flush();
        const read = readSync(input, buffer, end, SIZE - end, null);
        if (read === 0) return;
        end += read;
      }
    } finally {
      closeSync(input);
    }
  };
  try {
    for (const piece of pieces) {
      if (typeof piece === 'string') addText(piece);
      else addFile(piece.file);
    }
    flush();
  } finally {
    closeSync(output);
  }
}
