import { readFile } from 'node:fs/promises';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';

/**
 * Reads a text file of the user's.
 *
 * @param path - Absolute path.
 * @param file - The same relative to the project folder, for messages.
 * @returns The text without a byte order mark and with line feeds only, or why there is none:
 * `unreadable-file`, `not-utf8`.
 */
export async function readSource(path: string, file: string): Promise<Checked<string | undefined>> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return { value: undefined, diagnostics: [unreadable(file, error)] };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { value: text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text, diagnostics: [] };
  } catch {
    return { value: undefined, diagnostics: [notUtf8(file, bytes)] };
  }
}

/** Tells that a file or folder cannot be read, with the system's reason. */
export function unreadable(file: string, error: unknown): Diagnostic {
  const reason = error instanceof Error ? error.message.replace(/, \w+ '.*$/, '') : String(error);
  return {
    code: 'unreadable-file',
    severity: 'error',
    message: `${file} cannot be read: ${reason}.`,
    hint: 'Check that the file exists and that you may read it.',
    place: { file },
  };
}

function notUtf8(file: string, bytes: Buffer): Diagnostic {
  const valid = validPrefix(bytes);
  const before = new TextDecoder().decode(bytes.subarray(0, valid)).split('\n');
  const byte = bytes[valid];
  return {
    code: 'not-utf8',
    severity: 'error',
    message: `${file} is not UTF-8: the byte ${byte === undefined ? 'at its end' : `0x${byte.toString(16)}`} does not belong to a character.`,
    hint: 'Save the file with the encoding UTF-8.',
    place: { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 },
  };
}

/** Length of the longest prefix that consists of whole characters. */
function validPrefix(bytes: Buffer): number {
  let length = openPrefix(bytes);
  while (!isValid(bytes.subarray(0, length), false)) length -= 1;
  return length;
}

/** Length of the longest prefix without a wrong byte; its last character may be cut off. */
function openPrefix(bytes: Buffer): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isValid(bytes.subarray(0, middle), true)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function isValid(bytes: Buffer, mayBeCutOff: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: mayBeCutOff });
    return true;
  } catch {
    return false;
  }
}
