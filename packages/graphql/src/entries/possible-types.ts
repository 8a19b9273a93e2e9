import type { TypeRef, Usage } from '@docgen/core/schema-model';
import type { EntryDraft } from './entry-draft.ts';

/**
 * The object types that an interface or union can be; empty for any other type.
 *
 * @param types - All types by name.
 * @param usages - Usages of types, by name of the type.
 */
export function possibleTypes(
  entry: EntryDraft,
  types: ReadonlyMap<string, EntryDraft>,
  usages: ReadonlyMap<string, readonly Usage[]>,
): TypeRef[] {
  if (entry.kind === 'unions') {
    return entry.members.map(({ text, name, to }) => ({ text, name, to }));
  }
  if (entry.kind !== 'interfaces') return [];
  const implementing = usages.get(entry.name)?.filter(({ how }) => how === 'implements') ?? [];
  return implementing
    .filter(({ coordinate }) => types.get(coordinate)?.kind === 'objects')
    .map(({ coordinate, to }) => ({ text: coordinate, name: coordinate, to }));
}
