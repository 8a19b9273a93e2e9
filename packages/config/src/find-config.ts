import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { compareText } from '@docgen/core/strings/compare-text';
import { folderEntries } from '@docgen/files/folder-entries';

/** Possible names of a configuration file, in order of precedence. */
const NAMES = [
  'site.config.ts',
  'site.config.mts',
  'site.config.js',
  'site.config.mjs',
  'site.config.json',
] as const;

/**
 * Finds the configuration file.
 *
 * @param cwd - Folder to search, absolute.
 * @param given - Path that the user specified, relative to the folder: that of the file, or of the
 *   folder that contains it.
 * @returns Absolute path. If there is no such file, that of the `site.config.ts` that should be
 *   there.
 */
export function findConfig(cwd: string, given?: string): string {
  const possible = possibleConfigs(cwd, given);
  return possible.find((path) => existsSync(path)) ?? possible[0];
}

/**
 * The paths at which {@link findConfig} looks for the configuration file, with the same parameters.
 *
 * @returns Absolute paths in one folder, in order of precedence.
 */
export function possibleConfigs(cwd: string, given?: string): readonly [string, ...string[]] {
  const path = given === undefined ? cwd : resolve(cwd, given);
  if (given !== undefined && !isFolder(path)) return [path];
  const [first, ...others] = NAMES;
  const within = (name: string) => join(path, name);
  return [within(first), ...others.map(within)];
}

/** How many levels of folders are searched below a folder, as in `apps/docs` of a monorepo. */
const LEVELS = 3;

/**
 * Finds configuration files in a folder, or else in the folders below it, except in hidden folders
 * and in `node_modules`.
 *
 * @param folder - Absolute path.
 * @returns Absolute paths.
 */
export function configsBelow(folder: string): readonly string[] {
  let level = [folder];
  for (let depth = 0; depth <= LEVELS; depth++) {
    const found = level.flatMap(configsIn);
    if (found.length > 0) return found;
    level = level.flatMap(foldersIn);
  }
  return [];
}

function isFolder(path: string): boolean {
  return orUndefined(() => statSync(path))?.isDirectory() ?? false;
}

function configsIn(folder: string): string[] {
  return possibleConfigs(folder)
    .filter((path) => existsSync(path))
    .slice(0, 1);
}

/** The folders in a folder, in the order of their names. Links are not followed. */
function foldersIn(folder: string): string[] {
  return folderEntries(folder)
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
    .map(({ name }) => join(folder, name))
    .sort(compareText);
}
