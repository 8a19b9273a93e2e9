import { addToList } from '@docgen/core/basics/add-to-list';
import type { SchemaChange } from './schema-change.ts';
import { changedType, changeKey } from './with-interfaces.ts';

/** A change. If several schemas are compared, it has the one that it belongs to. */
interface ChangeOfSchema extends Omit<SchemaChange, 'criticality'> {
  readonly schema?: string;
  readonly subgraph?: string;
}

/** A change of an interface or of a single type. */
export interface GatheredChange<Change> {
  readonly change: Change;
  /** Names of the types that implement the changed interface and have the same change. */
  readonly alike: readonly string[];
}

/**
 * Gathers the changes that types have because of an interface into that of the interface, if it
 * comes from the same schema. A page would otherwise repeat it for each of the types.
 */
export function gatheredChanges<Change extends ChangeOfSchema>(
  changes: readonly Change[],
): GatheredChange<Change>[] {
  const keyIn = (change: Change, name: string) =>
    JSON.stringify([change.schema, change.subgraph, changeKey(change, name)]);
  const ownKey = (change: Change) => keyIn(change, changedType(change));
  // In a lenient schema, an interface that a type names may belong to one that the type leaves out.
  const leading = new Set(
    changes.filter(({ ofInterface }) => ofInterface === undefined).map(ownKey),
  );
  const alike = new Map<string, string[]>();
  const told = changes.filter((change) => {
    const { ofInterface } = change;
    const key = ofInterface === undefined ? '' : keyIn(change, ofInterface);
    if (!leading.has(key)) return true;
    addToList(alike, key, changedType(change));
    return false;
  });
  return told.map((change) => ({
    change,
    alike: alike.get(ownKey(change)) ?? [],
  }));
}
