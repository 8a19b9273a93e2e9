import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Possible names of a configuration file, in order of precedence. */
const NAMES = [
  'site.config.ts',
  'site.config.mts',
  'site.config.js',
  'site.config.mjs',
  'site.config.json',
];

/**
 * Finds the configuration file.
 *
 * @param cwd - Folder to search, absolute.
 * @param given - Path that the user specified, relative to the folder.
 * @returns Absolute path. If there is no such file, that of the `site.config.ts` that should be
 *   there.
 */
export function findConfig(cwd: string, given?: string): string {
  if (given !== undefined) return resolve(cwd, given);
  const name = NAMES.find((candidate) => existsSync(join(cwd, candidate)));
  return join(cwd, name ?? 'site.config.ts');
}
