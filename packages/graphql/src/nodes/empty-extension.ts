import {
  type DefinitionNode,
  isTypeExtensionNode,
  Kind,
  type SchemaExtensionNode,
  type TypeExtensionNode,
} from 'graphql';

/** Lists that an extension can add to. */
const EXTENDED = ['fields', 'values', 'interfaces', 'types', 'directives', 'operationTypes'];

/** Whether a definition is an extension that adds nothing, which is not valid SDL. */
export function isEmptyExtension(
  node: DefinitionNode,
): node is TypeExtensionNode | SchemaExtensionNode {
  const lists: Partial<Record<string, unknown>> = { ...node };
  const isEmpty = (list: unknown) => !Array.isArray(list) || list.length === 0;
  const isExtension = isTypeExtensionNode(node) || node.kind === Kind.SCHEMA_EXTENSION;
  return isExtension && EXTENDED.every((list) => isEmpty(lists[list]));
}
