import type { GraphQLSchema } from 'graphql';

/** By the name of each root type of a subgraph, the one that it has in a supergraph. */
export function rootNames(schema: GraphQLSchema): Map<string, string> {
  const roots = [
    [schema.getQueryType(), 'Query'],
    [schema.getMutationType(), 'Mutation'],
    [schema.getSubscriptionType(), 'Subscription'],
  ] as const;
  return new Map(roots.flatMap(([type, name]) => (type ? [[type.name, name] as const] : [])));
}
