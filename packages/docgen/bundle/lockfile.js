import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A package in the lockfile.
 *
 * @typedef {object} LockedPackage
 * @property {string} path path of its folder, relative to the repository
 * @property {string} name
 * @property {string} version
 * @property {string} [license] SPDX expression
 * @property {string} [integrity] as in the lockfile
 * @property {boolean} [optional] whether it is installed only on some platforms
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * Reads all packages in `package-lock.json` that come from a registry.
 *
 * @param {string} root folder of the repository
 * @returns {Promise<Map<string, LockedPackage>>} by path of the package's folder
 */
export async function readLockfile(root) {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  return new Map(
    Object.entries(packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && !link)
      .map(([path, entry]) => [path, { ...entry, path, name: packageName(path) }]),
  );
}

/**
 * The name of the package that an import refers to, or that contains a path below `node_modules`.
 */
export function packageName(path) {
  const name = path.replace(/^.*node_modules\//, '');
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}

/**
 * Resolves a dependency like Node: in the `node_modules` of the given folder or of its ancestors.
 *
 * @param {ReadonlyMap<string, LockedPackage>} lockfile
 * @param {string} name
 * @param {string} from path of the folder of the dependent package
 * @returns {LockedPackage | undefined}
 */
export function resolveLocked(lockfile, name, from) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)[^/]+$/, '')) {
    const found = lockfile.get(`${folder === '' ? '' : `${folder}/`}node_modules/${name}`);
    if (found !== undefined || folder === '') return found;
  }
}

/**
 * Collects packages and all of their transitive dependencies.
 *
 * @param {ReadonlyMap<string, LockedPackage>} lockfile
 * @param {readonly string[]} names
 * @param {string} from path of the folder of the dependent package
 * @returns {Map<LockedPackage, LockedPackage[]>} the packages with their direct dependencies
 */
export function closureOf(lockfile, names, from) {
  const closure = new Map();
  const visit = (needed, by) =>
    needed.flatMap((name) => {
      const found = resolveLocked(lockfile, name, by);
      if (found === undefined) return [];
      if (!closure.has(found)) {
        closure.set(found, []);
        const { dependencies, optionalDependencies } = found;
        const further = Object.keys({ ...dependencies, ...optionalDependencies });
        closure.set(found, visit(further, found.path));
      }
      return [found];
    });
  visit(names, from);
  return closure;
}
