import type { GraphQLSchema } from 'graphql';

/** The names that a subgraph's root types have in a supergraph, by their names in the subgraph. */
export function rootNames(schema: GraphQLSchema): Map<string, string> {
  const roots = [
    [schema.getQueryType(), 'Query'],
    [schema.getMutationType(), 'Mutation'],
    [schema.getSubscriptionType(), 'Subscription'],
  ] as const;
  return new Map(roots.flatMap(([type, name]) => (type ? [[type.name, name] as const] : [])));
}
