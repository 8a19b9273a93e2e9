import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licenceOf } from './licence-of.js';
import { packageName, resolveLocked } from './lockfile.js';

/** @typedef {import('./lockfile.js').LockedPackage} LockedPackage */

/**
 * A package whose code is in `dist/`.
 *
 * @typedef {object} BundledPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license SPDX expression
 * @property {string} text text of the licence
 * @property {string} [from] the package that was published with this package's code in it
 */

/**
 * Packages that were published with other packages bundled in, and their unminified bundles in
 * `dist/`.
 */
const BUNDLES = {
  mermaid: /^(?:mermaid\.js|chunks.mermaid\.core.[^.]+\.mjs)$/,
  '@mermaid-js/parser': /^(?:mermaid-parser\.core\.mjs|chunks.mermaid-parser\.core.[^.]+\.mjs)$/,
};

/** The comment that bundlers write above the code of each file. */
const ORIGIN =
  /^\s*\/\/ [./]*node_modules\/\.pnpm\/(?:@[^+/]+\+)?[^@/]+@([\w.+-]+?)(?:_[^/]*)?\/node_modules\/((?:@[^/]+\/)?[^/]+)\//gm;

/**
 * Lists all packages whose code is in docgen's bundles, including those that were already bundled
 * into one of them when it was published.
 *
 * @param {string} root folder of the repository
 * @param {ReadonlyMap<string, LockedPackage>} lockfile
 * @param {readonly string[]} files inputs of the bundles, relative to `root`
 * @returns {Promise<BundledPackage[]>} sorted by name and version
 * @throws If a licence is missing or not allowed, see `licence-of.js`.
 */
export async function bundledPackages(root, lockfile, files) {
  const paths = new Set(
    files
      .filter((file) => file.includes('node_modules/'))
      .map((file) => file.slice(0, file.lastIndexOf('node_modules/') + 13) + packageName(file)),
  );
  /** @type {Map<string, BundledPackage>} */
  const found = new Map();
  const add = async ({ name, version }, path, from) => {
    const id = `${name}@${version}`;
    if (found.has(id)) return;
    found.set(id, { name, version, ...(await licenceOf(join(root, path))), from });
  };
  for (const path of paths) {
    const locked = lockfile.get(path);
    if (locked === undefined) throw new Error(`${path} is bundled, but not in package-lock.json`);
    await add(locked, path);
  }
  for (const path of paths) {
    for (const part of await embedded(root, path)) {
      await add(part, licenceFolder(lockfile, part, path), packageName(path));
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

/** Names and versions of the packages in a published bundle, according to its comments. */
async function embedded(root, path) {
  const readable = BUNDLES[packageName(path)];
  if (readable === undefined) return [];
  const dist = join(root, path, 'dist');
  const names = (await readdir(dist, { recursive: true })).filter((name) => readable.test(name));
  const texts = await Promise.all(names.map((name) => readFile(join(dist, name), 'utf8')));
  return texts.flatMap((text) =>
    Array.from(text.matchAll(ORIGIN), ([, version, name]) => ({ name, version })),
  );
}

/**
 * The installed package to take the licence of an embedded package from: the same version, or
 * another one of the same major version, because licences change only with those (d3's packages
 * went from BSD to ISC).
 */
function licenceFolder(lockfile, { name, version }, by) {
  const major = `${version.split('.')[0]}.`;
  const all = [resolveLocked(lockfile, name, by), ...lockfile.values()].filter(
    (entry) => entry?.name === name,
  );
  const match =
    all.find((entry) => entry.version === version) ??
    all.find((entry) => entry.version.startsWith(major));
  if (match === undefined) {
    throw new Error(
      `${name} ${version} is part of ${packageName(by)}, but no version ${major}x is installed to take its licence from: add it to packages/docgen/package.json, devDependencies`,
    );
  }
  return match.path;
}
