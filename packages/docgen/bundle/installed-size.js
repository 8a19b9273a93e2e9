import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { closureOf } from './lockfile.js';

/**
 * Measures what a dependency adds to `node_modules` on this platform.
 *
 * @param {string} root folder of the repository
 * @param {ReadonlyMap<string, import('./lockfile.js').LockedPackage>} lockfile
 * @param {string} name
 * @param {string} from path of the folder of the package that depends on it
 * @returns {Promise<{ own: number, all: number, packages: number }>} bytes of its own files, bytes
 *   and number of packages with all that it depends on
 */
export async function installedSize(root, lockfile, name, from) {
  const paths = Array.from(closureOf(lockfile, [name], from).keys(), ({ path }) => path).filter(
    (path) => existsSync(join(root, path)),
  );
  /** @type {Set<string>} */
  const seen = new Set();
  const sizes = [];
  // Dependencies first: esbuild links to the program of one of them, which is there once.
  for (const path of paths.toReversed()) sizes.push(await bytesBelow(join(root, path), seen));
  return {
    own: sizes.at(-1) ?? 0,
    all: sizes.reduce((sum, size) => sum + size, 0),
    packages: paths.length,
  };
}

/**
 * Without the packages that were installed into it.
 *
 * @param {string} folder
 * @param {Set<string>} seen files that are counted already; gets those of the folder
 * @returns {Promise<number>}
 */
async function bytesBelow(folder, seen) {
  const entries = await readdir(folder, { withFileTypes: true });
  const sizes = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'node_modules' ? 0 : bytesBelow(path, seen);
      const { size, dev, ino } = await stat(path, { bigint: true });
      const file = `${dev}:${ino}`;
      if (seen.has(file)) return 0;
      seen.add(file);
      return Number(size);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
