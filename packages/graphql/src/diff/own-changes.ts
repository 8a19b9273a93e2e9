import type { LoadedSchema } from '../load/loaded-schema.ts';
import { composedCoordinate } from '../nodes/composed-coordinate.ts';
import type { IndexedVersion } from './composed-version.ts';
import { directiveChanges } from './directive-changes.ts';
import type { SchemaChange } from './schema-change.ts';
import { schemaChanges } from './schema-changes.ts';
import { subjectOf } from './subject-of.ts';

/** A change of a subgraph that was compared separately. */
export interface OwnChange {
  /** Name of the subgraph. */
  readonly schema: string;
  readonly change: Omit<SchemaChange, 'criticality'>;
  /** Its coordinate in the supergraph. */
  readonly coordinate: string;
  /** See `subjectOf`. */
  readonly subject: string;
}

/**
 * Compares each subgraph that both versions contain separately.
 *
 * @returns Changes grouped by subgraph, which are sorted by name.
 */
export function ownChanges(before: IndexedVersion, after: IndexedVersion): OwnChange[] {
  const names = [...after.subgraphs.keys()].sort();
  return names.flatMap((schema) => {
    const [old, now] = [before.subgraphs.get(schema), after.subgraphs.get(schema)];
    if (old === undefined || now === undefined) return [];
    const [ofOld, ofNow] = [composedCoordinate(old.schema), composedCoordinate(now.schema)];
    return changesWithin(old, now).map((change) => {
      const coordinate = ofNow(ofOld(change.coordinate));
      return { schema, change, coordinate, subject: subjectOf(change, coordinate) };
    });
  });
}

function changesWithin(before: LoadedSchema, after: LoadedSchema) {
  const changes = schemaChanges(before, after).map(({ criticality: _, ...change }) => change);
  // Definitions without a place, such as `Int`, are not written by authors: they depend on uses.
  const written = changes.filter(({ place }) => place !== undefined);
  // A service without federation may use the names: `schemaChanges` then reports custom directives.
  const federated = directiveChanges(before, after);
  const told = new Set(federated.map(({ message }) => message));
  return [...written.filter(({ message }) => !told.has(message)), ...federated];
}
