import { extname } from 'node:path';
import { assetHash } from './assets/asset-files.ts';

/** A file from esbuild; its path is relative to the base path. */
interface NamedFile {
  readonly path: string;
  readonly contents: Uint8Array;
}

/** esbuild's result for `-[hash].ext`: `-ABCDEFGH.woff2`. */
const ENDING = /-[A-Z2-7]{8}\.\w+$/;
const ENDINGS = new RegExp(ENDING.source.replace('$', '\\b'), 'g');

/**
 * Computes names for the files that stylesheets refer to, such as fonts and pictures: those that
 * the same files have when pages or code refer to them (`AssetFiles`). Otherwise browsers would
 * load a font twice that the theme preloads.
 *
 * @param files - Files from esbuild. Those without esbuild's hash keep their names.
 * @returns A function that replaces esbuild's names in a path or in a text.
 */
export function assetNames(files: readonly NamedFile[]): (text: string) => string {
  const endings = new Map(
    files.flatMap(({ path, contents }) => {
      const ending = ENDING.exec(path)?.[0];
      if (ending === undefined) return [];
      const extension = extname(ending).toLowerCase();
      return [[keyOf(ending), `-${assetHash(contents)}${extension}`] as const];
    }),
  );
  if (endings.size === 0) return (text) => text;
  return (text) => text.replace(ENDINGS, (ending) => endings.get(keyOf(ending)) ?? ending);
}

/** Of two files that differ in the case of their extensions only, esbuild writes one. */
const keyOf = (ending: string) => ending.toLowerCase();
