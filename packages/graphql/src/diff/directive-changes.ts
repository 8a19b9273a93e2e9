import { isOfAccess } from '../federation/access-directives.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { appliedChanges } from './applied-changes.ts';
import type { SchemaChange } from './schema-change.ts';

/**
 * Compares the federation directives of two versions of a subgraph, such as `@key`. Directives that
 * restrict access are left out, because they concern clients; see `accessChanges`.
 *
 * @returns Changes of the type `APPLIED_DIRECTIVE_CHANGED`.
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
