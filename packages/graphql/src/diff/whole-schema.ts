import type { SchemaChange } from './schema-change.ts';

/**
 * The change for a schema that was added or removed as a whole.
 *
 * @param name - Its name, which is also the coordinate.
 */
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
