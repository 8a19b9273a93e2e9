import {
  type ASTNode,
  type InterfaceTypeDefinitionNode,
  type InterfaceTypeExtensionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from 'graphql';

/** A definition or extension of an object type. */
export type ObjectNode = ObjectTypeDefinitionNode | ObjectTypeExtensionNode;

/** Whether a node defines or extends an object type. */
export function isObject(node: ASTNode): node is ObjectNode {
  return node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION;
}

/** Whether a node defines or extends an interface. */
export function isInterface(
  node: ASTNode,
): node is InterfaceTypeDefinitionNode | InterfaceTypeExtensionNode {
  return (
    node.kind === Kind.INTERFACE_TYPE_DEFINITION || node.kind === Kind.INTERFACE_TYPE_EXTENSION
  );
}

/** Whether a node defines or extends an object or interface, the types whose fields are selected. */
export function isObjectOrInterface<Node extends ASTNode>(
  node: Node,
): node is Extract<Node, { readonly interfaces?: unknown }> {
  return isObject(node) || isInterface(node);
}
