import type { Place } from '@docgen/core/diagnostic';
import { isEnumType } from 'graphql';
import { graphNames } from '../federation/graph-names.ts';
import type { LoadedSchema } from '../load/loaded-schema.ts';
import { placeOfNode } from '../nodes/place-of-node.ts';

/**
 * The place in the file of a supergraph at which it lists a subgraph.
 *
 * @param subgraph - Its name.
 * @returns `undefined` if docgen composed the supergraph, so that it has no file.
 */
export function placeOfGraph(
  { document, schema }: LoadedSchema,
  subgraph: string,
): Place | undefined {
  const [graph] = Array.from(graphNames(document)).find(([, name]) => name === subgraph) ?? [];
  const type = schema.getType('join__Graph');
  const value = isEnumType(type) && graph !== undefined ? type.getValue(graph) : undefined;
  return placeOfNode(value?.astNode ?? undefined);
}
