import type { DocumentNode } from 'graphql';
import { isOfAccess } from './access-directives.ts';
import { linksOf } from './links-of.ts';

/** How a document names what it takes from the specifications it links to; directives with their `@`. */
export interface FederationNames {
  /** True for a document with a link to the federation specification, which makes it a subgraph of federation 2. */
  readonly linked: boolean;
  /**
   * True where `@authenticated`, `@requiresScopes` and `@policy` are those that gateways enforce: subgraphs
   * link to federation, supergraphs to a specification for each of them.
   */
  readonly enforcing: boolean;
  /**
   * The document's name of a name in the specification.
   *
   * @example local('FieldSet') // 'federation__FieldSet', unless it is imported
   */
  readonly local: (canonical: string) => string;
}

/**
 * Reads the `@link` directives of a document: imported names stand for themselves or for their
 * alias, all others are prefixed (`federation__`, or what `as` says). A document without a link to
 * federation uses the names of federation 1, of which only `_FieldSet` differs.
 */
export function federationNames(document: DocumentNode): FederationNames {
  const links = linksOf(document).filter(({ spec }) => spec !== undefined);
  const localOf = new Map<string, string>();
  // A specification's directive of the same name as itself needs no import, such as `@tag`, and is called what the
  // link calls the specification: https://specs.apollo.dev/link/v1.0/#@link.as
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

/** What is called otherwise without a link; a directive that needs one is called as nothing else is. */
const FIRST_VERSION: Readonly<Record<string, string>> = {
  FieldSet: '_FieldSet',
  '@cacheTag': '@federation__cacheTag',
};

/** Names that no import and no prefix changes: the gateway's entry points and the link specification's own. */
function isUnprefixed(name: string): boolean {
  return /^(@link|link__.*|_Any|_Service)$/.test(name);
}
