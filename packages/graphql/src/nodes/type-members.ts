import {
  type GraphQLFieldMap,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
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
