import { parse, resolve } from 'node:path';
import type { SiteConfig } from '@docgen/core/config';
import { isWithin } from '@docgen/files/is-within';
import { pathOfVersion, type Version } from '@docgen/files/read-version';
import { areServices } from '@docgen/graphql/diff/are-services';
import { isDirectiveLibrary } from '@docgen/graphql/diff/is-directive-library';
import { compositeUse } from '@docgen/graphql/federation/composite-use';
import { isFederated, isSupergraph } from '@docgen/graphql/federation/is-federated';
import { parseSources } from '@docgen/graphql/load/parse-sources';
import { serviceNames } from '@docgen/graphql/parts/service-names';
import { partsOfSchemas } from './parts-of-schemas.ts';

/** A site whose schemas are compared. */
export interface ComparedSite {
  readonly config: Pick<SiteConfig, 'schemas'>;
  /** Absolute path of the folder of the configuration. */
  readonly projectDir: string;
}

/** How the files of two versions are divided into schemas. */
export interface Services {
  /** False for versions of one schema, which may have several files. */
  readonly areSeveral: boolean;
  /** Name of the schema that a file below the folder belongs to. */
  readonly nameOf: (path: string) => string;
  /** Whether a schema is a subgraph of one that is composed. */
  readonly isSubgraph: (name: string) => boolean;
  /**
   * Whether it is no schema, but the directives and scalars of services that are composed, which
   * have their own copies of what they use. It is not compared.
   */
  readonly isLibrary: (name: string) => boolean;
}

const NOT_COMPOSED = { isSubgraph: () => false, isLibrary: () => false };

const ONE: Services = { areSeveral: false, nameOf: () => '', ...NOT_COMPOSED };

/**
 * Determines whether the files of two versions are the schemas of services, and which of these are
 * composed. A supergraph never is. Of the others, these are:
 *
 * - If the configuration has a composed schema: its subgraphs, and services without a configuration
 *   that the later version no longer has. If none of the files is configured: all.
 * - If the configuration has no composed schema: none.
 * - Without a configuration: all, if one of them uses federation, and none the Composite Schemas
 *   specification.
 *
 * @param cwd - Absolute path of the folder that the names of versions are relative to.
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
  // A file that is one of the services of a folder is compared with this service.
  const isOneOfThem = paths.filter((path) => nameOf(path) === nameOf('')).length > 1;
  const areWhole = !paths.includes('') || !isOneOfThem;
  const roles = areWhole ? rolesOf(versions) : [];
  const schemas = site?.config.schemas;
  const isComposed =
    schemas === undefined
      ? roles.some(({ federated }) => federated) && !roles.some(({ composite }) => composite)
      : schemas.composed !== undefined;
  if (!areWhole || !isComposed) return { areSeveral, nameOf, ...NOT_COMPOSED };
  const [, after] = versions;
  const supergraphs = roles.filter(({ supergraph }) => supergraph);
  const services = new Set(roles.filter(({ library }) => !library).map(({ path }) => nameOf(path)));
  const unlisted = ids.size === 0 ? [] : [...after.files.keys()].filter((path) => !ids.has(path));
  const apart = new Set([
    ...supergraphs.map(({ path }) => nameOf(path)),
    ...unlisted.map(nameOf),
    ...(schemas === undefined ? [] : uncomposedIds(schemas)),
  ]);
  return {
    areSeveral,
    nameOf,
    isSubgraph: (name) => !apart.has(name),
    isLibrary: (name) => !services.has(name),
  };
}

/** What the files of both versions are by their definitions and directives. */
function rolesOf(versions: readonly Version[]) {
  return versions.flatMap(({ files }) =>
    Array.from(files, ([path, source]) => {
      const { value: document } = parseSources([source], { lenient: true });
      return {
        path,
        federated: isFederated(document),
        composite: compositeUse(document) !== undefined,
        supergraph: isSupergraph(document),
        library: isDirectiveLibrary(document),
      };
    }),
  );
}

/** Ids of the configured schemas that are not part of the composed one. */
function uncomposedIds({ instances, composed }: SiteConfig['schemas']): string[] {
  const ids = instances.map(({ id }) => id);
  return ids.filter((id) => composed?.subgraphs.includes(id) !== true);
}

/** The configured schema with a file, given its absolute path. */
export function instanceOf(
  { config, projectDir }: ComparedSite,
  file: string,
): SiteConfig['schemas']['instances'][number] | undefined {
  const named = config.schemas.instances.flatMap((instance) =>
    instance.paths.map((path) => ({ instance, path: resolve(projectDir, path) })),
  );
  const [nearest] = named
    .filter(({ path }) => isWithin(file, path))
    .sort((a, b) => b.path.length - a.path.length);
  return nearest?.instance;
}

/** Absolute path of a file of a version; it may no longer exist. */
export function fileOf({ name }: Version, path: string, cwd: string): string {
  return resolve(cwd, pathOfVersion(name), path);
}

/**
 * Creates a function that returns the name of a schema without a configuration, given the path of
 * its file; see `partsOfSchemas` and `serviceNames`. If a version is a single file that another
 * version has in a folder, such as `products/schema.graphql`, the name is the one that it has there.
 */
export function namesOfFiles(versions: readonly Version[], cwd: string): (path: string) => string {
  const schemas = versions.map((version) =>
    Array.from(new Set(partsOfSchemas(version).values()), (files) => {
      const [main = ''] = files;
      return { files, main };
    }),
  );
  const mains = new Map(
    schemas.flat().flatMap(({ files, main }) => files.map((path) => [path, main] as const)),
  );
  const nameOfMain = serviceNames(schemas);
  const nameOf = (path: string) => nameOfMain(mains.get(path) ?? path);
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

/**
 * Ids of configured schemas by the paths of their files below the folder, in both versions; empty
 * if the configuration has no composed schema. A file that the later version no longer has belongs
 * to the schema that it was a part of.
 */
function idsOf(
  versions: readonly [before: Version, after: Version],
  site: ComparedSite | undefined,
  cwd: string,
): Map<string, string> {
  const ids = new Map<string, string>();
  if (site?.config.schemas.composed === undefined) return ids;
  for (const version of versions) {
    for (const path of version.files.keys()) {
      const instance = instanceOf(site, fileOf(version, path, cwd));
      if (instance !== undefined) ids.set(path, instance.id);
    }
  }
  const [before, after] = versions;
  for (const [path, parts] of partsOfSchemas(before)) {
    const [id, ...others] = new Set(parts.flatMap((part) => ids.get(part) ?? []));
    if (id !== undefined && others.length === 0 && !after.files.has(path)) ids.set(path, id);
  }
  return ids;
}

/** Whether a version may consist of services. A single file may be one. */
function isOfServices({ files }: Version): boolean {
  return files.size === 1 || areServices([...files.values()]);
}
