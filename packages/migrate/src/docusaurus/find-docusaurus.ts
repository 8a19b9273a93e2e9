import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];

/**
 * The configuration of the Docusaurus site in a folder.
 *
 * @param folder - Absolute path.
 * @returns Name of the file, or `undefined` when there is none.
 */
export function findDocusaurus(folder: string): string | undefined {
  return ENDINGS.map((ending) => `docusaurus.config.${ending}`).find((name) =>
    existsSync(join(folder, name)),
  );
}
