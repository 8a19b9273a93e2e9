import { existsSync, statSync } from 'node:fs';
import { open, rmdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { makeFolders } from '@docgen/files/folders/make-folders';
import { systemReason } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';
import { withParents } from '@docgen/files/with-parents';
import type { PlannedFile } from './init-outcome.ts';

/**
 * Writes files that do not exist yet: all of them, or none.
 *
 * @param folder - Absolute path; it is created if it does not exist.
 * @returns Paths of the files that were created (`written`), and of those that existed (`kept`).
 * @throws The file system's error, after removing what was created. A file that exists is no error.
 */
export async function writeFiles(
  folder: string,
  files: readonly PlannedFile[],
): Promise<{ readonly written: readonly string[]; readonly kept: readonly string[] }> {
  const written: string[] = [];
  const kept: string[] = [];
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const { path, text } of files) {
      const target = join(folder, path);
      makeFolders(dirname(target), (made) => undo.push(() => rmdir(made)));
      // Fails if the file exists, even if it was created a moment ago.
      const file = await open(target, 'wx').catch(unlessThere);
      if (file === undefined) {
        kept.push(path);
        continue;
      }
      undo.push(() => unlink(target));
      await file.writeFile(text).finally(() => file.close());
      written.push(path);
    }
  } catch (error) {
    for (const back of undo.toReversed()) await back().catch(() => undefined);
    throw error;
  }
  return { written, kept };
}

function unlessThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'EEXIST') throw error;
}

/**
 * Reports that files cannot be written.
 *
 * @param error - What {@link writeFiles} threw.
 */
export function notWritten(folder: string, error: unknown): Diagnostic {
  return {
    code: 'init-not-writable',
    severity: 'error',
    message: `No site can be created in ${folder}: ${systemReason(error)}.`,
    hint: 'Change the permissions, or name another folder with --dir.',
  };
}

/**
 * Finds a file in the place of a required folder.
 *
 * @param folder - Absolute path.
 * @param files - The files to write.
 * @returns `init-file-in-the-way`, or `undefined`.
 */
export function fileInTheWay(
  folder: string,
  files: readonly PlannedFile[],
): Diagnostic | undefined {
  for (const { path } of files) {
    const parent = withParents(dirname(join(folder, path))).find((at) => existsSync(at));
    if (parent === undefined || statSync(parent).isDirectory()) continue;
    const file = relativePath(folder, parent);
    return {
      code: 'init-file-in-the-way',
      severity: 'error',
      message: `${file} is a file, but a folder is needed for ${path}.`,
      hint: 'Rename it, or name another folder with --dir.',
      place: { file },
    };
  }
  return undefined;
}
