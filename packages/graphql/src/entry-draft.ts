import type { SchemaEntry } from '@docgen/core/schema-model';

/** An entry before its signature is printed and it is known who refers to it. */
export type EntryDraft = Draft<SchemaEntry>;

type Draft<Entry> = Entry extends SchemaEntry ? Omit<Entry, 'signature' | 'usedBy'> : never;
