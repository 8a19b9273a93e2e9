import type { SchemaEntry } from '@docgen/core/schema-model';

/** An entry before its signature is printed. */
export type EntryDraft = Draft<SchemaEntry>;

type Draft<Entry> = Entry extends SchemaEntry ? Omit<Entry, 'signature'> : never;
