import { parse, resolve } from 'node:path';
import type { SiteConfig } from '@docgen/core/config';
import { pathOfVersion, type Version } from '@docgen/files/read-version';
import { areServices } from '@docgen/graphql/diff/are-services';
import { isFederated, isSupergraph } from '@docgen/graphql/is-federated';
import { parseSources } from '@docgen/graphql/parse-sources';
import { serviceNames } from '@docgen/graphql/service-names';

/** A site whose schemas are compared. */
export interface ComparedSite {
  readonly config: Pick<SiteConfig, 'schemas'>;
  /** Folder of the configuration, absolute. */
  readonly projectDir: string;
}

/** Which schemas the files of two versions are. */
export interface Services {
  /** False for versions of one schema, which may be in pieces. */
  readonly areSeveral: boolean;
  /** Name of the schema that a file below the folder belongs to. */
  readonly nameOf: (path: string) => string;
  /** Whether a schema is a subgraph of one that is composed. */
  readonly isSubgraph: (name: string) => boolean;
}

const ONE: Services = { areSeveral: false, nameOf: () => '', isSubgraph: () => false };

/**
 * Tells whether the files of two versions are the schemas of services, and which of them compose: of
 * the configured ones those that the configuration composes, of others those that are gone since;
 * where none is configured all but supergraphs, without a configuration only when they use federation.
 *
 * @param cwd - Folder that the names of versions are relative to, absolute.
 */
export function servicesOf(
  versions: readonly [before: Version, after: Version],
  site: ComparedSite | undefined,
  cwd: string,
): Services {
  const ids = idsOf(versions, site, cwd);
  const nameOfFile = namesOfFiles(versions, cwd);
  const nameOf = (path: string) => ids.get(path) ?? nameOfFile(path);
  const paths = versions.flatMap(({ files }) => [...files.keys()]);
  const areSeveral =
    versions.some(({ files }) => files.size > 1) &&
    new Set(paths.map(nameOf)).size > 1 &&
    (ids.size > 0 || versions.every(isOfServices));
  if (!areSeveral) return ONE;
  const areFolders = !paths.includes('');
  if (site?.config.schemas.composed === undefined) {
    const isSubgraph =
      areFolders && site === undefined ? subgraphsOf(versions, nameOf) : () => false;
    return { areSeveral, nameOf, isSubgraph };
  }
  const { instances, composed } = site.config.schemas;
  const [, after] = versions;
  const apart = new Set([
    ...instances.map(({ id }) => id).filter((id) => !composed.subgraphs.includes(id)),
    ...(ids.size === 0 ? [] : [...after.files.keys()].filter((path) => !ids.has(path)).map(nameOf)),
  ]);
  return { areSeveral, nameOf, isSubgraph: (name) => areFolders && !apart.has(name) };
}

/** Where a file of a version is, or was; absolute. */
export function fileOf({ name }: Version, path: string, cwd: string): string {
  return resolve(cwd, pathOfVersion(name), path);
}

/**
 * Finds what a schema that is not configured is called, by the path of its file: see `serviceNames`. Where
 * a version is one file, which another version has in a folder, such as `products/schema.graphql`, it is
 * called as there.
 */
export function namesOfFiles(versions: readonly Version[], cwd: string): (path: string) => string {
  const filesOf = ({ files }: Version) =>
    Array.from(files.keys(), (path) => ({ files: [path], main: path }));
  const nameOf = serviceNames(versions.map(filesOf));
  const paths = versions.flatMap(({ files }) => [...files.keys()]);
  const names = new Map<string, string>();
  for (const version of versions.filter(({ files }) => files.size === 1).reverse()) {
    const [path = ''] = version.files.keys();
    if (path !== '' && versions.every(({ files }) => files.has(path))) continue;
    const file = fileOf(version, path, cwd).replaceAll('\\', '/');
    const [same] = paths
      .filter((other) => other.length > path.length && file.endsWith(`/${other}`))
      .sort((a, b) => b.length - a.length);
    if (same !== undefined) names.set(path, nameOf(same));
    else if (path === '') names.set(path, parse(file).name);
  }
  return (path) => names.get(path) ?? nameOf(path);
}

/** Ids of configured schemas by the paths of their files below the folder, in either version. */
function idsOf(
  versions: readonly Version[],
  site: ComparedSite | undefined,
  cwd: string,
): Map<string, string> {
  const ids = new Map<string, string>();
  if (site?.config.schemas.composed === undefined) return ids;
  for (const version of versions) {
    for (const path of version.files.keys()) {
      const file = fileOf(version, path, cwd);
      const has = (own: string) => resolve(site.projectDir, own) === file;
      const instance = site.config.schemas.instances.find(({ paths }) => paths.some(has));
      if (instance !== undefined) ids.set(path, instance.id);
    }
  }
  return ids;
}

/** A single file is either. */
function isOfServices({ files }: Version): boolean {
  return files.size === 1 || areServices([...files.values()]);
}

/** Tells which schemas compose that nobody has configured: all but supergraphs, where one uses federation. */
function subgraphsOf(
  versions: readonly Version[],
  nameOf: Services['nameOf'],
): Services['isSubgraph'] {
  const parsed = versions.flatMap(({ files }) =>
    Array.from(files, ([path, source]) => {
      const { value: document } = parseSources([source], { lenient: true });
      return { name: nameOf(path), document };
    }),
  );
  if (!parsed.some(({ document }) => isFederated(document))) return () => false;
  const supergraphs = parsed.filter(({ document }) => isSupergraph(document));
  const apart = new Set(supergraphs.map(({ name }) => name));
  return (name) => !apart.has(name);
}
