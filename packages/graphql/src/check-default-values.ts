import {
  type GraphQLArgument,
  GraphQLError,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  print,
  valueFromAST,
} from 'graphql';

/** Finds default values that are no value of their type. graphql-js drops them in silence. */
export function checkDefaultValues(schema: GraphQLSchema): GraphQLError[] {
  const errors: GraphQLError[] = [];
  const check = (argument: GraphQLArgument | GraphQLInputField) => {
    const value = argument.astNode?.defaultValue;
    if (value === undefined || valueFromAST(value, argument.type) !== undefined) return;
    errors.push(
      new GraphQLError(
        `The default value ${print(value)} of "${argument.name}" is no ${argument.type}.`,
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
