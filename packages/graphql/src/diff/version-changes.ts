import type { HideConfig } from '@docgen/core/config';
import type { LoadedSchema } from '../loaded-schema.ts';
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
  readonly changes: readonly VersionChange[];
}

/** A change, of a supergraph with the name of the subgraph that it comes from. */
export type VersionChange = SchemaChange & { readonly schema?: string };

/** What changes do not name. */
export interface NotTold {
  readonly hide: HideConfig;
  /** Coordinates that the schema hides now; an earlier version may have shown them. */
  readonly hidden: readonly string[];
}

/**
 * What the changes of a schema do not name.
 *
 * @param current - The schema as it is now, including what is hidden.
 */
export function notTold(current: LoadedSchema, hide: HideConfig = {}): NotTold {
  return { hide, hidden: [...current.hidden, ...hiddenIn(current, hide)] };
}

/**
 * Compares two versions of a schema as its clients see them.
 *
 * Of a reason for a deprecation that names what is hidden, nothing is told; other such changes are
 * left out.
 *
 * @param before - The earlier version, including what is hidden.
 * @param after - The later version, likewise.
 */
export function versionChanges(
  before: LoadedSchema,
  after: LoadedSchema,
  hidden: NotTold,
): VersionChange[] {
  const [old, now] = [shownPart(before, hidden), shownPart(after, hidden)];
  return changesBetween(old.seen, now.seen).flatMap((change) => {
    const leaks = old.namesHidden(change.message) || now.namesHidden(change.message);
    return leaks ? withoutReason(change) : [change];
  });
}

function shownPart(schema: LoadedSchema, { hide, hidden }: NotTold) {
  const whole = { ...schema, hidden: [...schema.hidden, ...hidden] };
  const { hiddenNames = () => [] } = visibleSchema(whole, hide).value;
  return {
    seen: seenPart(whole, hiddenFromClients(schema, hide)),
    namesHidden: (message: string) => hiddenNames(message, '').length > 0,
  };
}

function changesBetween(before: LoadedSchema, after: LoadedSchema): readonly VersionChange[] {
  if (!before.composed || !after.composed) return schemaChanges(before, after);
  return composedChanges(recordedVersion(before), recordedVersion(after)).changes;
}

/** The change of a deprecation without the reason; nothing for any other change. */
function withoutReason(change: VersionChange): VersionChange[] {
  const [, message] = /^(.*?\bdeprecated(?: for another reason)?): /s.exec(change.message) ?? [];
  return message === undefined ? [] : [{ ...change, message: `${message}.` }];
}
