import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { holdsErrors } from '../errors/error-names.ts';
import { successesFirst } from '../errors/successes-first.ts';
import { insideOf, isWrapper } from '../nodes/wrapper-types.ts';

/**
 * The name of the type that an operation is about, so that the ids in its arguments match those in
 * its response: for a payload or connection, the type of its content; for an interface or union,
 * the first possible type that is no error.
 *
 * @param type - The type that the operation returns.
 */
export function answeredType(schema: GraphQLSchema, type: GraphQLNamedType): string {
  const seen = new Set<GraphQLNamedType>();
  let subject = type;
  while (!seen.has(subject)) {
    seen.add(subject);
    subject = insideType(schema, subject) ?? subject;
  }
  return subject.name;
}

function insideType(schema: GraphQLSchema, type: GraphQLNamedType): GraphQLNamedType | undefined {
  if (isAbstractType(type)) return successesFirst(schema, type)[0];
  if (!isObjectType(type) || !isWrapper(type.name)) return undefined;
  const fields = Object.values(type.getFields()).filter((field) => {
    const inside = getNamedType(field.type);
    return !isLeafType(inside) && !holdsErrors(type.name, field.name, inside.name);
  });
  const [first] = insideOf(type.name, fields);
  return first && getNamedType(first.type);
}
