import type { TypeRef } from '@docgen/core/schema-model';
import { type GraphQLType, getNamedType } from 'graphql';
import type { ModelScope } from './model-scope.ts';

/** A type as it is written at a field or argument, with the route of its page. */
export function typeRef(type: GraphQLType, { addresses }: ModelScope): TypeRef {
  const { name } = getNamedType(type);
  const to = addresses.get(name)?.route;
  return { text: String(type), name, ...(to === undefined ? {} : { to }) };
}
