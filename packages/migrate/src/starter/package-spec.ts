import { basename, dirname, join, resolve } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { MAX_TEXT_SIZE, readRegularFile } from '@docgen/files/read-file';
import { relativePath } from '@docgen/files/relative-path';
import { resolveLinksOrKeep } from '@docgen/files/resolve-links';
import { withParents } from '@docgen/files/with-parents';
import { parsedJson } from '../foreign/foreign-value.ts';
import { openSection, type Section } from '../section.ts';

/** The name under which docgen is published; its command is `docgen`. */
export const PACKAGE = 'supergraph-docgen';

export interface PackageSpecInput {
  /** Absolute path of the running docgen's package, with symbolic links resolved. */
  readonly packageFolder: string;
  /** docgen's version. */
  readonly version: string;
  /** Absolute path of the folder whose `package.json` the spec is for; it need not exist. */
  readonly folder: string;
}

/**
 * The dependency spec with which npm installs the running version of docgen.
 *
 * For a checkout, this is its path. For an installed package, it is the spec from the
 * `package.json` that it was installed for (or that of npx's cache), or else from npm's lock file
 * in `node_modules`, or else the package's folder, because npm has no lock file for global
 * packages.
 *
 * @returns A version range, a `file:` path relative to the folder, or any other spec from the user.
 */
export function packageSpec({ packageFolder, version, folder }: PackageSpecInput): string {
  // npm resolves relative paths from the real folder, not from a link to it.
  const from = resolveLinksOrKeep(folder);
  // The node_modules folders that contain the package, nearest first.
  const modules = withParents(packageFolder).filter((path) => basename(path) === 'node_modules');
  for (const root of modules.map((path) => dirname(path))) {
    const spec = askedFor(root) ?? installedFrom(root, packageFolder, version);
    if (spec !== undefined) return rebased(spec, root, from);
  }
  return fileSpec(packageFolder, from);
}

/** The spec from the `package.json` of a folder. */
function askedFor(root: string): string | undefined {
  const manifest = openFile(join(root, 'package.json'));
  return ['devDependencies', 'dependencies', 'optionalDependencies']
    .map((group) => manifest.section(group)?.text(PACKAGE))
    .find((spec) => spec !== undefined);
}

/** The spec from npm's lock file in `node_modules`. It may lack the address of the registry. */
function installedFrom(root: string, packageFolder: string, version: string): string | undefined {
  const path = relativePath(root, packageFolder);
  const installed = openFile(join(root, 'node_modules/.package-lock.json'));
  const entry = installed.section('packages')?.section(path);
  const resolved = entry?.text('resolved') ?? `/${PACKAGE}/-/`;
  return entry && (resolved.includes(`/${PACKAGE}/-/`) ? `^${version}` : resolved);
}

/** Converts a spec for a `package.json` in another folder. */
function rebased(spec: string, root: string, folder: string): string {
  const [, path] = /^(?:file:|link:|portal:|(?=\.{1,2}\/))(.*)$/s.exec(spec) ?? [];
  return path === undefined ? spec : fileSpec(resolve(root, path), folder);
}

function fileSpec(path: string, folder: string): string {
  return `file:${relativePath(folder, path)}`;
}

/** Reads a JSON file. Missing and invalid files are treated as empty. */
function openFile(file: string): Section {
  const bytes = orUndefined(() => readRegularFile(file, MAX_TEXT_SIZE));
  return openSection(bytes && parsedJson(bytes.toString('utf8')));
}
