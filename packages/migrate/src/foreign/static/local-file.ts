import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isWithin } from '@docgen/files/is-within';
import { isRegularFile } from '../regular-file.ts';

const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '.mts', '.mjs', '.cts', '.cjs', '.json'];

/**
 * The file that a module imports by path.
 *
 * @param specifier - Starts with a dot or a slash; the extension is optional.
 * @param importer - Absolute path of the module.
 * @param root - Absolute path of the folder that may be read, with symbolic links resolved.
 * @returns `undefined` if it does not exist, `null` if it is not a regular file in `root`.
 */
export function localFile(
  specifier: string,
  importer: string,
  root: string,
): string | null | undefined {
  const path = resolve(dirname(importer), specifier);
  const candidates = [
    path,
    // Imports may name the compiled file of a TypeScript module.
    path.replace(/\.([cm]?)jsx?$/, '.$1ts'),
    ...ENDINGS.map((ending) => path + ending),
    ...ENDINGS.map((ending) => join(path, `index${ending}`)),
  ];
  const file = candidates.find(isRegularFile);
  if (file === undefined) return candidates.some((name) => existsSync(name)) ? null : undefined;
  return isWithin(realpathSync(file), root) ? file : null;
}
