import type { DocumentNode, GraphQLSchema } from 'graphql';
import { rootNames } from './root-types.ts';
import { withTypeNames } from './with-type-names.ts';

/**
 * A subgraph's document with the names that root types have in a supergraph: `Query`, `Mutation`
 * and `Subscription`. The composition library renames the types, but not the references to them,
 * and then fails. If another type has such a name, the library reports that, so the root type is
 * not renamed.
 *
 * @param schema - The schema of the document.
 */
export function withDefaultRoots(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const names = new Map(
    [...rootNames(schema)].filter(
      ([name, root]) => name !== root && schema.getType(root) === undefined,
    ),
  );
  return withTypeNames(document, names);
}
