import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { splitAddress } from '@docgen/core/addresses/address';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import type { SidebarItemConfig, SiteConfig } from '@docgen/core/config';
import type { Checked, Severity } from '@docgen/core/diagnostic';
import { type KeyPath, pathText } from '@docgen/core/diagnostics/key-path';
import { isSdlFile } from '@docgen/core/sources/sdl-file';
import { compareText } from '@docgen/core/strings/compare-text';
import { didYouMeanOf, nearestNames } from '@docgen/core/strings/did-you-mean';
import { isWithin } from '@docgen/files/is-within';
import type { ConfigPlaces } from './config-places.ts';
import { publishedFiles } from './published-files.ts';

/** A file or folder that a key of the configuration names. */
interface NamedPath {
  readonly key: KeyPath;
  readonly written: string;
  /** Possible paths, relative to the project folder. */
  readonly candidates: readonly string[];
  readonly kind: 'file' | 'folder' | 'file or folder';
  readonly severity?: Severity;
  /** Folder that another key names. If that folder is missing, only the other key is reported. */
  readonly below?: string;
  /** How paths are written that are not relative to the project folder. */
  readonly base?: {
    /** Folders that they are relative to, relative to the project folder. */
    readonly folders: readonly string[];
    /** What they start with. */
    readonly start: '' | '/';
  };
}

/**
 * Reports files and folders that the configuration names, but that do not exist or are of the other
 * kind: `config-path-missing`, at the key.
 *
 * @param projectDir - Absolute path of the project folder.
 * @returns Missing paths, relative to the project folder.
 */
export function checkPaths(
  config: SiteConfig,
  projectDir: string,
  placeOf: ConfigPlaces,
): Checked<readonly string[]> {
  const isThere = (path: string, kind: NamedPath['kind']): boolean => {
    const stats = statOf(join(projectDir, path));
    if (kind === 'file or folder') return stats !== undefined;
    return stats !== undefined && stats.isDirectory() === (kind === 'folder');
  };
  const missing = namedPaths(config).filter(
    ({ candidates, kind }) => !candidates.some((path) => isThere(path, kind)),
  );
  const value = missing.flatMap(({ candidates }) => candidates);
  const reported = missing.filter(({ below }) => below === undefined || isThere(below, 'folder'));
  const diagnostics = reported.map((named) => {
    const { key, written, kind, candidates, severity = 'error' } = named;
    const [path = ''] = candidates;
    const stats = statOf(join(projectDir, path));
    const found = stats?.isDirectory() ? 'is a folder' : 'is a file';
    return {
      code: 'config-path-missing' as const,
      severity,
      message: `${pathText(key)} names the ${kind} "${written}", which ${stats === undefined ? 'does not exist' : found}.`,
      hint:
        filesIn(named, projectDir) ??
        (stats === undefined ? undefined : `Name a ${kind}.`) ??
        schemaAdvice(named) ??
        nearest(named, projectDir) ??
        advice(key[0]),
      ...placeOf(key),
    };
  });
  return { value, diagnostics };
}

