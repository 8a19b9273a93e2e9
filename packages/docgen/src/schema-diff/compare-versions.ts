import { visibilityOf } from '@docgen/core/configuration/visibility-of';
import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { Version } from '@docgen/files/read-version';
import { composedChanges } from '@docgen/graphql/diff/composed-changes';
import { directiveChanges } from '@docgen/graphql/diff/directive-changes';
import { recordedVersion } from '@docgen/graphql/diff/recorded-version';
import type { SchemaChange } from '@docgen/graphql/diff/schema-change';
import { schemaChanges } from '@docgen/graphql/diff/schema-changes';
import { wholeSchema } from '@docgen/graphql/diff/whole-schema';
import { isFederated } from '@docgen/graphql/federation/is-federated';
import type { LoadedSchema } from '@docgen/graphql/load/loaded-schema';
import {
  composeVersion,
  type LoadedVersion,
  loadServices,
  onlySupergraph,
  type Schemas,
  seenOf,
} from '@docgen/pipeline/versions/load-services';
import { schemaFiles } from '@docgen/pipeline/versions/schema-files';
import { type ComparedSite, servicesOf } from '@docgen/pipeline/versions/services-of';

/** A change, with its schema if there are several. */
export interface VersionChange extends SchemaChange {
  /** Its id if the site has a composed schema, otherwise its name, see `namesOfFiles`. */
  readonly schema?: string;
  /**
   * In a supergraph that was not composed here, name of the subgraph that the change comes from.
   */
  readonly subgraph?: string;
}

/** A change without its criticality, which changes within services do not have. */
export type ToldChange = Omit<VersionChange, 'criticality'>;

/** The changes between two versions. */
export interface Comparison {
  /** One schema, each service separately, or the composed schema as clients see it. */
  readonly compared: 'schema' | 'services' | 'composed';
  readonly changes: readonly VersionChange[];
  /** Changes within services, which clients of the composed schema do not see. */
  readonly internal: readonly ToldChange[];
}

/**
 * Compares two versions. The files of a folder are the schemas of services, or parts of one
 * schema, see `servicesOf`. Services are composed and compared as clients see them. If those of a
 * version do not compose, each is compared separately.
 *
 * @param site - Its configuration determines which services are composed and what is hidden.
 * @param cwd - Absolute path of the folder that the names of the versions are relative to.
 * @returns The changes, with warnings about mistakes in the versions; `undefined` with errors if a
 *   schema cannot be read.
 */
export function compareVersions(
  [earlier, later]: readonly [before: Version, after: Version],
  site: ComparedSite | undefined,
  cwd: string,
): Checked<Comparison | undefined> {
  const versions = [schemaFiles(earlier), schemaFiles(later)] as const;
  const services = servicesOf(versions, site, cwd);
  const [old, now] = [loadServices(versions[0], services), loadServices(versions[1], services)];
  const wrong = [...old.diagnostics, ...now.diagnostics].filter(
    ({ severity }) => severity === 'error',
  );
  if (wrong.length > 0) return { value: undefined, diagnostics: wrong };
  const visibility = visibilityOf(site?.config.schemas ?? {});
  const sides = [old.value, now.value] as const;
  const [{ subgraphs: before, others }, { subgraphs: after, others: othersNow }] = sides;
  const compose =
    sides.every((side) => side.subgraphs.size > 0 || onlySupergraph(side) !== undefined) &&
    sides.some(({ subgraphs }) => subgraphs.size > 1);
  const composed = (compose ? sides : []).map((side) => composeVersion(side, visibility));
  const [from, to] = composed.map(({ value }) => value);
  const told = ([loaded, composition]: readonly (Checked<unknown> | undefined)[]) => [
    ...(loaded?.diagnostics ?? []),
    ...(composition?.diagnostics ?? []),
  ];
  const diagnostics = toldOnce(told([old, composed[0]]), told([now, composed[1]]));
  if (from !== undefined && to !== undefined) {
    const ofServices = composedChanges(from, to);
    const beside = (side: LoadedVersion) =>
      seenOf(onlySupergraph(side) === undefined ? side.others : new Map(), visibility, false);
    const apart = changesOfEach(beside(old.value), beside(now.value));
    const supergraphs = [...others, ...othersNow].filter(([, schema]) => isSupergraph(schema));
    const names = new Set(supergraphs.map(([name]) => name));
    const all = withMore(ofServices, besideServices(apart, ofServices, names));
    return { value: { compared: 'composed', ...all }, diagnostics };
  }
  const apart = changesOfEach(
    seenOf(others, visibility, false),
    seenOf(othersNow, visibility, false),
  );
  const all = withMore(
    changesOfEach(seenOf(before, visibility, true), seenOf(after, visibility, true)),
    apart,
  );
  if (services.areSeveral) return { value: { compared: 'services', ...all }, diagnostics };
  const changes = all.changes.map(({ schema: _, ...change }) => change);
  const internal = all.internal.map(({ schema: _, ...change }) => change);
  const isComposed = [others, othersNow].every((side) => [...side.values()].every(isSupergraph));
  const compared = isComposed ? 'composed' : 'schema';
  return { value: { compared, changes, internal }, diagnostics };
}

