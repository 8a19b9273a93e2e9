import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { withParents } from './with-parents.ts';

/**
 * Finds a file that stands where a folder is needed.
 *
 * @param folder - Absolute path.
 * @param paths - Files that are to be made, relative to it.
 * @returns `init-file-in-the-way`, or `undefined`.
 */
export function fileInTheWay(folder: string, paths: readonly string[]): Diagnostic | undefined {
  for (const path of paths) {
    const parent = withParents(dirname(join(folder, path))).find((at) => existsSync(at));
    if (parent === undefined || statSync(parent).isDirectory()) continue;
    const file = relative(folder, parent).split(sep).join('/');
    return {
      code: 'init-file-in-the-way',
      severity: 'error',
      message: `${file} is a file, but there has to be a folder for ${path}.`,
      hint: 'Rename it, or name another folder with --dir.',
      place: { file },
    };
  }
  return undefined;
}