function namedPaths(config: SiteConfig): NamedPath[] {
  const { content, staticFolders, schemas, theme, components, sidebars, onBrokenLinks } = config;
  const folder = (key: KeyPath, path: string, written = path): NamedPath => {
    return { key, written, candidates: [path], kind: 'folder' };
  };
  const file = (key: KeyPath, path: string): NamedPath => {
    return { key, written: path, candidates: [path], kind: 'file' };
  };
  const sdl = (key: KeyPath, path: string): NamedPath => {
    const kind = isSdlFile(path) ? 'file' : 'file or folder';
    return { key, written: path, candidates: [path], kind };
  };
  const published = (): NamedPath[] => {
    if (onBrokenLinks === 'ignore') return [];
    const folders = staticFolders.length > 0 ? staticFolders : ['static'];
    const severity = onBrokenLinks === 'warn' ? 'warning' : 'error';
    return publishedFiles(config).map(({ key, address, path }) => ({
      ...{ key, written: address, kind: 'file', severity, base: { folders, start: '/' } },
      candidates: folders.map((root) => join(root, path)),
    }));
  };
  return [
    ...content.map(({ path }, index) => folder(['content', index, 'path'], path)),
    ...staticFolders.map((path, index) => folder(['staticFolders', index], path)),
    ...schemas.instances.flatMap(({ paths }, index) =>
      paths.map((path, at) =>
        sdl(['schemas', 'instances', index, 'path', ...(paths.length > 1 ? [at] : [])], path),
      ),
    ),
    ...(['path', 'examples'] as const).flatMap((key) => {
      const path = schemas.composed?.[key];
      return path === undefined ? [] : [file(['schemas', 'composed', key], path)];
    }),
    ...schemas.instances.flatMap(({ errors }, index) =>
      errors === undefined
        ? []
        : [file(['schemas', 'instances', index, 'errors'], splitAddress(errors)[0])],
    ),
    ...(theme === undefined ? [] : [folder(['theme'], theme)]),
    ...(components === undefined ? [] : [file(['components'], components)]),
    ...published(),
    ...Object.entries(sidebars).flatMap(([id, items]) => inSidebar(items, ['sidebars', id])),
  ];

  function inSidebar(items: readonly Readonly<SidebarItemConfig>[], key: KeyPath): NamedPath[] {
    return items.flatMap((item, index) => {
      const at = [...key, index];
      if (item.type === 'category') return inSidebar(item.items, [...at, 'items']);
      if (item.type !== 'autogenerated') return [];
      const root = content.find(({ id }) => id === (item.content ?? content[0]?.id));
      if (root === undefined) return [];
      const named = folder([...at, 'folder'], join(root.path, item.folder), item.folder);
      return [{ ...named, below: root.path, base: { folders: [root.path], start: '' } }];
    });
  }
}

/** Hint that names an SDL file in a folder that is named in place of a supergraph's file. */
function filesIn({ key, candidates }: NamedPath, projectDir: string): string | undefined {
  const [folder] = candidates;
  if (key[1] !== 'composed' || !key.includes('path') || folder === undefined) return undefined;
  const names = orUndefined(() => readdirSync(join(projectDir, folder))) ?? [];
  const files = names
    .filter(isSdlFile)
    .toSorted(compareText)
    .map((name) => JSON.stringify(`${folder.replace(/\/$/, '')}/${name}`));
  if (files.length === 0) return undefined;
  const [first] = files;
  return `Name a file in it, such as ${first}.`;
}

/** Advice on what other programs accept in place of an SDL file. */
function schemaAdvice({ key, written }: NamedPath): string | undefined {
  if (key[0] !== 'schemas') return undefined;
  if (/^https?:/.test(written)) {
    return 'docgen reads no schemas from servers. Save the SDL to a file first, for example with `rover subgraph introspect`, and name that file.';
  }
  return /[*{?]/.test(written)
    ? 'Patterns are not supported. Name a folder, for all SDL files in it, or list the files of the schema.'
    : undefined;
}

/** Suggests existing paths, as the configuration would have to name them. */
function nearest(
  { candidates, base = { folders: ['.'], start: '' } }: NamedPath,
  projectDir: string,
): string | undefined {
  const found = candidates.flatMap((path) => similarPaths(path, projectDir));
  return didYouMeanOf(
    found.flatMap((path) => {
      const folder = base.folders.find((each) => isWithin(path, each) && each !== path);
      return folder === undefined ? [] : [base.start + posix.relative(folder, path)];
    }),
  );
}

/**
 * Existing paths with a similar name in place of the first part of a path that does not exist.
 *
 * @param path - Relative to the project folder, like the result.
 */
function similarPaths(path: string, projectDir: string): string[] {
  const parts = posix.normalize(path).split('/');
  const isThere = (some: readonly string[]) => existsSync(join(projectDir, ...some));
  const count = parts.findIndex((_, index) => !isThere(parts.slice(0, index + 1)));
  const above = parts.slice(0, count);
  const names = orUndefined(() => readdirSync(join(projectDir, ...above))) ?? [];
  const similar = nearestNames(parts[count] ?? '', names).map((name) => [...above, name]);
  const whole = similar.map((some) => [...some, ...parts.slice(count + 1)]).filter(isThere);
  return (whole.length > 0 ? whole : similar).map((some) => some.join('/'));
}

function advice(key: KeyPath[0] | undefined): string {
  switch (key) {
    case 'favicon':
    case 'logo':
      return 'Put the file into a static folder; its address is the path below that folder.';
    case 'sidebars':
      return 'The folder is relative to the path of its content root; "." is all of it.';
    default:
      return 'Paths are relative to the folder of the configuration. Create it, or correct the path.';
  }
}

const statOf = (path: string) => orUndefined(() => statSync(path));
