import {
  type DefinitionNode,
  type DocumentNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
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

function asDefinition(node: TypeExtensionNode): TypeDefinitionNode {
  switch (node.kind) {
    case Kind.OBJECT_TYPE_EXTENSION:
      return { ...node, kind: Kind.OBJECT_TYPE_DEFINITION };
    case Kind.INTERFACE_TYPE_EXTENSION:
      return { ...node, kind: Kind.INTERFACE_TYPE_DEFINITION };
    case Kind.INPUT_OBJECT_TYPE_EXTENSION:
      return { ...node, kind: Kind.INPUT_OBJECT_TYPE_DEFINITION };
    case Kind.ENUM_TYPE_EXTENSION:
      return { ...node, kind: Kind.ENUM_TYPE_DEFINITION };
    case Kind.UNION_TYPE_EXTENSION:
      return { ...node, kind: Kind.UNION_TYPE_DEFINITION };
    case Kind.SCALAR_TYPE_EXTENSION:
      return { ...node, kind: Kind.SCALAR_TYPE_DEFINITION };
  }
}
