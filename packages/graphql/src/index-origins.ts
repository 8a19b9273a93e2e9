import { addToList } from '@docgen/core/add-to-list';
import type { OwnershipRole, SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import { partsOf } from './descriptions-of.ts';
import type { ModelScope, Origin } from './model-scope.ts';

/** What composition calls the root types, whatever they are called in a subgraph. */
const rootNames: Readonly<Partial<Record<SchemaEntry['kind'], string>>> = {
  queries: 'Query',
  mutations: 'Mutation',
  subscriptions: 'Subscription',
};

/**
 * Finds the definitions of subgraphs by the coordinates that they have in the supergraph.
 *
 * @param models - Models of the subgraphs, in configuration order.
 */
export function indexOrigins(models: readonly SchemaModel[]): Map<string, readonly Origin[]> {
  const origins = new Map<string, Origin[]>();
  for (const { id, entries } of models) {
    for (const entry of entries) {
      const root = rootNames[entry.kind];
      for (const part of partsOf(entry)) {
        const { coordinate, description } = part;
        const key = root === undefined ? coordinate : coordinate.replace(/^\w+/, root);
        const place = part === entry ? entry.place : undefined;
        addToList(origins, key, { subgraph: id, to: entry.route, place, description });
      }
    }
  }
  return origins;
}

/** The same definition in the subgraphs: first in those that own the type, last in those that only refer to it, else in configuration order. */
export function originsFrom(
  coordinate: string,
  { roles, graphs, origins }: ModelScope,
): readonly Origin[] {
  const all = origins.get(coordinate) ?? [];
  const rolesInType = roles.get(coordinate.replace(/\W.*/, ''));
  if (all.length < 2 || rolesInType === undefined) return all;
  const rank = new Map(
    Array.from(rolesInType, ([graph, role]) => [graphs.get(graph)?.id, RANKS[role]]),
  );
  const rankOf = ({ subgraph }: Origin): number => rank.get(subgraph) ?? RANKS.stub;
  return [...all].sort((a, b) => rankOf(a) - rankOf(b));
}

const RANKS: Readonly<Record<OwnershipRole, number>> = {
  owner: 0,
  contributor: 1,
  interfaceObject: 2,
  stub: 3,
};
