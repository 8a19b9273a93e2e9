import type { SchemaModel, SubgraphRef } from '@docgen/core/schema-model';
import { isEnumType } from 'graphql';
import { directiveArguments } from './directive-arguments.ts';
import type { LoadedSchema } from './loaded-schema.ts';

/**
 * The subgraphs of a supergraph by their value of `join__Graph`, which composition derives from
 * their ids. Empty for any other schema.
 *
 * @param models - Models of the subgraphs; their order is kept.
 */
export function indexGraphs(
  { schema, composed }: LoadedSchema,
  models: readonly SchemaModel[],
): Map<string, SubgraphRef> {
  const type = composed ? schema.getType('join__Graph') : undefined;
  const graphOf = new Map<unknown, string>();
  for (const { name, astNode } of isEnumType(type) ? type.getValues() : []) {
    const join = astNode?.directives?.find((directive) => directive.name.value === 'join__graph');
    if (join !== undefined) graphOf.set(directiveArguments(join).name, name);
  }
  return new Map(
    models.flatMap(({ id, label, route }): [string, SubgraphRef][] => {
      const value = graphOf.get(id);
      return value === undefined ? [] : [[value, { id, label, route }]];
    }),
  );
}
