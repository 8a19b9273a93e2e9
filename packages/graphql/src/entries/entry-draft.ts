import type { SchemaEntry } from '@docgen/core/schema-model';

/** An entry without its relations to the rest of the schema, such as usages and paths. */
export type EntryDraft = DraftOf<SchemaEntry>;

export type DraftOf<Entry> = Entry extends SchemaEntry ? Omit<Entry, Completed> : never;

/** The entries of types, by name. */
export function typesByName(entries: readonly EntryDraft[]): ReadonlyMap<string, EntryDraft> {
  return new Map(entries.filter(isOfType).map((entry) => [entry.name, entry]));
}

function isOfType({ section, kind }: EntryDraft): boolean {
  return section === 'types' && kind !== 'directives';
}

type Completed =
  | 'signature'
  | 'usedBy'
  | 'path'
  | 'inputTree'
  | 'resultFields'
  | 'examples'
  | 'errorTypes'
  | 'errors';
