import type { SchemaEntry } from '@docgen/core/schema-model';

/** An entry before it is known what stands around it in the schema: who refers to it, and what it leads to. */
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
