import { join, resolve } from 'node:path';
import type { Diagnostic } from '@docgen/core/diagnostic';
import { isSdlFile } from '@docgen/core/sources/sdl-file';
import { relativePath } from '@docgen/files/relative-path';
import { repositoryRoot } from '../foreign/project-root.ts';
import { projectFiles } from '../read-project-file.ts';
import { type FoundSdl, findSdl, NOT_PUBLISHED } from './find-sources.ts';
import {
  completeList,
  type NamedSubgraphs,
  namedSubgraphs,
  otherLists,
} from './named-subgraphs.ts';

/** The schemas of a project, before its SDL is read. All paths are relative to `root`. */
export interface FoundSchemas {
  /** Absolute path of the folder that was searched. */
  readonly root: string;
  readonly sdl: FoundSdl;
  /** All SDL files below it, also those that are no part of a schema to publish. */
  readonly files: readonly string[];
  /** The list of its subgraphs, if it has one. */
  readonly named: NamedSubgraphs | undefined;
  /** Other lists of subgraphs, which contradict each other or lack some of the SDL. */
  readonly unusedLists: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Looks for schemas in the folder of a site. If it has none, because it is for example the folder
 * `docs` of a monorepo, looks in its whole repository.
 *
 * @param folder - Absolute path; it need not exist.
 * @returns With the diagnostics of `namedSubgraphs`, and `init-without-sdl` for a list that is
 *   ignored because none of its SDL exists.
 */
export async function findSchemas(folder: string): Promise<FoundSchemas> {
  const own = await schemasIn(folder, folder);
  const root = repositoryRoot(folder);
  if (hasSchemas(own) || root === undefined || root === folder) return own;
  const around = await schemasIn(root, folder);
  return hasSchemas(around) ? around : own;
}

async function schemasIn(root: string, site: string): Promise<FoundSchemas> {
  const created = relativePath(root, join(site, 'schemas'));
  const files = await projectFiles(root);
  const published = files.filter((path) => !NOT_PUBLISHED.test(path));
  const [sdl, { value: beside, diagnostics }, others] = await Promise.all([
    findSdl(root, published),
    namedSubgraphs(root, created),
    otherLists(root, created, published),
  ]);
  const lists = others.filter((list) => !isStale(list, sdl));
  const stale = beside !== undefined && isStale(beside, sdl) ? [staleWarning(beside)] : [];
  const near = stale.length > 0 ? undefined : beside;
  const named = near ?? completeList(lists.filter((list) => isOfAll(list, sdl)));
  const unusedLists = named === undefined ? lists.map(({ config }) => config) : [];
  return {
    root,
    sdl,
    files: files.filter(isSdlFile),
    named,
    unusedLists,
    diagnostics: [...diagnostics, ...stale],
  };
}

/**
 * Whether a list names only SDL that does not exist, while the project has other subgraphs: it is a
 * template, or the files have moved. Without other subgraphs, the SDL may be generated.
 */
function isStale({ subgraphs }: NamedSubgraphs, sdl: FoundSdl): boolean {
  return sdl.subgraphs.length > 0 && subgraphs.every(({ isMissing }) => isMissing);
}

function staleWarning({ config, subgraphs }: NamedSubgraphs): Diagnostic {
  const files = subgraphs.map(({ file }) => file).join(', ');
  return {
    code: 'init-without-sdl',
    severity: 'warning',
    message: `${config} names only SDL files that do not exist, so it was ignored: ${files}.`,
    hint: 'Check `schemas` in the configuration. If these files are generated, generate them and run `docgen init` again.',
    place: { file: config },
  };
}

function hasSchemas({ sdl, named }: FoundSchemas): boolean {
  return named !== undefined || sdl.schemas.length > 0;
}

/** Whether a list of subgraphs has all schemas of the usual folders; others may be for a demo. */
function isOfAll({ subgraphs }: NamedSubgraphs, { usual }: FoundSdl): boolean {
  return usual.every((path) => subgraphs.some(({ file }) => file === path));
}

/** Converts a path that is relative to the searched folder into one relative to the site's. */
export function fromSite(root: string, site: string): (file: string) => string {
  return (file) => relativePath(site, resolve(root, file));
}
