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
 * @property {string} text its licence, as it asks to be passed on
 * @property {string} [from] the package in whose published files its code came
 */

/** Packages that were published as bundles of others, and their readable bundles in `dist/`. */
const BUNDLES = {
  mermaid: /^(?:mermaid\.js|chunks.mermaid\.core.[^.]+\.mjs)$/,
  '@mermaid-js/parser': /^(?:mermaid-parser\.core\.mjs|chunks.mermaid-parser\.core.[^.]+\.mjs)$/,
};

/** How bundlers say which file of which package follows. */
const ORIGIN =
  /^\s*\/\/ [./]*node_modules\/\.pnpm\/(?:@[^+/]+\+)?[^@/]+@([\w.+-]+?)(?:_[^/]*)?\/node_modules\/((?:@[^/]+\/)?[^/]+)\//gm;

/**
 * Lists the packages whose code is in docgen's: what the bundler took, and what had been bundled
 * into it before it was published.
 *
 * @param {string} root folder of the repository
 * @param {ReadonlyMap<string, LockedPackage>} lockfile
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

/** Names and versions of the packages that a published bundle says it is made of. */
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
 * The installed package whose licence is that of an embedded one: the same version, else one of the
 * same major, because a licence changes with a major (d3's packages went from BSD to ISC).
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
