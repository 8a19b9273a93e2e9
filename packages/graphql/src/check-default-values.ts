import {
  type ConstValueNode,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  print,
  valueFromAST,
} from 'graphql';

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
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const { args } of Object.values(type.getFields())) args.forEach(check);
    }
  }
  return errors;
}

/** Also rejects fields that an input type does not have, which graphql-js ignores. */
function isValueOf(value: ConstValueNode, type: GraphQLInputType): boolean {
  const hasUnknown = (value: ConstValueNode, type: GraphQLInputType): boolean => {
    if (isNonNullType(type) || (isListType(type) && value.kind !== Kind.LIST)) {
      return hasUnknown(value, type.ofType);
    }
    if (isListType(type) && value.kind === Kind.LIST) {
      return value.values.some((item) => hasUnknown(item, type.ofType));
    }
    if (!isInputObjectType(type) || value.kind !== Kind.OBJECT) return false;
    return value.fields.some((given) => {
      const field = type.getFields()[given.name.value];
      return field === undefined || hasUnknown(given.value, field.type);
    });
  };
  return valueFromAST(value, type) !== undefined && !hasUnknown(value, type);
}
