import { type DefinitionNode, Kind } from 'graphql';
import { isSchemaNode } from '../nodes/schema-nodes.ts';

/**
 * Converts a schema definition without root types to an extension, or removes it if it has no
 * directives either. As a definition, it would mean that there are no root types.
 *
 * @returns At most one definition. Other definitions are returned unchanged.
 */
export function withoutEmptySchema(node: DefinitionNode): DefinitionNode[] {
  if (!isSchemaNode(node)) return [node];
  const { operationTypes, directives, loc } = node;
  if (operationTypes?.length) return [node];
  return directives?.length ? [{ kind: Kind.SCHEMA_EXTENSION, directives, loc }] : [];
}
