import { readlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { orUndefined } from '@docgen/core/or-undefined';
import { listFiles } from './list-files.ts';
import { notText } from './not-text.ts';
import { MAX_TEXT_SIZE, readRegularFile, readRegularText, UnfitFile } from './read-file.ts';
import { relativePath } from './relative-path.ts';

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
  let text: string;
  try {
    text = readRegularText(path, maxSize);
    if (SUSPICIOUS.test(text)) {
      const wrong = notText(file, readRegularFile(path, maxSize));
      if (wrong !== undefined) return { value: undefined, diagnostics: [wrong] };
    }
  } catch (error) {
    return { value: undefined, diagnostics: [unreadable(file, error)] };
  }
  if (text.startsWith('\ufeff')) text = text.slice(1);
  return { value: text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text, diagnostics: [] };
}

/** What is in the text of everything that {@link notText} refuses. */
const SUSPICIOUS = /[\0\ufffd]/;

const HINTS = {
  'not-a-file': 'Replace it with a file, or move it out of the folder.',
  'file-too-large':
    'Split the file, or move it out of the folder. For Markdown, markdown.maxFileSize sets the limit in bytes.',
};

/**
 * Tells that a file or folder cannot be read, with the system's reason.
 *
 * @param file - Relative to the project folder.
 * @param error - What the file system threw; the path that it carries is looked at.
 */
export function unreadable(file: string, error: unknown): Diagnostic {
  const place = { file };
  if (error instanceof UnfitFile) {
    const { code, message } = error;
    return { code, severity: 'error', message: `${file} ${message}.`, hint: HINTS[code], place };
  }
  return { code: 'unreadable-file', severity: 'error', ...reasonOf(file, error), place };
}

/**
 * Lists a folder of the user's, see `listFiles`.
 *
 * @param folder - Relative to the project folder, or absolute.
 * @returns Nothing for one that cannot be listed, with the folder below it that is the reason.
 */
export async function readFolder(projectDir: string, folder: string): Promise<Checked<string[]>> {
  try {
    return { value: await listFiles(resolve(projectDir, folder)), diagnostics: [] };
  } catch (error) {
    const { path = projectDir } = error as NodeJS.ErrnoException;
    const below = relativePath(projectDir, path);
    const reason = below.startsWith(`${folder}/`) ? below : folder;
    return { value: [], diagnostics: [unreadable(reason, error)] };
  }
}

/** The file system's reason without the name of its function and the paths. */
export function systemReason(error: unknown): string {
  return error instanceof Error ? error.message.replace(/, \w+( '.*)?$/s, '') : String(error);
}

function reasonOf(file: string, error: unknown): Pick<Diagnostic, 'message' | 'hint'> {
  const { code, path } = error as { readonly code?: unknown; readonly path?: unknown };
  const target =
    code === 'ENOENT' && typeof path === 'string'
      ? orUndefined(() => readlinkSync(path))
      : undefined;
  if (target !== undefined) {
    return {
      message: `${file} is a symbolic link to ${JSON.stringify(target)}, which does not exist.`,
      hint: 'Correct the link, or remove it.',
    };
  }
  // Node puts this character in the place of bytes that are no UTF-8, and finds no such file then.
  if (code === 'ENOENT' && file.includes('\ufffd')) {
    return {
      message: `${file} cannot be read: its name is not encoded as UTF-8.`,
      hint: 'Rename the file or folder.',
    };
  }
  return {
    message: `${file} cannot be read: ${systemReason(error)}.`,
    hint: 'Check that the file exists and that you have permission to read it.',
  };
}
