import { resolve } from 'node:path';
import type { Metafile } from 'esbuild';
import { ASSET, TEXT } from './assets/asset-modules.ts';

/**
 * The files that a bundle is made from and that may change while a site is written: those in
 * `node_modules` are not among them, nor are modules that have no file.
 *
 * @param metafile - esbuild's notes on a bundle; without them there are none.
 * @param projectDir - Absolute path of the folder that esbuild worked in.
 * @returns Absolute paths.
 */
export function projectInputs(metafile: Metafile | undefined, projectDir: string): string[] {
  return Object.keys(metafile?.inputs ?? {})
    .map((path) => path.replace(FILE, ''))
    .filter((path) => !/(^|\/)node_modules\//.test(path) && !/^[\w-]{2,}:/.test(path))
    .map((path) => resolve(projectDir, path));
}

/** Before the paths of files that modules are made of. */
const FILE = new RegExp(`^(?:${ASSET}|${TEXT}):`);
