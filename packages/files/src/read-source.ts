import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { notText } from './not-text.ts';
import { MAX_TEXT_SIZE, readRegularFile, UnfitFile } from './read-file.ts';

/**
 * Reads a text file of the user's.
 *
 * @param path - Absolute path.
 * @param file - The same relative to the project folder, for messages.
 * @param maxSize - In bytes.
 * @returns The text without a byte order mark and with line feeds only, or why there is none:
 * `unreadable-file`, `not-a-file`, `file-too-large`, `not-utf8`, `not-text`.
 */
export async function readSource(
  path: string,
  file: string,
  maxSize = MAX_TEXT_SIZE,
): Promise<Checked<string | undefined>> {
  let bytes: Buffer;
  try {
    bytes = readRegularFile(path, maxSize);
  } catch (error) {
    return { value: undefined, diagnostics: [unreadable(file, error)] };
  }
  const wrong = notText(file, bytes);
  if (wrong !== undefined) return { value: undefined, diagnostics: [wrong] };
  const text = new TextDecoder('utf-8').decode(bytes);
  return { value: text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text, diagnostics: [] };
}

const HINTS = {
  'not-a-file': 'Put a file in its place, or move it out of the folder.',
  'file-too-large':
    'Split the file, or move it out of the folder. For Markdown, markdown.maxFileSize is the limit in bytes.',
};

/** Tells that a file or folder cannot be read, with the system's reason. */
export function unreadable(file: string, error: unknown): Diagnostic {
  const place = { file };
  if (error instanceof UnfitFile) {
    const { code, message } = error;
    return { code, severity: 'error', message: `${file} ${message}.`, hint: HINTS[code], place };
  }
  const reason =
    error instanceof Error ? error.message.replace(/, \w+( '.*)?$/s, '') : String(error);
  return {
    code: 'unreadable-file',
    severity: 'error',
    message: `${file} cannot be read: ${reason}.`,
    hint: 'Check that the file exists and that you may read it.',
    place,
  };
}
