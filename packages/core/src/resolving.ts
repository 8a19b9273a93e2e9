import type { Documented, SubgraphUse } from './schema-model.ts';

/** The subgraphs that resolve something. */
export function resolving({ subgraphs }: Documented): readonly SubgraphUse[] {
  if (subgraphs.length === 0) return subgraphs;
  return subgraphs.filter(({ role, external }) => role !== 'stub' && !external);
}

/** Who owns what a schema without subgraphs has, which is most of what is asked about. */
const NOBODY: ReadonlySet<string> = new Set();

/** Ids of the subgraphs that own something. */
export function ownerIds({ subgraphs }: Documented): ReadonlySet<string> {
  if (subgraphs.length === 0) return NOBODY;
  return new Set(subgraphs.filter(({ role }) => role === 'owner').map(({ id }) => id));
}
