import { type GraphQLSchema, isEnumType } from 'graphql';
import { directiveArguments } from './directives-of.ts';

/**
 * The ids of the subgraphs of a supergraph, by the values of `join__Graph` that composition derives
 * from them. Empty for any other schema.
 */
export function graphNames(schema: GraphQLSchema): Map<string, string> {
  const type = schema.getType('join__Graph');
  const names = new Map<string, string>();
  for (const { name, astNode } of isEnumType(type) ? type.getValues() : []) {
    const join = astNode?.directives?.find((directive) => directive.name.value === 'join__graph');
    const id = join && directiveArguments(join).name;
    if (typeof id === 'string') names.set(name, id);
  }
  return names;
}
