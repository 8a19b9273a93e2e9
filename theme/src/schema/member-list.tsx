import type { EntrySection } from '@docgen/core/entry-sections';
import type { MemberView } from '@docgen/core/member-view';
import type { SchemaEntry, SubgraphRef } from '@docgen/core/schema-model';
import { memberEntry } from './member-entry.tsx';
import type { Pen } from './pen.ts';

interface MemberListProps {
  readonly section: Extract<EntrySection, { kind: 'members' }>;
  /** The definition that contains the members. */
  readonly entry: SchemaEntry;
  readonly subgraphs: readonly SubgraphRef[];
  readonly pen: Pen;
}

/** Fields, arguments or values. Deprecated ones come last, collapsed. */
export function MemberList({ section, entry, subgraphs, pen }: MemberListProps) {
  const { id, noun, note, members, deprecated, filter } = section;
  const draw = (member: MemberView) => memberEntry(member, { entry, subgraphs, pen });
  return (
    <>
      {note !== undefined && <p>{note}</p>}
      {filter && (
        <p className="filter needs-script">
          <label
            htmlFor={`${id}-filter`}
          >{`Filter ${members.length + deprecated.length} ${noun}`}</label>
          <input id={`${id}-filter`} type="search" data-filter={noun} autoComplete="off" />
          <output htmlFor={`${id}-filter`} />
        </p>
      )}
      {members.map(draw)}
      {deprecated.length > 0 && (
        <details className="more-members">
          <summary>
            {deprecated.length === 1
              ? `1 deprecated ${noun.slice(0, -1)}`
              : `${deprecated.length} deprecated ${noun}`}
          </summary>
          {deprecated.map(draw)}
        </details>
      )}
    </>
  );
}
