import type {
  FieldDefinitionNode,
  SchemaDefinitionNode,
  SchemaExtensionNode,
  TypeDefinitionNode,
  TypeExtensionNode,
} from 'graphql';

type DefiningNode =
  | FieldDefinitionNode
  | SchemaDefinitionNode
  | SchemaExtensionNode
  | TypeDefinitionNode
  | TypeExtensionNode;

/** Something of a schema, and the nodes that graphql-js says it is from. */
export interface Defined {
  readonly astNode?: DefiningNode | null | undefined;
  readonly extensionASTNodes?: readonly DefiningNode[] | undefined;
}

/** The nodes of a definition and of its extensions; none of what no document defines. */
export function nodesOf({ astNode, extensionASTNodes = [] }: Defined): DefiningNode[] {
  return [...(astNode ? [astNode] : []), ...extensionASTNodes];
}
