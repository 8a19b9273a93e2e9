import type { MemberView } from '@docgen/core/entry-sections';
import type { SubgraphRef } from '@docgen/core/schema-model';
import { MemberEntry } from './member-entry.tsx';

interface MemberListProps {
  readonly members: readonly MemberView[];
  readonly deprecated: readonly MemberView[];
  readonly subgraphs: readonly SubgraphRef[];
}

/** Fields, arguments or values; those that should not be used any more come last. */
export function MemberList({ members, deprecated, subgraphs }: MemberListProps) {
  return [...members, ...deprecated].map((member) => (
    <MemberEntry key={member.id} member={member} subgraphs={subgraphs} />
  ));
}
