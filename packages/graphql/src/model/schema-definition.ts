import type { OperationKind, SchemaDefinition } from '@docgen/core/schema-model';
import type { GraphQLObjectType } from 'graphql';
import { nodesOf } from '../nodes/nodes-of.ts';
import { contactOf } from './contact-of.ts';
import { documented } from './documented.ts';
import type { ModelScope } from './model-scope.ts';
import { rootType } from './type-entry.ts';

/** The definition of a schema as a whole, from `schema`, its extensions and the root types. */
export function schemaDefinition(
  roots: ReadonlyMap<OperationKind, GraphQLObjectType>,
  scope: ModelScope,
): SchemaDefinition {
  const nodes = nodesOf(scope.schema.schema);
  // docgen itself has no description for this coordinate.
  const { description, directives } = documented({
    coordinate: 'schema',
    nodes,
    subgraphs: [],
    scope,
  });
  const contact = contactOf(nodes, scope);
  return {
    ...(contact !== undefined && { contact }),
    ...(description !== undefined && { description }),
    directives,
    roots: Array.from(roots, ([kind, type]) => rootType(kind, type, scope)),
  };
}
