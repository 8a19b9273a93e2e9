import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, posix } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { didYouMeanOf, nearestNames } from '@docgen/core/strings/did-you-mean';
import { inWords } from '@docgen/core/strings/in-words';
import { MAX_TEXT_SIZE, readRegularText } from '@docgen/files/read-file';
import { withParents } from '@docgen/files/with-parents';
import { REACT_PACKAGE } from './react-packages.ts';

/** Maximum number of subpaths that a hint lists. */
const MOST_LISTED = 8;

/** An import from a package. */
interface PackageImport {
  /** For example `@shop/cards/list`. */
  readonly specifier: string;
  /** The package in it, for example `@shop/cards`. */
  readonly name: string;
  /** Absolute path of the site's folder. */
  readonly projectDir: string;
  /** True if the configuration imports it, which does not get docgen's copy of React. */
  readonly isInConfig: boolean;
}

/**
 * Describes an import that an installed package does not offer.
 *
 * @returns `undefined` if the package is not installed.
 */
export function missingModule({
  specifier,
  name,
  projectDir,
  isInConfig,
}: PackageImport): { readonly message: string; readonly hint: string } | undefined {
  const folders =
    REACT_PACKAGE.test(name) && !isInConfig
      ? createRequire(import.meta.url).resolve.paths(name)
      : withParents(projectDir).map((at) => join(at, 'node_modules'));
  const folder = folders
    ?.map((at) => join(at, name))
    .find((at) => existsSync(join(at, 'package.json')));
  if (folder === undefined) return undefined;
  const subpath = specifier.slice(name.length + 1);
  const { exports } = orUndefined(() => manifestIn(folder)) ?? {};
  const offered = exports === undefined ? filesBeside(folder, subpath) : subpathsOf(exports);
  const full = (paths: readonly string[]) => paths.map((path) => posix.join(name, path));
  if (subpath === '' || (exports !== undefined && full(offered).includes(specifier))) {
    return {
      message: `The package "${name}" is installed, but its package.json names no existing file for imports of "${specifier}".`,
      hint: 'If it is a package of your own, build it first. Otherwise see in its documentation what it offers for imports: some packages have only subpaths, only types, or only modules for CommonJS.',
    };
  }
  // Only the last parts are compared: with the name of the package, all would be similar.
  const nearest = nearestNames(
    basename(subpath),
    offered.flatMap((each) => (each === '.' ? [] : basename(each))),
  );
  const near = nearest.flatMap((last) => offered.find((each) => basename(each) === last) ?? []);
  return {
    message: `The package "${name}" is installed, but has no "${subpath}" for imports.`,
    hint:
      didYouMeanOf(full(near)) ??
      (exports === undefined ? CORRECT : importOne(full(offered), hasPatterns(exports))),
  };
}

const CORRECT =
  'Correct the path. See in the documentation of the package what it offers for imports.';

/** @param hasMore - Whether the package offers more than these. */
function importOne(specifiers: readonly string[], hasMore: boolean): string {
  if (specifiers.length === 0) return CORRECT;
  const listed = specifiers.slice(0, MOST_LISTED).map((each) => `"${each}"`);
  const isPart = hasMore || specifiers.length > MOST_LISTED;
  const rest = isPart ? ', or another one of its `exports`' : '';
  return `Import ${inWords(listed, 'or')}${rest}.`;
}

function manifestIn(folder: string): { readonly exports?: unknown } {
  return JSON.parse(readRegularText(join(folder, 'package.json'), MAX_TEXT_SIZE));
}

/** The keys of `exports` such as `./list`; `.` if it contains only conditions. */
function subpathsOf(exports: unknown): string[] {
  const keys = keysOf(exports);
  const subpaths = keys.filter((key) => key.startsWith('.') && !key.includes('*'));
  return keys.some((key) => key.startsWith('.')) ? subpaths : ['.'];
}

/** Whether `exports` has a key such as `./*`. */
function hasPatterns(exports: unknown): boolean {
  return keysOf(exports).some((key) => key.includes('*'));
}

function keysOf(exports: unknown): string[] {
  return typeof exports === 'object' && exports !== null ? Object.keys(exports) : [];
}

function filesBeside(folder: string, path: string): string[] {
  const parent = dirname(path);
  const entries =
    orUndefined(() => readdirSync(join(folder, parent), { withFileTypes: true })) ?? [];
  return entries.flatMap((entry) => (entry.isFile() ? posix.join(parent, entry.name) : []));
}
