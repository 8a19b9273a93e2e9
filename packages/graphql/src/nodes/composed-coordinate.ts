import type { GraphQLSchema } from 'graphql';
import { rootNames } from './root-types.ts';

/**
 * Returns a function that maps coordinates of a subgraph to those of the supergraph, in which the
 * root types are called `Query`, `Mutation` and `Subscription`, whatever their names in the
 * subgraph.
 */
export function composedCoordinate(schema: GraphQLSchema): (coordinate: string) => string {
  const names = rootNames(schema);
  return (coordinate) => coordinate.replace(/^\w+/, (name) => names.get(name) ?? name);
}
