import {
  type DefinitionNode,
  type DocumentNode,
  Kind,
  type SchemaDefinitionNode,
  type SchemaExtensionNode,
} from 'graphql';
import { withoutEmptySchema } from './lenient/without-empty-schema.ts';

/** Default names of the root types. */
const DEFAULTS = ['Query', 'Mutation', 'Subscription'];

/**
 * A subgraph's document without root types that have no fields. Some tools write `type Query` for a
 * service without queries, which composition accepts, but GraphQL does not.
 */
export function withoutEmptyRoots(document: DocumentNode): DocumentNode {
  const named = document.definitions.flatMap((node) =>
    isSchema(node) ? (node.operationTypes ?? []).map(({ type }) => type.name.value) : [],
  );
  const roots = new Set([...DEFAULTS, ...named]);
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
    if (!isSchema(node)) return [node];
    const operationTypes = node.operationTypes?.filter(({ type }) => !empty.has(type.name.value));
    return withoutEmptySchema({ ...node, operationTypes } as DefinitionNode);
  });
  return { ...document, definitions };
}

function isSchema(node: DefinitionNode): node is SchemaDefinitionNode | SchemaExtensionNode {
  return node.kind === Kind.SCHEMA_DEFINITION || node.kind === Kind.SCHEMA_EXTENSION;
}
