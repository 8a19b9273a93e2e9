import type { Visibility } from '@docgen/core/config';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { allMarked, withMarks } from '../load/marks.ts';
import { coordinates } from '../nodes/definitions-by-coordinate.ts';
import { excludedIn } from '../visibility/invisible-in.ts';
import { markedIn, showsAll } from '../visibility/marked-in.ts';
import { wordsLikeNames } from '../visibility/name-warnings.ts';
import { visibleSchema } from '../visibility/visible-schema.ts';
import { composedChanges } from './composed-changes.ts';
import type { PastSchema } from './past-schema.ts';
import { recordedVersion } from './recorded-version.ts';
import type { SchemaChange } from './schema-change.ts';
import { schemaChanges } from './schema-changes.ts';
import { seenPart, visibleToClients } from './seen-part.ts';

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
 * No change names what the site hides, even if an earlier version showed it. Of a reason for a
 * deprecation that does, nothing is told; other such changes are left out. Of what no longer exists,
 * the last version that had it says whether it is hidden.
 *
 * @param past - The oldest first.
 * @param current - The schema as it is now, including what is hidden.
 * @param visibility - What the site shows.
 * @returns The newest first, without versions in which nothing changed.
 */
export function versionChanges(
  past: readonly PastSchema[],
  current: LoadedSchema,
  visibility: Visibility = {},
): ChangesOfVersion[] {
  const versions = [...past, { label: undefined, load: () => current }];
  // Versions of a supergraph have marks of their own services.
  const shown = current.composed ? [] : (current.marks?.shown ?? []);
  const atLast = hiddenAtLast(versions, shown, visibility);
  const hidden = [...(current.marks?.hidden ?? []), ...atLast];
  const found: ChangesOfVersion[] = [];
  let before: { readonly label: string; readonly version: ComparedVersion } | undefined;
  for (const { label, load } of versions) {
    const schema = load();
    if (schema === undefined) continue;
    const marked = withMarks(schema, { ...current.marks, shown, hidden });
    const version = comparedVersion(marked, visibility);
    const changes = before === undefined ? [] : toldChanges(before.version, version);
    if (before !== undefined && changes.length > 0) {
      found.push({ ...(label !== undefined && { label }), before: before.label, changes });
    }
    if (label !== undefined) before = { label, version };
  }
  return found.reverse();
}

/** Coordinates of what is hidden in the last version that has it, with what depends on it. */
function hiddenAtLast(
  versions: readonly Pick<PastSchema, 'load'>[],
  shown: readonly string[],
  visibility: Visibility,
): ReadonlySet<string> {
  const hidden = new Set<string>();
  if (showsAll(visibility)) return hidden;
  for (const { load } of versions) {
    const schema = load();
    if (schema === undefined) continue;
    const own = markedIn(schema, visibility);
    const marked = allMarked([schema.marks, { shown, hidden: [] }, own]);
    const now = excludedIn(schema, marked, visibility);
    for (const [coordinate] of coordinates(schema.complete)) hidden.delete(coordinate);
    for (const coordinate of now) hidden.add(coordinate);
  }
  return hidden;
}

/** A version as its clients see it. */
interface ComparedVersion {
  readonly seen: LoadedSchema;
  readonly isHiddenName: (name: string) => boolean;
}

function comparedVersion(schema: LoadedSchema, visibility: Visibility): ComparedVersion {
  const { hiding } = visibleSchema(schema, visibility).value;
  return {
    seen: seenPart(schema, visibleToClients(schema, visibility)),
    isHiddenName: (name) => hiding?.isHiddenName(name) === true,
  };
}

/** The changes between two versions, without names of what both hide. */
function toldChanges(before: ComparedVersion, after: ComparedVersion): readonly ToldChange[] {
  // What one of the two versions shows is no secret.
  const isSecret = (name: string) => before.isHiddenName(name) && after.isHiddenName(name);
  return changesBetween(before.seen, after.seen).flatMap((change) =>
    wordsLikeNames(change.message).some(isSecret) ? withoutReason(change) : [change],
  );
}

function changesBetween(before: LoadedSchema, after: LoadedSchema): readonly ToldChange[] {
  if (!before.composed || !after.composed) return schemaChanges(before, after);
  return composedChanges(recordedVersion(before), recordedVersion(after)).changes;
}

/**
 * The change of a deprecation, or of something deprecated, without the reason; nothing for any other
 * change.
 */
function withoutReason(change: ToldChange): ToldChange[] {
  // Other changes quote authors before such words.
  if (!/DEPRECAT|REMOVED/.test(change.type)) return [];
  const [, message] = /^(.*?\bdeprecated(?: for another reason)?): /s.exec(change.message) ?? [];
  return message === undefined ? [] : [{ ...change, message: `${message}.` }];
}
