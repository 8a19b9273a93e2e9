import {
  type ASTNode,
  type DocumentNode,
  Kind,
  type SchemaDefinitionNode,
  type SchemaExtensionNode,
} from 'graphql';

/** The definition of the schema as a whole, or an extension of it. */
export type SchemaNode = SchemaDefinitionNode | SchemaExtensionNode;

/** True for a definition of the schema as a whole, and for an extension of it. */
export function isSchemaNode(node: ASTNode): node is SchemaNode {
  return node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION;
}

/** The definition of the schema as a whole and its extensions, in the order of the document. */
export function schemaNodes({ definitions }: DocumentNode): SchemaNode[] {
  return definitions.filter(isSchemaNode);
}
