import { existsSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { relativePath } from '@docgen/files/relative-path';
import { withParents } from '@docgen/files/with-parents';
import type { PlannedFile } from './init-outcome.ts';

/**
 * Writes files that do not exist yet.
 *
 * @param folder - Absolute path; made when it does not exist.
 * @throws The file system's error, except for files that exist.
 */
export async function writeFiles(
  folder: string,
  files: readonly PlannedFile[],
): Promise<{ readonly written: readonly string[]; readonly kept: readonly string[] }> {
  const written: string[] = [];
  const kept: string[] = [];
  for (const { path, text } of files) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    try {
      // Fails when there is something, be it since a moment ago.
      await writeFile(target, text, { flag: 'wx' });
      written.push(path);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      kept.push(path);
    }
  }
  return { written, kept };
}

/**
 * Finds a file that stands where a folder is needed.
 *
 * @param folder - Absolute path.
 * @param files - What is to be made.
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
      message: `${file} is a file, but there has to be a folder for ${path}.`,
      hint: 'Rename it, or name another folder with --dir.',
      place: { file },
    };
  }
  return undefined;
}
