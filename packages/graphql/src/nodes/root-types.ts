import type { OperationKind } from '@docgen/core/schema-model';
import { type GraphQLObjectType, type GraphQLSchema, OperationTypeNode } from 'graphql';

interface RootOperationType {
  /** The kind of entry that its fields have. */
  readonly kind: OperationKind;
  readonly operation: OperationTypeNode;
  /** Its default name, without a schema definition. In a supergraph, it always has this name. */
  readonly name: string;
}

/**
 * The root operation types of GraphQL, queries first.
 *
 * Source: https://spec.graphql.org/September2025/#sec-Root-Operation-Types
 */
export const ROOT_TYPES: readonly RootOperationType[] = [
  { kind: 'queries', operation: OperationTypeNode.QUERY, name: 'Query' },
  { kind: 'mutations', operation: OperationTypeNode.MUTATION, name: 'Mutation' },
  { kind: 'subscriptions', operation: OperationTypeNode.SUBSCRIPTION, name: 'Subscription' },
];

/** The root types of a schema by the kind of their operations, queries first. */
export function rootTypesOf(schema: GraphQLSchema): Map<OperationKind, GraphQLObjectType> {
  return new Map(
    ROOT_TYPES.flatMap(({ kind, operation }) => {
      const type = schema.getRootType(operation);
      return type == null ? [] : [[kind, type]];
    }),
  );
}

/** The names that a subgraph's root types have in a supergraph, by their names in the subgraph. */
export function rootNames(schema: GraphQLSchema): Map<string, string> {
  return new Map(
    ROOT_TYPES.flatMap(({ operation, name }) => {
      const type = schema.getRootType(operation);
      return type == null ? [] : [[type.name, name]];
    }),
  );
}
