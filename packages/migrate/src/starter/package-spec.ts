import { basename, dirname, join, resolve } from 'node:path';
import { orUndefined } from '@docgen/core/or-undefined';
import { MAX_TEXT_SIZE, readRegularFile } from '@docgen/files/read-file';
import { relativePath } from '@docgen/files/relative-path';
import { resolveLinksOrKeep } from '@docgen/files/resolve-links';
import { withParents } from '@docgen/files/with-parents';
import { parsedJson } from '../foreign/foreign-value.ts';
import { openSection, type Section } from '../section.ts';

/** The name under which docgen is published; its command is `docgen`. */
export const PACKAGE = 'supergraph-docgen';

export interface PackageSpecInput {
  /** Folder of docgen's package, as the running program lies there: absolute, links resolved. */
  readonly packageFolder: string;
  /** docgen's version. */
  readonly version: string;
  /** Absolute path of the folder whose `package.json` the spec is for; it need not exist. */
  readonly folder: string;
}

/**
 * What a `package.json` has to say for npm to install the docgen that is running.
 *
 * A checkout is named by its path. What was installed is named as it was: by the `package.json` that
 * asked for it (also that of npx's cache), else by what npm noted about it, else by its folder, since
 * npm notes nothing about global packages.
 *
 * @returns A range of versions, a `file:` path relative to the folder, or any other spec that the
 *   user once gave.
 */
export function packageSpec({ packageFolder, version, folder }: PackageSpecInput): string {
  // Relative paths count from where a folder is, not from a link to it.
  const from = resolveLinksOrKeep(folder);
  // Folders with a node_modules that the package lies in, the nearest first.
  const modules = withParents(packageFolder).filter((path) => basename(path) === 'node_modules');
  for (const root of modules.map((path) => dirname(path))) {
    const spec = askedFor(root) ?? installedFrom(root, packageFolder, version);
    if (spec !== undefined) return rebased(spec, root, from);
  }
  return fileSpec(packageFolder, from);
}

/** What the `package.json` of a folder asks for. */
function askedFor(root: string): string | undefined {
  const manifest = openFile(join(root, 'package.json'));
  return ['devDependencies', 'dependencies', 'optionalDependencies']
    .map((group) => manifest.section(group)?.text(PACKAGE))
    .find((spec) => spec !== undefined);
}

/** What npm wrote down when it filled `node_modules`. Registries may be left out of it. */
function installedFrom(root: string, packageFolder: string, version: string): string | undefined {
  const path = relativePath(root, packageFolder);
  const installed = openFile(join(root, 'node_modules/.package-lock.json'));
  const entry = installed.section('packages')?.section(path);
  const resolved = entry?.text('resolved') ?? `/${PACKAGE}/-/`;
  return entry && (resolved.includes(`/${PACKAGE}/-/`) ? `^${version}` : resolved);
}

/** The same spec for a `package.json` in another folder. */
function rebased(spec: string, root: string, folder: string): string {
  const [, path] = /^(?:file:|link:|portal:|(?=\.{1,2}\/))(.*)$/s.exec(spec) ?? [];
  return path === undefined ? spec : fileSpec(resolve(root, path), folder);
}

function fileSpec(path: string, folder: string): string {
  return `file:${relativePath(folder, path)}`;
}

/** A JSON file; what is not there or of no use is an empty one. */
function openFile(file: string): Section {
  const bytes = orUndefined(() => readRegularFile(file, MAX_TEXT_SIZE));
  return openSection(bytes && parsedJson(bytes.toString('utf8')));
}
