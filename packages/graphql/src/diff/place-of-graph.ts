import type { Place } from '@docgen/core/diagnostic';
import { isEnumType } from 'graphql';
import { graphNames } from '../graph-names.ts';
import type { LoadedSchema } from '../loaded-schema.ts';
import { placeOfNode } from '../place-of-node.ts';

/** Where a supergraph lists a subgraph; `undefined` in one that is composed here. */
export function placeOfGraph({ schema }: LoadedSchema, subgraph: string): Place | undefined {
  const [graph] = Array.from(graphNames(schema)).find(([, name]) => name === subgraph) ?? [];
  const type = schema.getType('join__Graph');
  const value = isEnumType(type) && graph !== undefined ? type.getValue(graph) : undefined;
  return placeOfNode(value?.astNode ?? undefined);
}
