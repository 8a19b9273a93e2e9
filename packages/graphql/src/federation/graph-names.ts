import { type DocumentNode, Kind } from 'graphql';
import { stringArgument } from '../nodes/directives-of.ts';

/**
 * The ids of the subgraphs of a supergraph, by the values of `join__Graph` that composition derives
 * from them. Empty for any other schema.
 */
export function graphNames({ definitions }: DocumentNode): Map<string, string> {
  const enums = definitions.flatMap((node) =>
    'values' in node && node.name.value === 'join__Graph' ? [node] : [],
  );
  // If a supergraph is composed with others, there are several definitions. The last one counts.
  const definition = enums.findLast(({ kind }) => kind === Kind.ENUM_TYPE_DEFINITION);
  const extensions = enums.filter(({ kind }) => kind === Kind.ENUM_TYPE_EXTENSION);
  const values = [definition, ...extensions].flatMap((node) => node?.values ?? []);
  return new Map(
    values.flatMap(({ name, directives }) => {
      const join = directives?.find((directive) => directive.name.value === 'join__graph');
      const id = stringArgument(join, 'name');
      return id === undefined ? [] : [[name.value, id.value]];
    }),
  );
}
