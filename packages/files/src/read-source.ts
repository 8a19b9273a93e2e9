import { readlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { listFiles } from './list-files.ts';
import { notText } from './not-text.ts';
import { MAX_TEXT_SIZE, readRegularFile, readRegularText, UnfitFile } from './read-file.ts';
import { relativePath } from './relative-path.ts';

/**
 * Reads a text file of the user.
 *
 * @param path - Absolute path.
 * @param file - The same path relative to the project folder, for messages.
 * @param maxSize - In bytes. Default: {@link MAX_TEXT_SIZE}.
 * @returns The text, see {@link plainText}, or one of the diagnostics `unreadable-file`,
 *   `not-a-file`, `file-too-large`, `not-utf8`, `not-text`.
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
  return { value: plainText(text), diagnostics: [] };
}

/** A text without byte order mark and with line feeds only. */
export function plainText(text: string): string {
  const unmarked = text.startsWith('\ufeff') ? text.slice(1) : text;
  return unmarked.includes('\r') ? unmarked.replace(/\r\n?/g, '\n') : unmarked;
}

/** Matches every text that {@link notText} might reject. */
const SUSPICIOUS = /[\0\ufffd]/;

const HINTS = {
  'not-a-file': 'Replace it with a file, or move it out of the folder.',
  'file-too-large':
    'Split the file, or move it out of the folder. For Markdown, markdown.maxFileSize sets the limit in bytes.',
};

/**
 * Reports that a file or folder cannot be read, with the system's reason.
 *
 * @param file - Relative to the project folder.
 * @param error - The error that the file system threw. Its `path` is examined for a dangling link.
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
 * Lists a folder of the user, see `listFiles`.
 *
 * @param folder - Relative to the project folder, or absolute.
 * @returns An empty list if the folder cannot be listed, with a diagnostic about the folder at
 *   fault, which may be below it.
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

/** The message of a file system error without the name of the system call and the paths. */
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
  // Node replaces bytes of a name that are not valid UTF-8 by this character, and then does not
  // find the file.
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
