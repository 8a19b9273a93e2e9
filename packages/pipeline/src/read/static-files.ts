import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { statRegularFile, UnfitFile } from '@docgen/files/read-file';
import { readFolder, unreadable } from '@docgen/files/read-source';
import { relativePath } from '@docgen/files/relative-path';

/** A file that is copied to the site's root. */
export interface StaticFile {
  /** Absolute path. */
  readonly from: string;
  /** Path relative to the project folder, for messages. */
  readonly file: string;
  /** Path relative to the site's root. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
}

/**
 * Lists the static folders. If several folders contain the same path, the first one is used.
 *
 * @returns The files; also reports `unreadable-file` and `not-a-file`.
 */
export async function staticFiles(
  folders: readonly string[],
  projectDir: string,
): Promise<Checked<readonly StaticFile[]>> {
  const diagnostics: Diagnostic[] = [];
  const files = new Map<string, StaticFile>();
  for (const folder of folders) {
    const paths = await readFolder(projectDir, folder);
    diagnostics.push(...paths.diagnostics);
    for (const path of paths.value) {
      if (files.has(path)) continue;
      const from = join(projectDir, folder, path);
      const file = relativePath(projectDir, from);
      try {
        files.set(path, { from, file, path, size: statRegularFile(from).size });
      } catch (error) {
        const isFolder = error instanceof UnfitFile && statSync(from).isDirectory();
        diagnostics.push(isFolder ? notFollowed(file) : unreadable(file, error));
      }
    }
  }
  return { value: [...files.values()], diagnostics };
}

/** `listFiles` returns folders only in this case. */
function notFollowed(file: string): Diagnostic {
  return {
    code: 'not-a-file',
    severity: 'error',
    message: `${file} is a symbolic link to a folder and is not followed, because it points to a folder that contains it or passes through too many links.`,
    hint: 'Remove the link, or put a copy of the folder in its place.',
    place: { file },
  };
}
