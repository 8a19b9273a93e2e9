import type { VersionChanges } from '@docgen/core/schema/schema-changes';
import type { SchemaModel } from '@docgen/core/schema-model';
import { addressesOf } from '../entries/addresses-of.ts';
import { gatheredChanges } from './gathered-changes.ts';
import { toldText } from './told-text.ts';
import type { ChangesOfVersion } from './version-changes.ts';

/**
 * The changes of a schema as pages show them. What the schema has now is linked, so nothing that was
 * removed since.
 */
export function changeViews(
  versions: readonly ChangesOfVersion[],
  schema: Pick<SchemaModel, 'id' | 'route' | 'definition' | 'entries'>,
): VersionChanges[] {
  const addresses = addressesOf(schema);
  const prefix = `${schema.id}:`;
  const find = (written: string) =>
    addresses.get(written.startsWith(prefix) ? written.slice(prefix.length) : written);
  return versions.map(({ changes, ...version }) => ({
    ...version,
    changes: gatheredChanges(changes).map(({ change, alike }) => {
      const { criticality, type, schema: subgraph } = change;
      const text = toldText({ ...change, alike }, find);
      return {
        ...{ criticality, type, text },
        ...(subgraph !== undefined && { subgraph }),
        ...(alike.length > 0 && { alike: alike.length }),
      };
    }),
  }));
}
