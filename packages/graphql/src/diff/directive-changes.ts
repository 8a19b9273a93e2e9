import { isOfAccess } from '../access-directives.ts';
import type { LoadedSchema } from '../loaded-schema.ts';
import { appliedChanges } from './applied-changes.ts';
import type { SchemaChange } from './schema-change.ts';

/**
 * Compares what a subgraph says to others by directives of federation, such as keys. What the gateway
 * demands of clients is told to these, see `accessChanges`.
 */
export function directiveChanges(
  before: LoadedSchema,
  after: LoadedSchema,
): Omit<SchemaChange, 'criticality'>[] {
  return appliedChanges(before.document, after.document)
    .filter(({ name }) => !isOfAccess(name))
    .map(({ coordinate, message, place }) => ({
      type: 'APPLIED_DIRECTIVE_CHANGED',
      ...{ coordinate, message, place },
    }));
}
