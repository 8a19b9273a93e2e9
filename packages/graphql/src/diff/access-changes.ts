import type { ConstDirectiveNode, DocumentNode } from 'graphql';
import { alternativesOf, isDemand } from '../federation/access.ts';
import { isOfAccess } from '../federation/access-directives.ts';
import { federationNames } from '../federation/federation-names.ts';
import { argumentValues } from '../nodes/directives-of.ts';
import { appliedChanges } from './applied-changes.ts';
import type { SchemaChange } from './schema-change.ts';

/**
 * Compares the directives with which a gateway restricts access: `@authenticated`,
 * `@requiresScopes` and `@policy`. A change is breaking if requests may be refused that were
 * accepted before, otherwise safe.
 *
 * @param before - Document of a subgraph, or of a supergraph with its directives; likewise `after`.
 * @returns Changes of the type `ACCESS_CHANGED`; none if neither document uses the directives of
 *   federation.
 */
export function accessChanges(before: DocumentNode, after: DocumentNode): SchemaChange[] {
  // Without federation, directives with these names may have any meaning.
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

/** Whether a directive requires scopes, which implies that the user has signed in. */
function needsScopes(directive: ConstDirectiveNode): boolean {
  return argumentValues(directive).scopes !== undefined && isDemand(directive);
}

/**
 * Whether every request that satisfied the previous uses of a directive satisfies its new use.
 * Conservative: the new use is compared with each previous one, not with their combination.
 */
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
