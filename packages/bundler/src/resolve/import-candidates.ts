import { statSync } from 'node:fs';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { isInPackage } from './package-of.ts';

/** Extensions that the bundler appends to a path, in its order. */
const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/** Extension of a JavaScript file that imports name in place of the TypeScript file. */
const COMPILED = /\.([cm]?)js(x?)$/;

/**
 * The files that imports of some paths may resolve to. If a path is a file, only that; otherwise
 * also the path with each extension, as a folder with an index, and as TypeScript, whether or not
 * they exist. Files in packages are left out, because they do not change while a site is being
 * written.
 *
 * @param paths - Absolute paths.
 */
export function importCandidates(paths: Iterable<string>): readonly string[] {
  return [...paths].filter((path) => !isInPackage(path)).flatMap(candidatesOf);
}

function candidatesOf(path: string): readonly string[] {
  if (orUndefined(() => statSync(path))?.isFile()) return [path];
  const others = ['', '/index'].flatMap((index) => ENDINGS.map((ending) => path + index + ending));
  const written = ['ts', 'tsx'].map((ending) => path.replace(COMPILED, `.$1${ending}`));
  return [path, ...others, ...written.filter((each) => each !== path)];
}
