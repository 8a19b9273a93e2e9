import type { GraphQLSchema } from 'graphql';

/**
 * Finds the coordinates that a supergraph has for those of one of its subgraphs: composition calls the
 * root types `Query`, `Mutation` and `Subscription`, whatever they are called there.
 */
export function composedCoordinate(schema: GraphQLSchema): (coordinate: string) => string {
  const roots = new Map([
    [schema.getQueryType()?.name, 'Query'],
    [schema.getMutationType()?.name, 'Mutation'],
    [schema.getSubscriptionType()?.name, 'Subscription'],
  ]);
  return (coordinate) => coordinate.replace(/^\w+/, (name) => roots.get(name) ?? name);
}
