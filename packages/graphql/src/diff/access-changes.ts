import type { ConstDirectiveNode, DocumentNode } from 'graphql';
import { alternativesOf, isDemand } from '../access.ts';
import { isOfAccess } from '../access-directives.ts';
import { directiveArguments } from '../directives-of.ts';
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
    .map(({ coordinate, name, message, place, before, after, previous }) => ({
      criticality:
        after.every((demand) => isMet(demand, before)) ||
        (name === '@authenticated' && previous.some(needsScopes))
          ? 'safe'
          : 'breaking',
      type: 'ACCESS_CHANGED',
      coordinate,
      message,
      place,
    }));
}

/** Whether only those are let in who are signed in, as who has scopes is. */
function needsScopes(directive: ConstDirectiveNode): boolean {
  return directiveArguments(directive).scopes !== undefined && isDemand(directive);
}

/** Whether everybody meets a demand who met the previous ones. */
function isMet(demand: ConstDirectiveNode, previous: readonly ConstDirectiveNode[]): boolean {
  if (!isDemand(demand)) return true;
  const alternatives = alternativesOf(demand);
  return previous
    .filter(isDemand)
    .some((old) =>
      alternativesOf(old).every((had) =>
        alternatives.some((needed) => needed.every((name) => had.includes(name))),
      ),
    );
}
