import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Age in milliseconds up to which files of earlier bundles are kept, because a docgen that started
 * before may still import them.
 */
const PATIENCE = 24 * 3600e3;

/**
 * Removes files of earlier bundles, whose names contain a hash, so that no later one replaces them.
 *
 * @param {string} folder absolute path; may be missing
 * @param {ReadonlySet<string>} current absolute paths of the files of this bundle
 */
export async function removeOldFiles(folder, current) {
  const names = await readdir(folder).catch(() => []);
  const others = names.map((name) => join(folder, name)).filter((path) => !current.has(path));
  await Promise.all(
    others.map(async (path) => {
      // Another program that bundles may remove or rename it meanwhile.
      const stats = await stat(path).catch(() => undefined);
      const isOld = stats?.isFile() && Date.now() - stats.mtimeMs > PATIENCE;
      if (isOld) await rm(path, { force: true });
    }),
  );
}
