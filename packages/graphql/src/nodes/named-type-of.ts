import { Kind, type TypeNode } from 'graphql';

/** The name of the named type in a type reference: `Order` for `[Order!]!`. */
export function namedTypeOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedTypeOf(type.type);
}
