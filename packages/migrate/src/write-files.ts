import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
