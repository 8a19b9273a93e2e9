import type { DefinitionNode, DocumentNode } from 'graphql';
import { type FederationNames, federationNames } from './federation-names.ts';
import { isStitched } from './is-stitched.ts';
import { linksOf } from './links-of.ts';
import { supplyDefinitions, usedNames } from './supply-definitions.ts';

/**
 * Whether a document is a subgraph: it links to federation, or uses names of federation.
 *
 * @param names - See `federationNames`.
 * @param supplied - See `supplyDefinitions`.
 */
export function isFederated(
  document: DocumentNode,
  names: FederationNames = federationNames(document),
  supplied: readonly DefinitionNode[] = supplyDefinitions(document, names),
): boolean {
  return names.linked || supplied.length > 0 || isUsingKeys(document);
}

/** Whether a document uses federation's `@key`, which it may also define. */
function isUsingKeys(document: DocumentNode): boolean {
  return usedNames(document).has('@key') && !isStitched(document);
}

/**
 * Whether a document is a supergraph, which records the fields of each subgraph. A supergraph of
 * federation 1 has no links, but also lists its subgraphs.
 */
export function isSupergraph(document: DocumentNode): boolean {
  return (
    linksOf(document).some(({ spec }) => spec === 'join') ||
    document.definitions.some((node) => 'name' in node && node.name?.value === 'join__Graph')
  );
}
