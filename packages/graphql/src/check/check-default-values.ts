import {
  type ConstValueNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  print,
  valueFromAST,
} from 'graphql';
import { inputsOf } from '../nodes/type-members.ts';

/** Finds default values that are not valid for their type, which graphql-js drops silently. */
export function checkDefaultValues(schema: GraphQLSchema): GraphQLError[] {
  return inputsOf(schema).flatMap(({ name, type, astNode }) => {
    const value = astNode?.defaultValue;
    if (value === undefined || isValueOf(value, type)) return [];
    const message = `The default value ${print(value)} of "${name}" is not a valid ${type}.`;
    return [new GraphQLError(message, { nodes: value })];
  });
}

function isValueOf(value: ConstValueNode, type: GraphQLInputType): boolean {
  return valueFromAST(value, type) !== undefined && !hasUnknownField(value, type);
}

/** Whether a value has a field that its input type does not have, which graphql-js ignores. */
function hasUnknownField(value: ConstValueNode, type: GraphQLInputType): boolean {
  if (isNonNullType(type)) return hasUnknownField(value, type.ofType);
  if (isListType(type)) {
    // A single value is equivalent to a list with one item.
    const items = value.kind === Kind.LIST ? value.values : [value];
    return items.some((item) => hasUnknownField(item, type.ofType));
  }
  if (!isInputObjectType(type) || value.kind !== Kind.OBJECT) return false;
  return value.fields.some((given) => {
    const field = type.getFields()[given.name.value];
    return field === undefined || hasUnknownField(given.value, field.type);
  });
}
