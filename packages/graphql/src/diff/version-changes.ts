import type { HideConfig } from '@docgen/core/config';
import type { LoadedSchema, PastSchema } from '../loaded-schema.ts';
import { hiddenIn, visibleSchema } from '../visibility/visible-schema.ts';
import { composedChanges } from './composed-changes.ts';
import { recordedVersion } from './recorded-version.ts';
import type { SchemaChange } from './schema-change.ts';
import { schemaChanges } from './schema-changes.ts';
import { hiddenFromClients, seenPart } from './seen-part.ts';

/** The changes of a version, see `VersionChanges`. */
export interface ChangesOfVersion {
  /** Absent for what is newer than the last version. */
  readonly label?: string;
  /** Name of the version before it. */
  readonly before: string;
  readonly changes: readonly ToldChange[];
}

/** A change, of a supergraph with the name of the subgraph that it comes from. */
type ToldChange = SchemaChange & { readonly schema?: string };

/**
 * Compares the versions of a schema as its clients see them, each with the one before it.
 *
 * No change names what the site hides now, even if an earlier version showed it. Of a reason for a
 * deprecation that does, nothing is told; other such changes are left out.
 *
 * @param past - The oldest first.
 * @param current - The schema as it is now, including what is hidden.
 * @param hide - What the site hides.
 * @returns The newest first, without versions in which nothing changed.
 */
export function versionChanges(
  past: readonly PastSchema[],
  current: LoadedSchema,
  hide: HideConfig = {},
): ChangesOfVersion[] {
  const hidden = [...current.hidden, ...hiddenIn(current, hide)];
  const versions = [...past, { label: undefined, schema: current }].map(({ label, schema }) => {
    const whole = { ...schema, hidden: [...schema.hidden, ...hidden] };
    const { hiddenNames = () => [] } = visibleSchema(whole, hide).value;
    const namesHidden = (message: string) => hiddenNames(message, '').length > 0;
    return { label, namesHidden, seen: seenPart(whole, hiddenFromClients(schema, hide)) };
  });
  return versions
    .flatMap(({ label, seen, namesHidden }, at): ChangesOfVersion[] => {
      const before = versions[at - 1];
      if (before?.label === undefined) return [];
      const changes = changesBetween(before.seen, seen).flatMap((change) => {
        const leaks = namesHidden(change.message) || before.namesHidden(change.message);
        return leaks ? withoutReason(change) : [change];
      });
      if (changes.length === 0) return [];
      return [{ ...(label !== undefined && { label }), before: before.label, changes }];
    })
    .reverse();
}

function changesBetween(before: LoadedSchema, after: LoadedSchema): readonly ToldChange[] {
  if (!before.composed || !after.composed) return schemaChanges(before, after);
  return composedChanges(recordedVersion(before), recordedVersion(after)).changes;
}

/** The change of a deprecation without the reason; nothing for any other change. */
function withoutReason(change: ToldChange): ToldChange[] {
  const [, message] = /^(.*?\bdeprecated(?: for another reason)?): /s.exec(change.message) ?? [];
  return message === undefined ? [] : [{ ...change, message: `${message}.` }];
}
