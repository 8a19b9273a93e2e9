import type { Documented, SubgraphUse } from '../schema-model.ts';

/** The subgraphs that resolve a type or field. */
export function resolving({ subgraphs }: Documented): readonly SubgraphUse[] {
  if (subgraphs.length === 0) return subgraphs;
  return subgraphs.filter(({ role, external }) => role !== 'stub' && !external);
}

/** Shared result for all that has no subgraphs, which is the most frequent case. */
const NOBODY: ReadonlySet<string> = new Set();

/** Ids of the subgraphs that own a type or field. */
export function ownerIds({ subgraphs }: Documented): ReadonlySet<string> {
  if (subgraphs.length === 0) return NOBODY;
  return new Set(subgraphs.filter(({ role }) => role === 'owner').map(({ id }) => id));
}
