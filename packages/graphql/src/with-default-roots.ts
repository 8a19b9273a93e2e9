import type { DocumentNode, GraphQLSchema } from 'graphql';
import { rootNames } from './root-names.ts';
import { withTypeNames } from './with-type-names.ts';

/**
 * A subgraph's document whose root types have the names that they have in the supergraph: `Query`,
 * `Mutation` and `Subscription`. The library that composes renames the types, but not what refers to
 * them, and fails. Where another type has that name it says so itself: nothing is renamed then.
 *
 * @param schema - That of the document.
 */
export function withDefaultRoots(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const names = new Map(
    [...rootNames(schema)].filter(
      ([name, root]) => name !== root && schema.getType(root) === undefined,
    ),
  );
  return withTypeNames(document, names);
}
