import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { ASSET, TEXT } from './namespaces.ts';
import { isInPackage } from './resolve/package-of.ts';

/**
 * The files in a bundle that may change while a site is being written. Excludes those in
 * `node_modules` and modules without a file.
 *
 * @param metafile - esbuild's metafile of the bundle; the result is empty if it is `undefined`.
 * @param projectDir - Absolute path of the folder that esbuild ran in.
 * @returns Absolute paths.
 */
export function projectInputs(metafile: Metafile | undefined, projectDir: string): string[] {
  return Object.keys(metafile?.inputs ?? {})
    .map((path) => path.replace(FILE, ''))
    .filter((path) => !isInPackage(path) && !/^[\w-]{2,}:/.test(path))
    .map((path) => resolve(projectDir, path));
}

/** Prefix of paths of files that docgen's plugins load. */
const FILE = new RegExp(`^(?:${ASSET}|${TEXT}):`);
