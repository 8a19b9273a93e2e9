import type { SchemaEntry, SchemaModel } from '@docgen/core/schema-model';
import type { Origin } from './model-scope.ts';
import { partsOf } from './parts-of.ts';

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
        const origin: Origin = {
          subgraph: id,
          to: entry.route,
          ...(part === entry && entry.place !== undefined ? { place: entry.place } : {}),
          ...(description === undefined ? {} : { description }),
        };
        const known = origins.get(key);
        if (known === undefined) origins.set(key, [origin]);
        else known.push(origin);
      }
    }
  }
  return origins;
}
