import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licenceOf } from './licence-of.js';
import { packageName, resolveLocked } from './lockfile.js';

/**
 * A package whose code is in `dist/`.
 *
 * @typedef {object} BundledPackage
 * @property {string} name
 * @property {string} version
 * @property {string} license SPDX expression
 * @property {string} text its licence, as it asks to be passed on
 * @property {string} [from] the package in whose published files its code came
 */

/** Packages that were published as bundles of others, and where their readable bundles lie. */
const BUNDLES = {
  mermaid: ['dist/mermaid.js', 'dist/chunks/mermaid.core'],
  '@mermaid-js/parser': ['dist/mermaid-parser.core.mjs', 'dist/chunks/mermaid-parser.core'],
};

/** How bundlers say which file of which package follows. */
const ORIGIN =
  /^\s*\/\/ [./]*node_modules\/\.pnpm\/(?:@[^+/]+\+)?[^@/]+@([\w.+-]+?)(?:_[^/]*)?\/node_modules\/((?:@[^/]+\/)?[^/]+)\//gm;

/**
 * Lists the packages whose code is in docgen's: what the bundler took, and what had been bundled
 * into it before it was published.
 *
 * @param {string} root folder of the repository
 * @param {ReadonlyMap<string, import('./lockfile.js').LockedPackage>} lockfile
 * @param {readonly string[]} files that the bundler took, relative to `root`
 * @returns {Promise<BundledPackage[]>} sorted by name and version
 * @throws When a licence is missing or not on the list, see `licence-of.js`.
 */
export async function bundledPackages(root, lockfile, files) {
  const paths = new Set(
    files
      .filter((file) => file.includes('node_modules/'))
      .map((file) => file.slice(0, file.lastIndexOf('node_modules/') + 13) + packageName(file)),
  );
  /** @type {Map<string, BundledPackage>} */
  const found = new Map();
  for (const path of paths) {
    const { name, version } = locked(lockfile, path);
    found.set(`${name}@${version}`, { name, version, ...(await licenceOf(join(root, path))) });
  }
  for (const path of paths) {
    for (const { name, version } of await embedded(root, path)) {
      if (found.has(`${name}@${version}`)) continue;
      const source = bestMatch(lockfile, name, version, path);
      const licence = await licenceOf(join(root, source.path));
      found.set(`${name}@${version}`, { name, version, ...licence, from: packageName(path) });
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

/** @param {ReadonlyMap<string, import('./lockfile.js').LockedPackage>} lockfile @param {string} path */
function locked(lockfile, path) {
  const entry = lockfile.get(path);
  if (entry === undefined) throw new Error(`${path} is bundled, but not in package-lock.json`);
  return entry;
}

/**
 * Names and versions of the packages that a published bundle says it is made of.
 *
 * @param {string} root @param {string} path of the package's folder
 */
async function embedded(root, path) {
  const places = BUNDLES[/** @type {keyof typeof BUNDLES} */ (packageName(path))] ?? [];
  const texts = await Promise.all(places.map((place) => textsAt(join(root, path, place))));
  return texts
    .flat()
    .flatMap((text) => Array.from(text.matchAll(ORIGIN)))
    .map(([, version = '', name = '']) => ({ name, version }));
}

/** @param {string} place a file, or a folder of modules */
async function textsAt(place) {
  if (/\.m?js$/.test(place)) return [await readFile(place, 'utf8')];
  const names = (await readdir(place)).filter((name) => name.endsWith('.mjs'));
  return Promise.all(names.map((name) => readFile(join(place, name), 'utf8')));
}

/**
 * The installed package whose licence is that of an embedded one: the same version, else one of the
 * same major, because a licence changes with a major (d3's packages went from BSD to ISC).
 *
 * @param {ReadonlyMap<string, import('./lockfile.js').LockedPackage>} lockfile
 * @param {string} name @param {string} version @param {string} by path of the bundle's folder
 */
function bestMatch(lockfile, name, version, by) {
  const major = `${version.split('.')[0]}.`;
  const all = [resolveLocked(lockfile, name, by), ...lockfile.values()].filter(
    (entry) => entry?.name === name,
  );
  const match =
    all.find((entry) => entry?.version === version) ??
    all.find((entry) => entry?.version.startsWith(major));
  if (match === undefined) {
    throw new Error(
      `${name} ${version} is part of ${packageName(by)}, but no version ${major}x is installed to take its licence from: add it to packages/docgen/package.json, devDependencies`,
    );
  }
  return match;
}
