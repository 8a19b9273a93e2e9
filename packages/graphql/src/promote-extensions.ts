import {
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql';

/**
 * Turns the first extension of each type that the document extends without defining it into its
 * definition. A subgraph extends types of others, and the root types, this way; GraphQL itself
 * does not know types without a definition.
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

/** Both kinds of node have the same properties, and names that differ in their ending. */
function asDefinition(node: TypeExtensionNode): TypeDefinitionNode {
  return { ...node, kind: node.kind.replace('Extension', 'Definition') } as TypeDefinitionNode;
}
