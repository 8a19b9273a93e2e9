import { type InputValueDefinitionNode, Kind } from 'graphql';
import { federationNames } from '../federation/federation-names.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { coordinates } from '../nodes/definitions-by-coordinate.ts';
import { federationUses, stringArgument } from '../nodes/directives-of.ts';

/**
 * Finds the first argument that gets its value from a context
 * (`@fromContext(field: "$shop { id }")`) and whose `field` matches.
 */
export function contextArgument(
  { document }: LoadedSchema,
  isWanted: (field: string) => boolean,
): InputValueDefinitionNode | undefined {
  const names = federationNames(document);
  for (const [, node] of coordinates(document)) {
    if (node.kind !== Kind.INPUT_VALUE_DEFINITION) continue;
    const [use] = federationUses('@fromContext', [node], names);
    const field = stringArgument(use, 'field');
    if (field !== undefined && isWanted(field.value)) return node;
  }
  return undefined;
}
