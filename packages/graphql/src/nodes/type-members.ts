import {
  type GraphQLArgument,
  type GraphQLFieldMap,
  type GraphQLInputField,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

type MaybeType = GraphQLNamedType | null | undefined;

// Without a prototype, like the fields of graphql-js: no field is called `constructor`.
const NO_FIELDS: GraphQLFieldMap<unknown, unknown> = Object.create(null);

/** The fields of an object type or interface by name; none for any other type. */
export function fieldsOf(type: MaybeType): GraphQLFieldMap<unknown, unknown> {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : NO_FIELDS;
}

/** The interfaces that an object type or interface implements; none for any other type. */
export function interfacesOf(type: MaybeType): readonly GraphQLInterfaceType[] {
  return isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : [];
}

/** The arguments of directives and fields, and the input fields of a schema. */
export function inputsOf(schema: GraphQLSchema): (GraphQLArgument | GraphQLInputField)[] {
  const types = Object.values(schema.getTypeMap());
  return [
    ...schema.getDirectives().flatMap(({ args }) => args),
    ...types.flatMap((type) =>
      isInputObjectType(type)
        ? Object.values(type.getFields())
        : Object.values(fieldsOf(type)).flatMap(({ args }) => args),
    ),
  ];
}
