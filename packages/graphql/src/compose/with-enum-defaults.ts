import { type DocumentNode, type EnumValueNode, parseConstValue, visit } from 'graphql';

/**
 * Corrects default values that composition treats as enum values: for an argument of type `[Role]`,
 * it writes the list `[ADMIN]` as an enum value with that name, and also `null`. A schema built
 * from this would lack the defaults.
 */
export function withEnumDefaults(supergraph: DocumentNode): DocumentNode {
  return visit(supergraph, {
    EnumValue: (node: EnumValueNode) =>
      /^(\[|null$)/.test(node.value)
        ? parseConstValue(node.value, { noLocation: true })
        : undefined,
  });
}
