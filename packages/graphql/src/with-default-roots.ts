import {
  type DocumentNode,
  type GraphQLSchema,
  type NamedTypeNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  visit,
} from 'graphql';
import { rootNames } from './root-names.ts';

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
  if (names.size === 0) return document;
  const rename = <N extends NamedTypeNode | ObjectTypeDefinitionNode | ObjectTypeExtensionNode>(
    node: N,
  ): N | undefined => {
    const value = names.get(node.name.value);
    return value === undefined ? undefined : { ...node, name: { ...node.name, value } };
  };
  return visit(document, {
    NamedType: { leave: rename },
    ObjectTypeDefinition: { leave: rename },
    ObjectTypeExtension: { leave: rename },
  });
}
