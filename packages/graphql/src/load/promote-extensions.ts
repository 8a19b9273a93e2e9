import {
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';
import { definitionKind } from '../nodes/definition-kind.ts';

/**
 * Turns the first extension of each type that the document does not define into its definition.
 * Subgraphs extend the root types and types of other subgraphs in this way, but GraphQL does not
 * allow types without a definition.
 */
export function promoteExtensions(document: DocumentNode): DocumentNode {
  const defined = new Set(
    document.definitions.filter(isTypeDefinitionNode).map((node) => node.name.value),
  );
  const definitions = document.definitions.map((node): DefinitionNode => {
    if (!isTypeExtensionNode(node) || defined.has(node.name.value)) return node;
    defined.add(node.name.value);
    return asDefinition(node);
  });
  return { ...document, definitions };
}

/** Nodes of both kinds have the same properties. */
function asDefinition(node: TypeExtensionNode): TypeDefinitionNode {
  return { ...node, kind: definitionKind(node) } as TypeDefinitionNode;
}
