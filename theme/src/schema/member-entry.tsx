import type { MemberView } from '@docgen/core/member-view';
import type { SchemaEntry, SubgraphRef } from '@docgen/core/schema-model';
import { Breakable } from '../components/breakable.tsx';
import { Arguments } from './arguments.tsx';
import { MemberDetails, MemberFacts } from './member-facts.tsx';
import { MemberOwners } from './owners.tsx';

interface MemberEntryProps {
  readonly member: MemberView;
  /** What it belongs to. */
  readonly entry: SchemaEntry;
  readonly subgraphs: readonly SubgraphRef[];
}

/** A field, argument, input field or value, and below a field its arguments. The name links to itself. */
export function MemberEntry({ member, entry, subgraphs }: MemberEntryProps) {
  const { id, formerId, model, args } = member;
  return (
    <div className="member" id={id}>
      <h3 id={formerId}>
        <a id={model.alias} href={`#${id}`}>
          <Breakable name={model.name} />
        </a>
      </h3>
      <MemberFacts model={model} />
      <MemberOwners member={member} entry={entry} subgraphs={subgraphs} />
      <MemberDetails model={model} />
      <Arguments of={model.name} args={args} />
    </div>
  );
}
