import type { GraphQLSchema } from 'graphql';
import { rootNames } from './root-names.ts';

/**
 * Finds the coordinates that a supergraph has for those of one of its subgraphs: composition calls the
 * root types `Query`, `Mutation` and `Subscription`, whatever they are called there.
 */
export function composedCoordinate(schema: GraphQLSchema): (coordinate: string) => string {
  const names = rootNames(schema);
  return (coordinate) => coordinate.replace(/^\w+/, (name) => names.get(name) ?? name);
}
