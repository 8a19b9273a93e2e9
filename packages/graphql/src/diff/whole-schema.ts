import type { SchemaChange } from './schema-change.ts';

/** The change that a schema as a whole is: one that came, or one that is gone. */
export function wholeSchema(name: string, isNew: boolean): SchemaChange {
  return isNew
    ? {
        criticality: 'safe',
        type: 'SCHEMA_ADDED',
        coordinate: name,
        message: `The schema ${name} was added.`,
      }
    : {
        criticality: 'breaking',
        type: 'SCHEMA_REMOVED',
        coordinate: name,
        message: `The schema ${name} was removed.`,
      };
}
