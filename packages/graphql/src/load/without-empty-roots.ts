import { type DefinitionNode, type DocumentNode, Kind } from 'graphql';
import { withoutEmptySchema } from '../lenient/without-empty-schema.ts';
import { ROOT_TYPES } from '../nodes/root-types.ts';
import { isSchemaNode, schemaNodes } from '../nodes/schema-nodes.ts';

/**
 * A subgraph's document without root types that have no fields. Some tools write `type Query` for a
 * service without queries, which composition accepts, but GraphQL does not.
 */
export function withoutEmptyRoots(document: DocumentNode): DocumentNode {
  const named = schemaNodes(document).flatMap(({ operationTypes = [] }) =>
    operationTypes.map(({ type }) => type.name.value),
  );
  const roots = new Set([...ROOT_TYPES.map(({ name }) => name), ...named]);
  const empty = new Set<string>();
  for (const node of document.definitions) {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION || node.fields?.length) continue;
    if (roots.has(node.name.value) && !node.interfaces?.length) empty.add(node.name.value);
  }
  // An extension may contain its fields.
  for (const node of document.definitions) {
    if (node.kind === Kind.OBJECT_TYPE_EXTENSION) empty.delete(node.name.value);
  }
  if (empty.size === 0) return document;
  const definitions = document.definitions.flatMap((node): DefinitionNode[] => {
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION && empty.has(node.name.value)) return [];
    if (!isSchemaNode(node)) return [node];
    const operationTypes = node.operationTypes?.filter(({ type }) => !empty.has(type.name.value));
    return withoutEmptySchema({ ...node, operationTypes } as DefinitionNode);
  });
  return { ...document, definitions };
}
