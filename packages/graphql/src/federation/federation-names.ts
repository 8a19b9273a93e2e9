import type { DocumentNode } from 'graphql';
import { isOfAccess } from './access-directives.ts';
import { linksOf } from './links-of.ts';

/**
 * A document's names for what it takes from linked specifications; those of directives with their
 * `@`.
 */
export interface FederationNames {
  /**
   * True if the document links to the federation specification, which makes it a subgraph of
   * federation 2.
   */
  readonly linked: boolean;
  /**
   * True if `@authenticated`, `@requiresScopes` and `@policy` are the directives that gateways
   * enforce: subgraphs link to federation, supergraphs to a specification for each of them.
   */
  readonly enforcing: boolean;
  /**
   * The document's name for a name in the specification.
   *
   * @example local('FieldSet') // 'federation__FieldSet', unless it is imported
   */
  readonly local: (canonical: string) => string;
}

/**
 * Reads the `@link` directives of a document. Imported names keep their name or have their alias,
 * all others have a prefix (`federation__`, or the one that `as` defines). A document without a
 * link to federation uses the names of federation 1, of which only `_FieldSet` differs.
 */
export function federationNames(document: DocumentNode): FederationNames {
  const links = linksOf(document).filter(({ spec }) => spec !== undefined);
  const localOf = new Map<string, string>();
  // The directive that is named like its specification, such as `@tag`, needs no import, and has
  // the name that the link gives the specification: https://specs.apollo.dev/link/v1.0/#@link.as
  for (const { spec, as = spec } of links) if (as !== undefined) localOf.set(`@${spec}`, `@${as}`);
  for (const { name, as } of links.flatMap(({ imports }) => imports)) {
    if (name !== undefined && as !== undefined) localOf.set(name, as);
  }
  const main = links.find(({ spec }) => spec === 'federation');
  const enforcing = main !== undefined || links.some(({ spec }) => isOfAccess(`@${spec}`));
  if (main === undefined) {
    return {
      linked: false,
      enforcing,
      local: (name) => localOf.get(name) ?? FIRST_VERSION[name] ?? name,
    };
  }
  const { prefix } = main;
  return {
    linked: true,
    enforcing,
    local: (name) =>
      localOf.get(name) ?? (isUnprefixed(name) ? name : name.replace(/^@?/, `$&${prefix}`)),
  };
}

/**
 * Names that differ without a link. `@cacheTag` requires one, so it gets a name that is not in use.
 */
const FIRST_VERSION: Readonly<Record<string, string>> = {
  FieldSet: '_FieldSet',
  '@cacheTag': '@federation__cacheTag',
};

/** Names without a prefix: the gateway's entry points and those of the link specification. */
function isUnprefixed(name: string): boolean {
  return /^(@link|link__.*|_Any|_Service)$/.test(name);
}
