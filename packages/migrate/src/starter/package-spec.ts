import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { MAX_TEXT_SIZE, readRegularFile } from '@docgen/files/read-file';

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
  const from = realFolder(folder);
  for (const root of rootsOf(packageFolder)) {
    const spec = askedFor(root) ?? installedFrom(root, packageFolder, version);
    if (spec !== undefined) return rebased(spec, root, from);
  }
  return fileSpec(packageFolder, from);
}

/** Folders with a `node_modules` that the package lies in, the nearest first. */
function rootsOf(packageFolder: string): string[] {
  const roots: string[] = [];
  for (let path = packageFolder; path !== dirname(path); path = dirname(path)) {
    if (basename(path) === 'node_modules') roots.push(dirname(path));
  }
  return roots;
}

/** What the `package.json` of a folder asks for. */
function askedFor(root: string): string | undefined {
  const manifest = readObject(join(root, 'package.json'));
  const groups = [manifest.devDependencies, manifest.dependencies, manifest.optionalDependencies];
  return groups.map((group) => textIn(group, PACKAGE)).find((spec) => spec !== undefined);
}

/** What npm wrote down when it filled `node_modules`. Registries may be left out of it. */
function installedFrom(root: string, packageFolder: string, version: string): string | undefined {
  const { packages } = readObject(join(root, 'node_modules/.package-lock.json'));
  const entry = asObject(packages)[relative(root, packageFolder).split('\\').join('/')];
  if (entry === undefined) return undefined;
  const resolved = textIn(entry, 'resolved');
  return resolved === undefined || resolved.includes(`/${PACKAGE}/-/`) ? `^${version}` : resolved;
}

/** The same spec for a `package.json` in another folder. */
function rebased(spec: string, root: string, folder: string): string {
  const [, path] = /^(?:file:|link:|portal:|(?=\.{1,2}\/))(.*)$/s.exec(spec) ?? [];
  return path === undefined ? spec : fileSpec(resolve(root, path), folder);
}

function fileSpec(path: string, folder: string): string {
  return `file:${relative(folder, path).split('\\').join('/')}`;
}

/** Relative paths count from where a folder is, not from a link to it. */
function realFolder(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder === dirname(folder)
      ? folder
      : join(realFolder(dirname(folder)), basename(folder));
  }
}

function readObject(file: string): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(readRegularFile(file, MAX_TEXT_SIZE).toString('utf8')));
  } catch {
    // Not there or of no use: then nothing is known from it.
    return {};
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textIn(value: unknown, key: string): string | undefined {
  const text = asObject(value)[key];
  return typeof text === 'string' ? text : undefined;
}
