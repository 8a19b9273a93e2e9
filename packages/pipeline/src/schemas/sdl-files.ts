import { statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import { isSdlFile } from '@docgen/core/sources/sdl-file';
import { readFolder } from '@docgen/files/read-source';

/**
 * The SDL files of a schema: the files that the configuration names, and those in and below the
 * folders that it names, each once.
 *
 * @param paths - Relative to the project folder, like the result.
 * @param empty - Creates the diagnostic about a folder without SDL files. @default none
 * @returns In the order of the configuration, files of a folder sorted by code unit. Paths at which
 *   there is nothing are returned as files, because reading them reports that.
 */
export async function sdlFiles(
  paths: readonly string[],
  projectDir: string,
  empty?: (folder: string) => Diagnostic,
): Promise<Checked<readonly string[]>> {
  const files = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const path of paths) {
    const isFolder = orUndefined(() => statSync(join(projectDir, path)))?.isDirectory() === true;
    const { value: names, diagnostics: wrong } = isFolder
      ? await readFolder(projectDir, path)
      : { value: undefined, diagnostics: [] };
    diagnostics.push(...wrong);
    const found = names?.filter(isSdlFile).map((name) => posix.join(path, name)) ?? [
      posix.normalize(path),
    ];
    if (empty && found.length === 0 && wrong.length === 0) diagnostics.push(empty(path));
    for (const file of found) files.add(file);
  }
  return { value: [...files], diagnostics };
}
