import type { SchemaEntry } from '@docgen/core/schema-model';

/** An entry without its relations to the rest of the schema, such as usages and paths. */
export type EntryDraft = DraftOf<SchemaEntry>;

export type DraftOf<Entry> = Entry extends SchemaEntry ? Omit<Entry, Completed> : never;

type Completed =
  | 'signature'
  | 'usedBy'
  | 'path'
  | 'inputTree'
  | 'resultFields'
  | 'examples'
  | 'errorTypes'
  | 'errors';
