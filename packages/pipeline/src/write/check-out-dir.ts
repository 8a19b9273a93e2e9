import { existsSync, lstatSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { orUndefined } from '@docgen/core/basics/or-undefined';
import { remember } from '@docgen/core/basics/remember';
import type { SiteConfig } from '@docgen/core/config';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { mountPointIn } from '@docgen/files/folders/mount-points';
import { makeWorkFolder } from '@docgen/files/folders/work-folder';
import { isWithin, overlap } from '@docgen/files/is-within';
import { systemReason } from '@docgen/files/read-source';
import { resolveLinksOrKeep } from '@docgen/files/resolve-links';
import { schemaFilesOf } from '../schemas/schema-files-of.ts';
import { isReplaceable } from './output-marker.ts';
import {
  foreignFolder,
  mountedFolder,
  notAFolder,
  notWritable,
  overlappingSource,
} from './output-problem.ts';

export interface OutDirInput {
  /** Absolute path of the output folder, as given by the user. */
  readonly outDir: string;
  /** The same with symbolic links resolved: the folder that is replaced. */
  readonly folder: string;
  /** Absolute path of the project folder. */
  readonly projectDir: string;
  /** Absolute path of the configuration file. */
  readonly configFile: string;
  readonly config: SiteConfig;
}

/**
 * Checks before any other work whether the output folder can be written, and whether replacing it
 * would delete files that are not docgen's.
 */
export async function checkOutDir(input: OutDirInput): Promise<Diagnostic[]> {
  const { outDir, folder, projectDir } = input;
  const name = relative(projectDir, outDir) || '.';
  const shown = folder === outDir ? name : `${name} (${folder})`;
  const source = overlapping(input);
  if (source !== undefined) {
    return [overlappingSource(shown, relative(projectDir, source) || '.')];
  }
  try {
    if (existsSync(folder) && !statSync(folder).isDirectory()) return [notAFolder(shown)];
    // The new output is created next to the old one, so the parent folder has to be writable.
    const parent = nearestExisting(dirname(folder));
    if (!statSync(parent).isDirectory()) throw new Error(`${parent} is a file`);
    // Creates a folder, because permissions are not the only possible obstacle: the name may be too
    // long, and `/proc` accepts no folders.
    await makeWorkFolder(join(parent, `${basename(folder)}.building-`)).remove();
    const mount = mountPointIn(folder);
    if (mount !== undefined) return [mountedFolder(shown, folder, mount)];
    return isReplaceable(folder) ? [] : [foreignFolder(shown)];
  } catch (error) {
    return [notWritable(shown, systemReason(error))];
  }
}

/**
 * A source that overlaps with the output. Both paths with symbolic links and resolved paths are
 * compared.
 */
function overlapping({
  outDir,
  folder,
  projectDir,
  configFile,
  config,
}: OutDirInput): string | undefined {
  const { content, staticFolders, theme = [], components = [] } = config;
  const sources = [
    ...[content.map(({ path }) => path), staticFolders, theme, components]
      .flat()
      .map((path) => join(projectDir, path)),
    ...schemaFilesOf({ config, projectDir }),
  ];
  const outputs = [...new Set([outDir, folder])];
  // Most files are in few folders, and to resolve what does not exist takes long.
  const resolvedFolder = remember(resolveLinksOrKeep, Infinity);
  const resolved = (source: string): string => {
    const path = join(resolvedFolder(dirname(source)), basename(source));
    return isLink(path) ? resolveLinksOrKeep(path) : path;
  };
  const isAt = (source: string, clashes: (output: string, path: string) => boolean) =>
    [...new Set([source, resolved(source)])].some((path) =>
      outputs.some((output) => clashes(output, path)),
    );
  return (
    sources.find((source) => isAt(source, overlap)) ??
    (isAt(configFile, (output, path) => output !== path && isWithin(path, output))
      ? configFile
      : undefined)
  );
}

function isLink(path: string): boolean {
  return orUndefined(() => lstatSync(path, { throwIfNoEntry: false }))?.isSymbolicLink() === true;
}

function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}
