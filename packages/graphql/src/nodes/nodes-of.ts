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

/** A part of a schema, with the nodes that graphql-js built it from. */
export interface Defined {
  readonly astNode?: DefiningNode | null | undefined;
  readonly extensionASTNodes?: readonly DefiningNode[] | undefined;
}

/** The nodes of a definition and of its extensions; empty if no document defines it. */
export function nodesOf({ astNode, extensionASTNodes = [] }: Defined): DefiningNode[] {
  return [...(astNode ? [astNode] : []), ...extensionASTNodes];
}
