import {
  type ConstValueNode,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  Kind,
  print,
  valueFromAST,
} from 'graphql';
import { fieldsOf } from '../nodes/type-members.ts';

/** Finds default values that are not valid for their type, which graphql-js drops silently. */
export function checkDefaultValues(schema: GraphQLSchema): GraphQLError[] {
  const errors: GraphQLError[] = [];
  const check = (argument: GraphQLArgument | GraphQLInputField) => {
    const value = argument.astNode?.defaultValue;
    if (value === undefined || isValueOf(value, argument.type)) return;
    errors.push(
      new GraphQLError(
        `The default value ${print(value)} of "${argument.name}" is not a valid ${argument.type}.`,
        { nodes: value },
      ),
    );
  };
  for (const { args } of schema.getDirectives()) args.forEach(check);
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type)) continue;
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(check);
    for (const { args } of Object.values(fieldsOf(type))) args.forEach(check);
  }
  return errors;
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
