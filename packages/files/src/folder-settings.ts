import { readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { projectFolders } from './package-manager.ts';
import { MAX_TEXT_SIZE, statRegularFile, UnfitFile } from './read-file.ts';
import { unreadable } from './read-source.ts';
import { relativePath } from './relative-path.ts';

/** Files that esbuild opens in every folder that it visits, before it calls any plugin. */
const SETTINGS = ['package.json', 'tsconfig.json', 'jsconfig.json'];

/**
 * The settings files of a project, whether or not they exist: `tsconfig.json` may contain aliases of
 * imports, for example. Also the files that these extend, except those of packages.
 *
 * @param projectDir - Absolute path.
 * @returns Absolute paths.
 */
export function projectSettings(projectDir: string): string[] {
  const files = new Set(
    projectFolders(projectDir).flatMap((at) => SETTINGS.map((name) => join(at, name))),
  );
  // Those that are added are visited as well.
  for (const file of files) for (const base of extendedBy(file)) files.add(base);
  return [...files];
}

/** The files that a settings file may extend. What is commented out counts, which does no harm. */
function extendedBy(file: string): string[] {
  const text = orUndefined(() => {
    statRegularFile(file, MAX_TEXT_SIZE);
    return readFileSync(file, 'utf8');
  });
  const [, value = ''] = /"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/.exec(text ?? '') ?? [];
  return Array.from(value.matchAll(/"([^"]*)"/g), ([, path = '']) => path)
    .filter((path) => path.startsWith('.') || isAbsolute(path))
    .flatMap((path) => [path, `${path}.json`])
    .map((path) => resolve(dirname(file), path));
}

/**
 * Checks the settings files that the bundler itself opens in a folder and all its parents, because
 * it would wait forever for a named pipe.
 *
 * @param folder - Absolute path.
 * @param projectDir - Absolute path of the folder that paths in messages are relative to.
 * @param checked - Results of earlier calls by folder; new ones are added.
 * @returns `not-a-file` or `file-too-large` for each file that must not be opened.
 */
export function folderSettings(
  folder: string,
  projectDir: string,
  checked: Map<string, readonly Diagnostic[]> = new Map(),
): readonly Diagnostic[] {
  const known = checked.get(folder);
  if (known !== undefined) return known;
  const own = SETTINGS.flatMap((name) => {
    const error = unfit(join(folder, name));
    return error === undefined
      ? []
      : [unreadable(relativePath(projectDir, join(folder, name)), error)];
  });
  const parent = dirname(folder);
  const found = parent === folder ? own : [...own, ...folderSettings(parent, projectDir, checked)];
  checked.set(folder, found);
  return found;
}

function unfit(path: string): UnfitFile | undefined {
  try {
    // The bundler ignores folders with these names.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false)
      statRegularFile(path, MAX_TEXT_SIZE);
    return undefined;
  } catch (error) {
    // A path that cannot be examined cannot be opened either, so the bundler does not wait for it.
    return error instanceof UnfitFile ? error : undefined;
  }
}
