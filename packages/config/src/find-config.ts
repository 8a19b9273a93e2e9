import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Names that a configuration file may have, in the order in which they are looked for. */
const NAMES = [
  'site.config.ts',
  'site.config.mts',
  'site.config.js',
  'site.config.mjs',
  'site.config.json',
];

/**
 * The configuration file to use.
 *
 * @param cwd - Folder to look in, absolute.
 * @param given - Path that the user named, relative to the folder.
 * @returns Absolute path. When nothing is found, that of the file that should be there.
 */
export function findConfig(cwd: string, given?: string): string {
  if (given !== undefined) return resolve(cwd, given);
  const name = NAMES.find((candidate) => existsSync(join(cwd, candidate)));
  return join(cwd, name ?? 'site.config.ts');
}
