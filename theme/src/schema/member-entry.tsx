import type { ArgumentModel, SubgraphRef } from '@docgen/core/schema-model';
import { MemberDetails } from './member-details.tsx';
import { MemberType } from './member-type.tsx';
import { Owners } from './owners.tsx';
import type { Member } from './sections-of-entry.ts';

interface MemberEntryProps {
  readonly member: Member;
  readonly subgraphs: readonly SubgraphRef[];
}

/** A field, argument or value, and below a field its arguments. The name links to itself. */
export function MemberEntry({ member: { id, model }, subgraphs }: MemberEntryProps) {
  return (
    <div className="member" id={id}>
      <h3>
        <a href={`#${id}`}>{model.name}</a>
      </h3>
      <MemberType model={model} />
      <Owners uses={model.subgraphs} subgraphs={subgraphs} label="From" />
      <MemberDetails model={model} />
      {'args' in model && model.args.length > 0 && (
        <ul className="arguments" aria-label={`Arguments of ${model.name}`}>
          {model.args.map((arg) => (
            <ArgumentEntry key={arg.name} id={`${id}-${arg.name}`} arg={arg} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Owners of arguments are those of the field, so they are not said again. */
function ArgumentEntry({ id, arg }: { readonly id: string; readonly arg: ArgumentModel }) {
  return (
    <li id={id}>
      <b>{arg.name}</b>
      <MemberType model={arg} />
      <MemberDetails model={arg} />
    </li>
  );
}
