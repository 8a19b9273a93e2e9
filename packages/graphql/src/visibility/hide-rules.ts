import type { HideConfig } from '@docgen/core/config';
import type { DocumentNode } from 'graphql';
import { federationNames } from '../federation/federation-names.ts';
import { linksOf } from '../federation/links-of.ts';
import { definitionsByCoordinate } from '../nodes/definitions-by-coordinate.ts';
import { type Selectors, selectors } from './selectors.ts';

/**
 * Schema coordinates of definitions that only gateways and subgraphs use; `extension__` and
 * `composite__` are Grafbase's.
 */
export const MACHINERY =
  /^(@?(join|link|context|extension|composite)__\w+|@link|core__Purpose|_(Entity|Any|Service)|\w+\._(entities|service))(\W.*)?$/;

/**
 * Specification of the directives that GraphQL Mesh adds to supergraphs for gateways. They contain
 * addresses and headers of services.
 */
const MESH = 'https://the-guild.dev/graphql/mesh/spec';

/** Directives of that specification that matter to clients. */
const FOR_CLIENTS = new Set(
  '@authenticated @cacheControl @policy @public @rateLimit @requiresScopes @skipAuth'.split(' '),
);

/** Creates the rules of a configuration for a document. */
export function hideRules(hide: HideConfig, document: DocumentNode): Selectors {
  const { federation = false } = hide;
  const { linked, local } = federationNames(document);
  const { byDirective, byName } = selectors(hide, { local });
  const machinery = new Set<string>();
  if (federation && linked) machinery.add(local('@composeDirective'));
  // Federation 1 has this directive instead of `@link`. Source: https://specs.apollo.dev/core/v0.2
  if (federation && definitionsByCoordinate(document).has('@core(feature:)'))
    machinery.add('@core');
  const links = federation ? linksOf(document) : [];
  // Only supergraphs link to this specification. Their contexts have names that composition made.
  if (links.some(({ spec }) => spec === 'context')) machinery.add(local('@context'));
  const imports = links.flatMap((link) => (link.identity === MESH ? link.imports : []));
  for (const { name = '', as = name } of imports) {
    if (!FOR_CLIENTS.has(name)) machinery.add(as);
  }
  return {
    byDirective,
    byName: (coordinate) =>
      (federation && MACHINERY.test(coordinate)) ||
      machinery.has(coordinate.replace(/\(.*/, '')) ||
      byName(coordinate),
  };
}
