import type { SubgraphRef, SubgraphUse } from '../schema-model.ts';

/** A subgraph as pages name it. */
export interface NamedSubgraph {
  readonly label: string;
  /** `undefined` if the site has neither a reference nor a manual of it. */
  readonly to: string | undefined;
}

/**
 * The name of a subgraph that has a definition, and a link to the definition there, or else to the
 * reference or manual of the subgraph.
 */
export function namedSubgraph(
  { id, to }: Pick<SubgraphUse, 'id' | 'to'>,
  subgraphs: readonly SubgraphRef[],
): NamedSubgraph {
  const subgraph = subgraphs.find((each) => each.id === id);
  return { label: subgraph?.label ?? id, to: to ?? subgraph?.route };
}

/** The name of a subgraph; its id if the schema does not contain it. */
export function subgraphLabel(id: string, subgraphs: readonly SubgraphRef[]): string {
  return namedSubgraph({ id }, subgraphs).label;
}
