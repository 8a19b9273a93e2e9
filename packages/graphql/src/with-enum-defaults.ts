import { type DocumentNode, type EnumValueNode, parseConstValue, visit } from 'graphql';

/**
 * Reads defaults that composition takes for values of enums as what they are: for an argument of type
 * `[Role]`, it gives the list `[ADMIN]` as a value of that name, and `null` as well. What is built from
 * that would have no default.
 */
export function withEnumDefaults(supergraph: DocumentNode): DocumentNode {
  return visit(supergraph, {
    EnumValue: (node: EnumValueNode) =>
      /^(\[|null$)/.test(node.value)
        ? parseConstValue(node.value, { noLocation: true })
        : undefined,
  });
}
