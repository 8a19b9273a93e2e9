import { type InputValueDefinitionNode, Kind } from 'graphql';
import { coordinates } from './definitions-by-coordinate.ts';
import { stringArgument } from './directives-of.ts';
import { federationNames } from './federation-names.ts';
import type { LoadedSchema } from './loaded-schema.ts';

/**
 * Finds the first argument that gets its value from a context
 * (`@fromContext(field: "$shop { id }")`) and whose `field` matches.
 */
export function contextArgument(
  { document }: LoadedSchema,
  isWanted: (field: string) => boolean,
): InputValueDefinitionNode | undefined {
  const directive = federationNames(document).local('@fromContext').slice(1);
  for (const [, node] of coordinates(document)) {
    if (node.kind !== Kind.INPUT_VALUE_DEFINITION) continue;
    const applied = node.directives?.find(({ name }) => name.value === directive);
    const field = stringArgument(applied, 'field');
    if (field !== undefined && isWanted(field.value)) return node;
  }
  return undefined;
}
