import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { holdsErrors } from '../errors/error-names.ts';
import { insideOf, isWrapper } from '../wrapper-types.ts';

/**
 * The name of the type that an operation is about, so that its arguments identify what it answers
 * with: of a payload or connection what is inside, of an interface or union its first type.
 *
 * @param type - What the operation returns.
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
  if (isAbstractType(type)) return schema.getPossibleTypes(type)[0];
  if (!isObjectType(type) || !isWrapper(type.name)) return undefined;
  const fields = Object.values(type.getFields()).filter((field) => {
    const inside = getNamedType(field.type);
    return !isLeafType(inside) && !holdsErrors(field.name, inside.name);
  });
  const [first] = insideOf(type.name, fields);
  return first && getNamedType(first.type);
}
