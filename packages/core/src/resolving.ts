import type { Documented, SubgraphUse } from './schema-model.ts';

/** The subgraphs that resolve something. */
export function resolving({ subgraphs }: Documented): readonly SubgraphUse[] {
  return subgraphs.filter(({ role, external }) => role !== 'stub' && !external);
}

/** Ids of the subgraphs that own something. */
export function ownerIds({ subgraphs }: Documented): ReadonlySet<string> {
  return new Set(subgraphs.filter(({ role }) => role === 'owner').map(({ id }) => id));
}
