import type { OperationKind } from '@docgen/core/schema-model';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';

/** The root types of a schema by the kind of their operations, queries first. */
export function rootTypesOf(schema: GraphQLSchema): Map<OperationKind, GraphQLObjectType> {
  const types = [
    ['queries', schema.getQueryType()],
    ['mutations', schema.getMutationType()],
    ['subscriptions', schema.getSubscriptionType()],
  ] as const;
  return new Map(types.flatMap(([kind, type]) => (type == null ? [] : [[kind, type]])));
}
