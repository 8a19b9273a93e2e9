import { statSync } from 'node:fs';
import { orUndefined } from '@docgen/core/or-undefined';

/** Extensions that the bundler appends to a path, in its order. */
const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/**
 * The files that an import of a path may resolve to. If the path is a file, only that; otherwise
 * also the path with each extension and as a folder with an index, whether or not they exist.
 *
 * @param path - Absolute path.
 */
export function importCandidates(path: string): readonly string[] {
  if (orUndefined(() => statSync(path))?.isFile()) return [path];
  const others = ['', '/index'].flatMap((index) => ENDINGS.map((ending) => path + index + ending));
  return [path, ...others];
}
