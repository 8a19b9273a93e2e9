import {
  type DocumentNode,
  type EnumValueDefinitionNode,
  type GraphQLSchema,
  isEnumType,
  Kind,
} from 'graphql';
import { stringArgument } from '../nodes/directives-of.ts';

/**
 * The ids of the subgraphs of a supergraph, by the values of `join__Graph` that composition derives
 * from them. Empty for any other schema.
 */
export function graphNames(schema: GraphQLSchema): Map<string, string> {
  const type = schema.getType('join__Graph');
  const values = isEnumType(type) ? type.getValues() : [];
  return namesOf(values.flatMap(({ astNode }) => astNode ?? []));
}

/** The same for a document, without building its schema. */
export function graphNamesIn({ definitions }: DocumentNode): Map<string, string> {
  const values = definitions.flatMap((node) =>
    node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === 'join__Graph'
      ? (node.values ?? [])
      : [],
  );
  return namesOf(values);
}

function namesOf(values: readonly EnumValueDefinitionNode[]): Map<string, string> {
  return new Map(
    values.flatMap(({ name, directives }) => {
      const join = directives?.find((directive) => directive.name.value === 'join__graph');
      const id = stringArgument(join, 'name');
      return id === undefined ? [] : [[name.value, id.value]];
    }),
  );
}
