import { Kind, type ValueNode, valueFromASTUntyped } from 'graphql';
import { isLongInteger, writtenNumber } from '../json/exact-json.ts';

/**
 * `valueFromASTUntyped` of graphql-js, except that integers that a number cannot represent, such as
 * those of 64 bits, become bigints, and `printExactJson` writes other numbers as they are in the
 * text, such as `19.90`.
 *
 * @param variables - Values of the variables that it may contain.
 */
export function exactValue(
  node: ValueNode,
  variables: Readonly<Record<string, unknown>> = {},
): unknown {
  switch (node.kind) {
    case Kind.INT:
      return isLongInteger(node.value) ? BigInt(node.value) : Number(node.value);
    case Kind.FLOAT:
      return writtenNumber(node.value);
    case Kind.LIST:
      return node.values.map((item) => exactValue(item, variables));
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, exactValue(value, variables)]),
      );
    default:
      return valueFromASTUntyped(node, { ...variables });
  }
}
