import {
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeSystemExtensionNode,
  Kind,
} from 'graphql';
import { federationDefinitions } from '../federation/known-definitions.ts';

/**
 * Whether a file defines only what services share, such as `federation-spec.graphql`: directives,
 * scalars, and types that federation adds to each subgraph. It is no service then.
 */
export function isDirectiveLibrary({ definitions }: DocumentNode): boolean {
  return definitions.length > 0 && definitions.every(isShared);
}

function isShared(node: DefinitionNode): boolean {
  if (isTypeSystemExtensionNode(node)) return false;
  if (!isTypeDefinitionNode(node)) return node.kind === Kind.DIRECTIVE_DEFINITION;
  const { kind, name } = node;
  return kind === Kind.SCALAR_TYPE_DEFINITION || isOfFederation(name.value);
}

/** `_Entity` and `_Service` are in the schema of each subgraph. */
function isOfFederation(name: string): boolean {
  return /^_(?:Entity|Service)$/.test(name) || federationDefinitions.has(name);
}
