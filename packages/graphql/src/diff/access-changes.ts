import type { ConstDirectiveNode, DocumentNode } from 'graphql';
import { directiveArguments } from '../directives-of.ts';
import { linksOf } from '../links-of.ts';
import { appliedChanges } from './applied-changes.ts';
import type { SchemaChange } from './schema-change.ts';

/** Directives of federation by which a gateway refuses requests. */
const ACCESS: ReadonlySet<string> = new Set(['@authenticated', '@requiresScopes', '@policy']);

/** @param name - That of a directive in the specification, with its `@`. */
export function isOfAccess(name: string): boolean {
  return ACCESS.has(name);
}

/**
 * Compares what a gateway demands of those who ask for something: that they are signed in, have scopes
 * or satisfy policies. Breaking where some are refused that were not before, safe otherwise.
 *
 * @param before - Document of a subgraph, or of a supergraph with its directives; likewise `after`.
 */
export function accessChanges(before: DocumentNode, after: DocumentNode): SchemaChange[] {
  // Others may have directives of the same names.
  if (!isEnforced(before) && !isEnforced(after)) return [];
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

/** Subgraphs link to federation, supergraphs to a specification for each of these directives. */
function isEnforced(document: DocumentNode): boolean {
  return linksOf(document).some(({ spec }) => spec === 'federation' || isOfAccess(`@${spec}`));
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

/** Lists of scopes or policies, each of which is enough. */
function alternativesOf(directive: ConstDirectiveNode): readonly (readonly unknown[])[] {
  const { scopes, policies } = directiveArguments(directive);
  // `@authenticated` has none: to be signed in is enough.
  return listOf(scopes ?? policies ?? []).map(listOf);
}

/** In SDL, a single value may stand for a list of it. */
function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
