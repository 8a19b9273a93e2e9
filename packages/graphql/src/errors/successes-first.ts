import { byRank } from '@docgen/core/basics/by-rank';
import { rememberOf } from '@docgen/core/basics/remember';
import type { GraphQLAbstractType, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { isErrorType } from './error-names.ts';

/**
 * The possible types of an interface or union in the order of the schema, but with error types
 * last: in schemas that a program has sorted, a failure precedes a success.
 */
export function successesFirst(
  schema: GraphQLSchema,
  type: GraphQLAbstractType,
): readonly GraphQLObjectType[] {
  return ordered(schema.getPossibleTypes(type));
}

const ordered = rememberOf((types: readonly GraphQLObjectType[]) =>
  byRank(types, (type) => (isErrorType(type.name, type.getInterfaces()) ? 1 : 0)),
);