type Changes = Pick<Comparison, 'changes' | 'internal'>;

function withMore(some: Changes, more: Changes): Changes {
  return {
    changes: [...some.changes, ...more.changes],
    internal: [...some.internal, ...more.internal],
  };
}

/**
 * The changes of schemas that are not composed. Those of supergraphs are left out if services
 * have the same, because they may be composed of these. Clients do not see whether there is the
 * file of such a supergraph.
 *
 * @param supergraphs - Names of the supergraphs.
 */
function besideServices(
  apart: Changes,
  { changes, internal }: Changes,
  supergraphs: ReadonlySet<string>,
): Changes {
  const told = new Set([...changes, ...internal].map(({ message }) => message));
  const isMade = ({ schema = '' }: ToldChange) => supergraphs.has(schema);
  const isFile = (change: ToldChange) =>
    isMade(change) && /^SCHEMA_(ADDED|REMOVED)$/.test(change.type);
  const isLeft = (change: ToldChange) => !isMade(change) || !told.has(change.message);
  return {
    changes: apart.changes.filter((change) => isLeft(change) && !isFile(change)),
    internal: [
      ...apart.changes.filter(isFile).map(({ criticality: _, ...change }) => change),
      ...apart.internal.filter(isLeft),
    ],
  };
}

function changesOfEach(before: Schemas, after: Schemas): Changes {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const each = names.map((schema) => {
    const [from, to] = [before.get(schema), after.get(schema)];
    if (from === undefined || to === undefined) {
      return { changes: [{ ...wholeSchema(schema, to !== undefined), schema }], internal: [] };
    }
    if (isSupergraph(from) && isSupergraph(to)) return changesOfSupergraph(schema, from, to);
    // Without federation, directives of the same names may have any meaning.
    const federated = [from, to].some(({ document }) => isFederated(document));
    const internal = federated ? directiveChanges(from, to) : [];
    return {
      changes: schemaChanges(from, to).map((change) => ({ ...change, schema })),
      internal: internal.map((change) => ({ ...change, schema })),
    };
  });
  return {
    changes: each.flatMap(({ changes }) => changes),
    internal: each.flatMap(({ internal }) => internal),
  };
}

function isSupergraph({ composed }: LoadedSchema): boolean {
  return composed;
}

/** Changes of a supergraph that was composed elsewhere; it records what each subgraph defines. */
function changesOfSupergraph(schema: string, before: LoadedSchema, after: LoadedSchema): Changes {
  const { changes, internal } = composedChanges(recordedVersion(before), recordedVersion(after));
  const within = <Change extends { readonly schema?: string }>({
    schema: subgraph,
    ...change
  }: Change) => ({ ...change, schema, ...(subgraph !== undefined && { subgraph }) });
  return { changes: changes.map(within), internal: internal.map(within) };
}

/** Problems of both versions are reported for the later one, which can be corrected. */
function toldOnce(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ code, message }: Diagnostic) => `${code} ${message}`;
  const told = new Set(after.map(keyOf));
  return [...before.filter((diagnostic) => !told.has(keyOf(diagnostic))), ...after];
}
