import { addToList } from '@docgen/core/basics/add-to-list';

/** Rank of a node of a layout, or the first and last one of a subgraph. */
interface Ranked {
  readonly rank?: number;
  readonly minRank?: number;
  readonly maxRank?: number;
}

/** A graph while dagre lays it out. */
export interface RankedGraph {
  nodes(): readonly string[];
  node(name: string): Ranked;
}

/**
 * Sorts the nodes of a graph by rank, so that each is looked at once and not for each rank.
 *
 * @returns A function that returns the nodes of a rank and the subgraphs that contain it, in the
 *   order of the graph.
 */
export function nodesOfRanks(graph: RankedGraph): (rank: number) => readonly string[] {
  const ranks = new Map<number, string[]>();
  for (const name of graph.nodes()) {
    const { rank, minRank = Infinity, maxRank = -Infinity } = graph.node(name);
    if (rank !== undefined && !(minRank <= rank && rank <= maxRank)) addToList(ranks, rank, name);
    for (let within = minRank; within <= maxRank; within++) addToList(ranks, within, name);
  }
  return (rank) => ranks.get(rank) ?? [];
}
