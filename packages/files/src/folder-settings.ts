import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { MAX_TEXT_SIZE, statRegularFile, UnfitFile } from './read-file.ts';
import { unreadable } from './read-source.ts';
import { relativePath } from './relative-path.ts';

/** What esbuild opens in every folder that it passes, before any plugin is asked. */
const SETTINGS = ['package.json', 'tsconfig.json', 'jsconfig.json'];

/**
 * Checks the settings that the bundler reads by itself in a folder and all folders above it: it
 * would wait for ever for what comes out of a pipe.
 *
 * @param folder - Absolute path.
 * @param projectDir - Absolute path of the folder that messages name files from.
 * @param checked - Folders that need not be checked again; what is checked is added.
 * @returns `not-a-file` or `file-too-large` for each that must not be opened.
 */
export function folderSettings(
  folder: string,
  projectDir: string,
  checked: Set<string> = new Set(),
): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (let at = folder; !checked.has(at); at = dirname(at)) {
    checked.add(at);
    for (const name of SETTINGS) {
      const error = unfit(join(at, name));
      const path = relativePath(projectDir, join(at, name));
      if (error !== undefined) found.push(unreadable(path, error));
    }
  }
  return found;
}

function unfit(path: string): UnfitFile | undefined {
  try {
    // The bundler passes by folders of these names.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false)
      statRegularFile(path, MAX_TEXT_SIZE);
    return undefined;
  } catch (error) {
    // What cannot be looked at cannot be opened either, so nothing waits for it.
    return error instanceof UnfitFile ? error : undefined;
  }
}
