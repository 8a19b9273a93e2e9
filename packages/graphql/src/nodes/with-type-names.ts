import {
  type DocumentNode,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  visit,
} from 'graphql';

/** Renames object types in a document. @param names - New names by current name. */
export function withTypeNames(
  document: DocumentNode,
  names: ReadonlyMap<string, string>,
): DocumentNode {
  if (names.size === 0) return document;
  const rename = <N extends NamedTypeNode | ObjectTypeDefinitionNode | ObjectTypeExtensionNode>(
    node: N,
  ): N | undefined => {
    const value = names.get(node.name.value);
    return value === undefined ? undefined : { ...node, name: { ...node.name, value } };
  };
  return visit(document, {
    NamedType: { leave: rename },
    ObjectTypeDefinition: { leave: rename },
    ObjectTypeExtension: { leave: rename },
  });
}
