import type { Checked, Diagnostic } from '@docgen/core/diagnostic';
import type { Version } from '@docgen/files/read-version';
import { composedChanges } from '@docgen/graphql/diff/composed-changes';
import type { SchemaChange } from '@docgen/graphql/diff/schema-change';
import { schemaChanges } from '@docgen/graphql/diff/schema-changes';
import type { ServiceChange } from '@docgen/graphql/diff/service-changes';
import { wholeSchema } from '@docgen/graphql/diff/whole-schema';
import { composeVersion, loadServices, type Schemas, visibleOf } from './load-services.ts';
import { type ComparedSite, servicesOf } from './services-of.ts';

/** A change, and the schema it is in where there are several. */
export interface VersionChange extends SchemaChange {
  /** Id of a schema of the site that is composed, else the path of the file below the folder, without its ending. */
  readonly schema?: string;
}

/** What is told of a change, whoever sees it. */
export type ToldChange = Omit<VersionChange, 'criticality'>;

/** What has changed between two versions. */
export interface Comparison {
  /** One schema, services each by itself, or what clients see of what services compose to. */
  readonly compared: 'schema' | 'services' | 'composed';
  readonly changes: readonly VersionChange[];
  /** What changes within services only: clients of what they compose to do not see it. */
  readonly internal: readonly ServiceChange[];
}

/**
 * Compares two versions. The files of a folder are the schemas of services, or the pieces of one
 * schema, see `servicesOf`. Services that compose are compared as what they compose to; where those of
 * a version do not, each is compared by itself.
 *
 * @param site - Its configuration says what composes, and what no change is told of.
 * @param cwd - Folder that the names of the versions are relative to, absolute.
 * @returns The changes, with warnings of what is wrong with the versions; or `undefined` and why a
 *   schema cannot be read.
 */
export function compareVersions(
  versions: readonly [before: Version, after: Version],
  site: ComparedSite | undefined,
  cwd: string,
): Checked<Comparison | undefined> {
  const services = servicesOf(versions, site, cwd);
  const [old, now] = [loadServices(versions[0], services), loadServices(versions[1], services)];
  const wrong = [...old.diagnostics, ...now.diagnostics].filter(
    ({ severity }) => severity === 'error',
  );
  if (wrong.length > 0) return { value: undefined, diagnostics: wrong };
  const { hide = {} } = site?.config.schemas ?? {};
  const { subgraphs: before, others } = old.value;
  const { subgraphs: after, others: othersNow } = now.value;
  const apart = changesOfEach(visibleOf(others, hide, false), visibleOf(othersNow, hide, false));
  const compose = Math.min(before.size, after.size) > 0 && Math.max(before.size, after.size) > 1;
  const composed = (compose ? [before, after] : []).map((side) => composeVersion(side, hide));
  const [from, to] = composed.map(({ value }) => value);
  const told = ([loaded, composition]: readonly (Checked<unknown> | undefined)[]) => [
    ...(loaded?.diagnostics ?? []),
    ...(composition?.diagnostics ?? []),
  ];
  const diagnostics = toldOnce(told([old, composed[0]]), told([now, composed[1]]));
  if (from !== undefined && to !== undefined) {
    const { changes, internal } = composedChanges(from, to);
    const value = { compared: 'composed' as const, changes: [...changes, ...apart], internal };
    return { value, diagnostics };
  }
  const each = changesOfEach(visibleOf(before, hide, true), visibleOf(after, hide, true));
  const changes = [...each, ...apart];
  const value: Comparison = services.areSeveral
    ? { compared: 'services', changes, internal: [] }
    : { compared: 'schema', changes: changes.map(({ schema: _, ...one }) => one), internal: [] };
  return { value, diagnostics };
}

function changesOfEach(before: Schemas, after: Schemas): VersionChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const [from, to] = [before.get(name), after.get(name)];
    const found = from && to ? schemaChanges(from, to) : [wholeSchema(name, to !== undefined)];
    return found.map((change) => ({ ...change, schema: name }));
  });
}

/** What is wrong with both versions is told of the later one, which can be corrected. */
function toldOnce(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ code, message }: Diagnostic) => `${code} ${message}`;
  const told = new Set(after.map(keyOf));
  return [...before.filter((diagnostic) => !told.has(keyOf(diagnostic))), ...after];
}
