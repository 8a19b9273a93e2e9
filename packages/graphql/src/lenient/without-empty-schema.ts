import { type DefinitionNode, Kind } from 'graphql';

/**
 * A definition of the schema without roots would say that there are none, where its directives are
 * meant; without those it says nothing.
 *
 * @returns At most one definition; any other is returned as it is.
 */
export function withoutEmptySchema(node: DefinitionNode): DefinitionNode[] {
  if (node.kind !== Kind.SCHEMA_DEFINITION && node.kind !== Kind.SCHEMA_EXTENSION) return [node];
  const { operationTypes, directives, loc } = node;
  if (operationTypes?.length) return [node];
  return directives?.length ? [{ kind: Kind.SCHEMA_EXTENSION, directives, loc }] : [];
}
