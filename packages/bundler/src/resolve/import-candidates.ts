import { statSync } from 'node:fs';
import { orUndefined } from '@docgen/core/or-undefined';

/** What the bundler puts behind a path, in its order. */
const ENDINGS = ['.tsx', '.ts', '.jsx', '.js', '.css', '.json'];

/**
 * The files that an import of a path may lead to: the file itself where there is one, else also those
 * with an ending and the index of a folder, there or not.
 *
 * @param path - Absolute.
 */
export function importCandidates(path: string): readonly string[] {
  if (orUndefined(() => statSync(path))?.isFile()) return [path];
  const others = ['', '/index'].flatMap((index) => ENDINGS.map((ending) => path + index + ending));
  return [path, ...others];
}
