import type { EntrySection } from '@docgen/core/schema/entry-sections';
import type { MemberView } from '@docgen/core/schema/member-view';
import type { ReactElement } from 'react';
import { type MemberContext, memberEntry } from './member-entry.tsx';

/** Renders fields, arguments or values. Deprecated ones come last, collapsed. */
export function memberList(
  { id, noun, note, members, deprecated, filter }: Extract<EntrySection, { kind: 'members' }>,
  context: MemberContext,
): ReactElement {
  const draw = (member: MemberView) => memberEntry(member, context);
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
