import type { ConstDirectiveNode, DocumentNode } from 'graphql';
import { alternativesOf } from '../access.ts';
import { isOfAccess } from '../access-directives.ts';
import { federationNames } from '../federation-names.ts';
import { appliedChanges } from './applied-changes.ts';
import type { SchemaChange } from './schema-change.ts';

/**
 * Compares what a gateway demands of those who ask for something: that they are signed in, have scopes
 * or satisfy policies. Breaking where some are refused that were not before, safe otherwise.
 *
 * @param before - Document of a subgraph, or of a supergraph with its directives; likewise `after`.
 */
export function accessChanges(before: DocumentNode, after: DocumentNode): SchemaChange[] {
  // Others may have directives of the same names.
  if (!federationNames(before).enforcing && !federationNames(after).enforcing) return [];
  return appliedChanges(before, after)
    .filter(({ name }) => isOfAccess(name))
    .map(({ coordinate, message, place, before, after }) => ({
      criticality: after.every((demand) => isMet(demand, before)) ? 'safe' : 'breaking',
      type: 'ACCESS_CHANGED',
      coordinate,
      message,
      place,
    }));
}

/** Whether everybody meets a demand who met the previous ones. */
function isMet(demand: ConstDirectiveNode, previous: readonly ConstDirectiveNode[]): boolean {
  const alternatives = alternativesOf(demand);
  return previous.some((old) =>
    alternativesOf(old).every((had) =>
      alternatives.some((needed) => needed.every((name) => had.includes(name))),
    ),
  );
}
