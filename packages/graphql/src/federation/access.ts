import type { Access } from '@docgen/core/schema-model';
import type { ConstDirectiveNode } from 'graphql';
import { argumentValues, type DirectiveTarget, federationUses } from '../nodes/directives-of.ts';
import { ACCESS } from './access-directives.ts';
import type { FederationNames } from './federation-names.ts';

/**
 * What the directives of a definition require of a request.
 *
 * Sources: https://specs.apollo.dev/authenticated/v0.1,
 * https://specs.apollo.dev/requiresScopes/v0.1, https://specs.apollo.dev/policy/v0.1
 *
 * @returns `undefined` if they require nothing, as with an empty list of scopes, and in schemas
 *   that define their own directives with these names.
 */
export function accessOf(
  nodes: readonly DirectiveTarget[],
  names: FederationNames,
): Access | undefined {
  if (!names.enforcing) return undefined;
  const access = Array.from(ACCESS, ([canonical, argument]) => {
    const [directive] = federationUses(canonical, nodes, names);
    if (directive === undefined) return {};
    if (argument === undefined) return { authenticated: true as const };
    return isDemand(directive) ? { [argument]: alternativesOf(directive) } : {};
  });
  const all: Access = Object.assign({}, ...access);
  return Object.keys(all).length === 0 ? undefined : all;
}

/** Alternative lists of scopes or policies, each of which is sufficient. */
export function alternativesOf(directive: ConstDirectiveNode): readonly (readonly string[])[] {
  const { scopes, policies } = argumentValues(directive);
  // `@authenticated` has no such argument: it only requires that the user has signed in.
  return listOf(scopes ?? policies ?? []).map((names) => listOf(names).map(String));
}

/** In SDL, a single value may be written in place of a list with one item. */
function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/**
 * Whether the directive can refuse a request. A list without names is satisfied by every request.
 */
export function isDemand(directive: ConstDirectiveNode): boolean {
  const { scopes, policies } = argumentValues(directive);
  if (scopes === undefined && policies === undefined) return true;
  const alternatives = alternativesOf(directive);
  return alternatives.length > 0 && alternatives.every(({ length }) => length > 0);
}
