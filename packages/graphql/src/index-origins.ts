import { addToList } from '@docgen/core/add-to-list';
import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
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

/** The same definition in the subgraphs: first in the one at home in the type, then in configuration order. */
export function originsFrom(
  coordinate: string,
  { homes, graphs, origins }: ModelScope,
): readonly Origin[] {
  const all = origins.get(coordinate) ?? [];
  const graph = homes.get(coordinate.replace(/\W.*/, ''));
  const home = graph === undefined ? undefined : graphs.get(graph)?.id;
  const first = all.find(({ subgraph }) => subgraph === home);
  return first === undefined ? all : [first, ...all.filter((origin) => origin !== first)];
}
